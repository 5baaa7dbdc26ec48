import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { storedSession } from "#app/lib/stored-session.ts";
import { activity, isIdle } from "./activity.ts";
import { lockAfterQuery } from "./lock.queries.ts";
import { lockDevice } from "./lock.ts";

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
const oftenEnoughMs = 5_000;

/** Locks the device if it was left alone for too long, which may have been while no page was open. */
export function lockIfIdle() {
  const idle = isIdle(activity.read(), storedSession(), Date.now());
  if (idle) lockDevice();
  return idle;
}

/** Locks the device once no one has used the back office for as long as the owner has set. */
export function useIdleLock() {
  const { data } = useQuery({ ...lockAfterQuery, refetchInterval: 5 * 60_000 });
  // Without a line, what the owner had set the last time.
  const minutes = data === undefined ? activity.read()?.minutes : data;
  useEffect(() => {
    if (minutes === undefined) return;
    function note(event?: Event) {
      const session = storedSession();
      // A laptop that slept wakes with a key press, which is no use of it yet.
      if (lockIfIdle() || !session) return;
      const last = activity.read();
      // A time that is still to come was noted before the clock was set back.
      const isRecent =
        last?.session === session.id && Math.abs(Date.now() - last.at) < oftenEnoughMs;
      if (event && isRecent) return;
      activity.write({ session: session.id, at: Date.now(), minutes: minutes ?? null });
    }
    note();
    const timer = setInterval(lockIfIdle, 1_000);
    for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true });
    document.addEventListener("visibilitychange", lockIfIdle);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, note, { capture: true });
      document.removeEventListener("visibilitychange", lockIfIdle);
    };
  }, [minutes]);
}
