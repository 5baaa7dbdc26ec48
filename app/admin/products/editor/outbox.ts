/** New products that this device has not handed over yet. */
import { parseDraft } from "../../kit/draft.ts";
import { isLostAnswer } from "../../once.ts";
import { emptyProduct, type ProductFields } from "./product-fields.ts";

export interface QueuedProduct {
  /** Made once: however often it is sent, it is one product. */
  request: string;
  fields: ProductFields;
  as: "live" | "draft";
  /** The lot that it came with. */
  lot?: string;
  /** Why the shop refused it; it waits for somebody to change it. */
  problem?: string;
}

/** Makes something usable of whatever the device's storage holds. */
export function parseOutbox(found: unknown): QueuedProduct[] {
  return Array.isArray(found) ? found.flatMap(waitingOf) : [];
}

function waitingOf(found: Partial<QueuedProduct> | null): QueuedProduct[] {
  const kept = parseDraft({ fields: found?.fields, base: {}, version: null });
  if (!kept || typeof found?.request !== "string") return [];
  return [
    {
      request: found.request,
      fields: { ...emptyProduct, ...kept.fields },
      as: found.as === "live" ? "live" : "draft",
      ...(typeof found.lot === "string" ? { lot: found.lot } : {}),
      ...(typeof found.problem === "string" ? { problem: found.problem } : {}),
    },
  ];
}

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
