import { QueryClient } from "@tanstack/react-query";

/** One cache for the back office. A failed read is tried twice more, then shown. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 2,
      retryDelay: (tries) => 400 * 2 ** tries,
      staleTime: 10_000,
      // Offline, a read fails and says so; by default it would wait without a word.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});
