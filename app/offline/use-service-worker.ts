import { useEffect } from "react";

/** Costs a first visit nothing: the worker that keeps pages comes with the device's second one. */
export function useServiceWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    try {
      if (!navigator.serviceWorker) return;
      if (localStorage.getItem("visited"))
        import("./register-service-worker.ts")
          .then(({ registerServiceWorker }) => registerServiceWorker())
          .catch(() => undefined);
      else localStorage.setItem("visited", "1");
    } catch {
      // Nothing may be stored here, and so nothing is kept.
    }
  }, []);
}
