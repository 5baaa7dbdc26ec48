import { useState } from "react";
import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { wholeNumber } from "../kit/schema.ts";
import { SheetForm } from "../kit/sheet-form.tsx";
import { moveStock, unloadMove } from "../records/moves.queries.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { firstWith } from "./hold-sheet.tsx";
import { ShowroomField } from "./showroom-field.tsx";

interface MoveSheetProps {
  product: Product;
  onClose: () => void;
}

const schema = v.object({
  quantity: wholeNumber(1, 1000, "Enter how many to move, at least 1."),
});

/** Loads a product onto the truck to the other showroom. */
export function MoveSheet({ product, onClose }: MoveSheetProps) {
  const [device] = useDeviceShowroom();
  const [from, setFrom] = useState<ShowroomId>(() => firstWith(product, device ?? showroomIds[0]!));
  const [move] = useState(uuid);
  const to = showroomIds.find((id) => id !== from)!;
  return (
    <SheetForm
      title={`Move ${product.title}`}
      onClose={onClose}
      label="A move"
      saveWords={`On the truck to ${showroomNames[to]}`}
      record={{ table: "stock_moves", key: move }}
      draft={`move ${product.id}`}
      saved={{ quantity: "1" }}
      version={0}
      schema={schema}
      write={async ({ quantity }) => {
        await moveStock({ product: product.id, from, to, quantity, move });
        return {
          title: `${quantity} × ${product.title} on the truck to ${showroomNames[to]}.`,
          undo: () => unloadMove(move, from),
        };
      }}
    >
      {({ bind, change }) => (
        <>
          <ShowroomField
            product={product}
            value={from}
            onChange={(next) => {
              setFrom(next);
              change({});
            }}
          />
          <TextField label="How many" inputMode="numeric" {...bind("quantity")} />
          <p className="text-sm text-ink-soft">
            It counts at {showroomNames[to]} once someone there unloads it.
          </p>
        </>
      )}
    </SheetForm>
  );
}
