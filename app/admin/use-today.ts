import { useMemo, useSyncExternalStore } from "react";

/** The day by the viewer's calendar; a page that stays open goes on to the next one at midnight. */
export function useToday() {
  const day = useSyncExternalStore(subscribe, currentDay, currentDay);
  return useMemo(() => new Date(day), [day]);
}

const currentDay = () => new Date().toDateString();

function subscribe(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(turn, midnight.getTime() - now.getTime());
  }
  function turn() {
    clearTimeout(timer);
    listener();
    wait();
  }
  wait();
  // A laptop that slept through midnight fires its timer late.
  document.addEventListener("visibilitychange", turn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", turn);
  };
}
