import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { read } from "../requests.ts";

export interface Warning {
  kind: "claim" | "offer" | "package" | "page" | "stock";
  words: string;
  path: string;
}

/** Pages of the site that could not be made, and show what they showed before. */
export const pageWarnings = (warnings: unknown) =>
  ((warnings ?? []) as Warning[]).filter(({ kind }) => kind === "page");

export const warningsQuery = queryOptions({
  queryKey: ["warnings"],
  queryFn: async ({ signal }) => {
    const data = await read(
      signal,
      db()
        .from("publications")
        .select("warnings")
        .not("published_at", "is", null)
        .order("version", { ascending: false })
        .limit(1),
    );
    return (data[0]?.warnings ?? []) as unknown as Warning[];
  },
  refetchInterval: 30_000,
});
