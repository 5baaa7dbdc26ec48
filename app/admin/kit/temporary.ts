/** Which failures of a write are worth another try by itself. */
import { isLostAnswer } from "../once.ts";

/** What holds it up, where the line is there and the shop says why: its disk is full, it is too busy. */
export function delayOf(error: unknown): string {
  const {
    status = 0,
    code = "",
    message,
  } = (error ?? {}) as {
    status?: number;
    code?: string;
    message?: string;
  };
  if (code === "53100") return "The store’s disk is full.";
  return status >= 500 || status === 429 ? (message ?? "") : "";
}

/** Whether it is worth another try by itself: no answer came, or one that says to come back. */
export function isTemporary(error: unknown): boolean {
  const {
    code,
    message = "",
    status,
  } = (error ?? {}) as {
    code?: string;
    message?: string;
    status?: number;
  };
  if (isLostAnswer(error)) return true;
  if (status !== undefined) return status === 429 || status >= 500;
  // The database has no room, or is about to stop.
  if (/^5[37]/.test(code ?? "")) return true;
  return code === "" || /fetch|network|abort|timed? ?out|load failed/i.test(message);
}
