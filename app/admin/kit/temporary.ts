/** Which failures of a write are worth another try by itself. */
import { isLostAnswer } from "../once.ts";

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
