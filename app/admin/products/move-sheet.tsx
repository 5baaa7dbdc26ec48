import { useState } from "react";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { field, full } from "../kit/fields.tsx";
import { wholeNumber } from "../kit/schema.ts";
import { SheetForm } from "../kit/sheet-form.tsx";
import { moveStock, unloadMove } from "../records/moves.queries.ts";
import { showroomIds, showroomNames } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";
import { ShowroomField, showroomSchema, useFirstShowroom } from "./showroom-field.tsx";

const schema = v.object({
  showroom: showroomSchema,
  quantity: field("How many", wholeNumber(1, 1000, "Enter how many to move, at least 1."), {
    ...{ ...full, inputMode: "numeric" },
  }),
});

const otherThan = (from: string) => showroomIds.find((id) => id !== from)!;

export function MoveSheet({ product, onClose }: { product: Product; onClose: () => void }) {
  const showroom = useFirstShowroom(product);
  const [move] = useState(uuid);
  return (
    <SheetForm
      title={`Move ${product.title}`}
      onClose={onClose}
      label="A move"
      saveWords={({ showroom }) => `On the truck to ${showroomNames[otherThan(showroom)]}`}
      record={{ table: "stock_moves", key: move }}
      draft={`move ${product.id}`}
      saved={{ quantity: "1", showroom: String(showroom) }}
      version={0}
      schema={schema}
      write={async ({ quantity, showroom: from }) => {
        const to = otherThan(from);
        await moveStock({ product: product.id, from, to, quantity, move });
        return {
          title: `${quantity} × ${product.title} on the truck to ${showroomNames[to]}.`,
          undo: () => unloadMove(move, from),
        };
      }}
    >
      {({ show, ...form }) => (
        <>
          <ShowroomField product={product} form={form} />
          {show()}
          <p className="text-sm text-ink-soft">
            It counts at {showroomNames[otherThan(form.values.showroom)]} once someone there unloads
            it.
          </p>
        </>
      )}
    </SheetForm>
  );
}
