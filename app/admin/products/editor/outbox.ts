/** New products that this device has not handed over yet. */
import { parseDraft } from "../../kit/draft.ts";
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
