import { startTransition, useEffect, useState } from "react";
import type { Live } from "./live.ts";

/**
 * What holds now, asked for once the page is painted and again when somebody comes back to it. Nothing
 * until there is an answer, and nothing without one.
 */
export function useLive(isWanted = true): Live | undefined {
  const [live, setLive] = useState<Live>();
  useEffect(() => {
    if (!isWanted) return;
    const look = () => {
      if (document.hidden) return;
      import("./live.ts")
        .then(({ fetchLive }) => fetchLive())
        // The whole page is drawn again, in small steps.
        .then((live) => startTransition(() => setLive(live)))
        .catch(() => undefined);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isWanted]);
  return live;
}
