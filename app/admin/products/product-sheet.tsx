import { ActButton } from "../kit/act-button.tsx";
import { Modal } from "../kit/modal.tsx";
import { showroomIds, showroomNames } from "../records/product-labels.ts";
import { setStock } from "../records/record-writes.ts";
import type { Hold, Product } from "../records/records.queries.ts";
import { HoldSheet } from "./hold-sheet.tsx";
import { MoveSheet } from "./move-sheet.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import { SoldSheet } from "./sold-sheet.tsx";
import { StockStepper } from "./stock-stepper.tsx";

export type ProductSheetKind = "price" | "sold" | "hold" | "count" | "move";

interface ProductSheetProps {
  kind: ProductSheetKind;
  product: Product;
  holds: readonly Hold[];
  onClose: () => void;
}

export function ProductSheet({ kind, holds, ...sheet }: ProductSheetProps) {
  if (kind === "price") return <PriceSheet {...sheet} />;
  if (kind === "sold") return <SoldSheet {...sheet} holds={holds} />;
  if (kind === "hold") return <HoldSheet {...sheet} />;
  return kind === "move" ? <MoveSheet {...sheet} /> : <CountSheet {...sheet} />;
}

/** How many stand in each showroom; the same number again says when it was counted. */
function CountSheet({ product, onClose }: Pick<ProductSheetProps, "product" | "onClose">) {
  return (
    <Modal title={`Count ${product.title}`} onClose={onClose} width="max-w-md">
      <ul className="grid gap-4">
        {showroomIds.map((room) => {
          const { onHand } = product.stock[room];
          return (
            <li key={room} className="flex flex-wrap items-center justify-between gap-2">
              <StockStepper product={product} showroom={room} />
              <ActButton
                refused="The count didn’t save."
                about={`stock ${product.id} ${room}`}
                act={async (at) => {
                  await setStock(product, room, onHand, at);
                  return { title: `${product.title}: still ${onHand} at ${showroomNames[room]}.` };
                }}
              >
                Still {onHand}
                <span className="sr-only"> at {showroomNames[room]}</span>
              </ActButton>
            </li>
          );
        })}
      </ul>
    </Modal>
  );
}
