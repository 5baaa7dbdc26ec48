import { useEffect, useEffectEvent, useRef, useState } from "react";
import { auth } from "#app/lib/supabase.ts";
import { isLostAnswer } from "../once.ts";
import { describeFailure } from "../records/failures.ts";
import { useLatest } from "../use-latest.ts";
import { usePersistedState } from "../use-persisted-state.ts";

interface Kept {
  /** Made once: however often it is sent, it is done once. */
  request: string;
  /** Why the shop refused it; it waits for somebody to change it. */
  problem?: string;
}

const againMs = 10_000;

/**
 * What this device keeps for the shop under a name, handed over one after the other, and again when the line is back.
 * `hand` throws what is refused, and is called with the same item until it is done; `forget` drops what is kept beside
 * it, once nothing will ask for that again.
 */
export function useKeptQueue<Item extends Kept>(
  name: string,
  parse: (found: unknown) => Item[],
  hand: (one: Item) => Promise<void>,
  forget?: (one: Item) => Promise<void>,
) {
  const [waiting, keep] = usePersistedState(name, parse);
  const latest = useLatest(waiting);
  const [isSending, setSending] = useState(false);
  const [delay, setDelay] = useState("");
  const running = useRef(false);

  const remove = (request: string) => keep(latest.current.filter((one) => one.request !== request));

  const send = useEffectEvent(async () => {
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      // A session that could not be refreshed yet would be refused as a stranger's.
      const { data } = await auth().getSession();
      for (const one of latest.current) {
        if (one.problem) continue;
        if (!data.session) break;
        try {
          await hand(one);
          setDelay("");
          remove(one.request);
          await forget?.(one);
        } catch (error) {
          const why = delayOf(error);
          if (why !== undefined) {
            setDelay(why);
            break;
          }
          const problem = describeFailure(error);
          keep(
            latest.current.map((item) =>
              item.request === one.request ? { ...item, problem } : item,
            ),
          );
        }
      }
    } finally {
      running.current = false;
      setSending(false);
    }
  });

  const isWaiting = waiting.some(({ problem }) => !problem);
  useEffect(() => {
    if (!isWaiting) return;
    void send();
    const timer = setInterval(() => void send(), againMs);
    const now = () => void send();
    window.addEventListener("online", now);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", now);
    };
  }, [isWaiting]);

  return {
    waiting,
    isSending,
    /** Why what waits is still here though the line is there; empty where no one said. */
    delay,
    /** Keeps it on this device and sends it as soon as that is possible. */
    add: (one: Item) => keep([...latest.current, one]),
    remove,
  };
}

/**
 * Why it is tried again by itself: "" where no answer came, else what the shop says that holds it up, such as a full
 * disk. Undefined where another try would be refused as well.
 */
export function delayOf(error: unknown): string | undefined {
  const {
    code,
    status,
    message = "",
  } = (error ?? {}) as Partial<Record<"code" | "message", string> & { status: number }>;
  if (isLostAnswer(error)) return "";
  if (status !== undefined) return status === 429 || status >= 500 ? message : undefined;
  if (code === "53100") return "The store’s disk is full.";
  // The database has no room, or is about to stop.
  if (/^5[37]/.test(code ?? "") || code === "") return "";
  return /fetch|network|abort|timed? ?out|load failed/i.test(message) ? "" : undefined;
}
