import { useEffect } from "react";

/** Costs a first visit nothing: the worker that keeps pages comes with the device's second one. */
export function useOffline() {
  useEffect(() => {
    if (!import.meta.env.PROD || !navigator.serviceWorker) return;
    try {
      if (localStorage.getItem("visited"))
        import("./keep-visited.ts").then(({ keepVisited }) => keepVisited()).catch(() => undefined);
      else localStorage.setItem("visited", "1");
    } catch {
      // Nothing may be stored here, and so nothing is kept.
    }
  }, []);
}
