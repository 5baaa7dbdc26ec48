import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Tables } from "#supabase/database.types.ts";
import { parseDraft } from "../../kit/draft.ts";
import { offerUndo } from "../../kit/undo-store.ts";
import { useKeptQueue } from "../../kit/use-kept-queue.ts";
import { removeOriginals } from "../../pictures/local-originals.ts";
import { parsePictures } from "../../pictures/picture.ts";
import { changeProducts, refreshRecords } from "../../records/record-writes.ts";
import { saveProduct } from "./product.queries.ts";
import { checkProduct, emptyProduct, type ProductFields } from "./product-fields.ts";

export function useOutbox() {
  const client = useQueryClient();
  const [sent, setSent] = useState<Tables<"products">[]>([]);
  const queue = useKeptQueue("pieces to send", parseOutbox, hand, ({ fields }) =>
    removeOriginals(parsePictures(fields.pictures).map(({ original }) => original)),
  );

  async function hand({ fields, as, request, lot }: QueuedProduct) {
    const { product, pictures, stock } = checkProduct(fields, as === "live", new Date());
    const row = await saveProduct({
      product: { ...product, state: as, ...(lot && { lot_id: lot }) },
      ...{ pictures, stock, request },
    });
    setSent((before) => [row, ...before]);
    offerUndo({
      title: `${row.title} is ${row.state === "live" ? "being published" : "saved as a draft"}.`,
      undo: () => changeProducts([{ id: row.id, version: row.version, state: "archived" }]),
    });
    void refreshRecords(client);
  }

  return { ...queue, sent };
}

export interface QueuedProduct {
  /** Made once: however often it is sent, it is one product. */
  request: string;
  fields: ProductFields;
  as: "live" | "draft";
  lot?: string;
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
