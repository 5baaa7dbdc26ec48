import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Tables } from "#supabase/database.types.ts";
import { offerUndo } from "../../kit/undo-store.ts";
import { useKeptQueue } from "../../kit/use-kept-queue.ts";
import { removeOriginals } from "../../pictures/local-originals.ts";
import { parsePictures } from "../../pictures/picture.ts";
import { changeProducts, refreshRecords } from "../../records/record-writes.ts";
import { parseOutbox, type QueuedProduct } from "./outbox.ts";
import { checkProduct } from "./product-fields.ts";
import { saveProduct } from "./save-product.ts";

/** Hands over new products that this device keeps, with or without a line now. */
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
