import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { cn } from "#app/ui/cn.ts";
import { cleanPlain } from "#shop/typed.ts";
import { iconButton } from "../controls.ts";
import { closeProblems, showProblem } from "../kit/problem-notice.ts";
import { useWrite } from "../kit/use-write.ts";
import { type ShowroomId, showroomNames } from "../records/product-labels.ts";
import { setStock, storeProducts } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";
import { useLatest } from "../use-latest.ts";

/** Presses that follow each other are one count. */
const restMs = 600;

const maxStock = 10_000;

function numberIn(typed: string): number | undefined {
  const text = cleanPlain(typed);
  return /^\d{1,5}$/.test(text) && Number(text) <= maxStock ? Number(text) : undefined;
}

interface StockStepperProps {
  product: Product;
  showroom: ShowroomId;
  /** On a phone's list a count is typed, so that four products are seen at once. */
  isInList?: boolean;
}

/** How many stand in one showroom: stepped, and saved when one rests; or typed, and saved with Enter or on leaving. */
export function StockStepper({ product, showroom, isInList = false }: StockStepperProps) {
  const { onHand } = product.stock[showroom];
  const { draft, isSaving, count, type, flush } = useStock(product, showroom);
  const [typed, setTyped] = useState<string>();
  // An empty field is somebody about to type, not a showroom that was sold out.
  const isWrong = Boolean(typed) && numberIn(typed!) === undefined;
  const shown = draft ?? onHand;
  const name = showroomNames[showroom];
  const step = iconButton(isInList ? "text-xl max-sm:hidden" : "text-xl");

  const stepBy = (by: -1 | 1) => {
    if (isSaving || shown + by < 0) return;
    setTyped(undefined);
    count(shown + by);
  };

  function commit() {
    if (isWrong) {
      return showProblem({
        title: `The count for ${product.title} didn’t save.`,
        description: `“${typed}” isn’t a whole number from 0 to ${maxStock.toLocaleString("en-US")}.`,
      });
    }
    setTyped(undefined);
    flush();
  }

  return (
    <div className="flex items-center">
      <span className={cn("w-9 shrink-0 text-sm text-ink-soft", isInList && "max-sm:w-8.5")}>
        {name}
      </span>
      <button
        type="button"
        className={step}
        aria-disabled={shown === 0 || isSaving || undefined}
        aria-label={`One fewer ${product.title} at ${name}`}
        // By keyboard the arrows do the same in the field between, so that Sold and Hold are few steps away.
        tabIndex={-1}
        onClick={() => stepBy(-1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={`${product.title} at ${name}`}
        className="size-11 rounded-lg border border-field bg-surface text-center font-semibold tabular fine:h-9 fine:w-10"
        value={typed ?? String(shown)}
        readOnly={isSaving}
        onFocus={({ target }) => target.select()}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          if (isWrong) closeProblems();
          setTyped(target.value);
          type(numberIn(target.value));
        }}
        onKeyDown={(event) => {
          const { key } = event;
          if (key === "Enter") commit();
          if (key !== "ArrowUp" && key !== "ArrowDown") return;
          event.preventDefault();
          stepBy(key === "ArrowUp" ? 1 : -1);
        }}
        onBlur={commit}
      />
      <button
        type="button"
        className={step}
        aria-disabled={isSaving || undefined}
        aria-label={`One more of ${product.title} at ${name}`}
        tabIndex={-1}
        onClick={() => stepBy(1)}
      >
        +
      </button>
    </div>
  );
}

function useStock(product: Product, showroom: ShowroomId) {
  const client = useQueryClient();
  // Over what it was counted: where somebody sold one meanwhile, the count is refused.
  const [pending, setPending] = useState<{ product: Product; draft: number }>();
  const { isBusy: isSaving, write } = useWrite({
    refused: `The count for ${product.title} didn’t save.`,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function save({ product, draft: onHand }: NonNullable<typeof pending>) {
    const before = product.stock[showroom];
    if (onHand === before.onHand) return setPending(undefined);
    const at = new Date().toISOString();
    await write(async () => {
      const version = await setStock(product, showroom, onHand, at);
      const stock = { ...product.stock, [showroom]: { onHand, version } };
      storeProducts(client, new Map([[product.id, { stock }]]));
      return {
        title: `${product.title}: ${onHand} at ${showroomNames[showroom]}, was ${before.onHand}.`,
        undo: () => setStock({ ...product, stock }, showroom, before.onHand, at),
      };
    }, `stock ${product.id} ${showroom}`);
    setPending(undefined);
  }

  const flush = useLatest(() => {
    clearTimeout(timer.current);
    if (pending && !isSaving) void save(pending);
  });
  // What was counted is saved too when the row leaves the page.
  useEffect(() => () => flush.current(), [flush]);

  /** Saved with the next `flush`; nothing, while it is no number. */
  function type(draft: number | undefined) {
    clearTimeout(timer.current);
    setPending(draft === undefined ? undefined : { product: pending?.product ?? product, draft });
  }

  return {
    draft: pending?.draft,
    isSaving,
    type,
    /** Saved once nothing more is counted for a while. */
    count(onHand: number) {
      type(onHand);
      timer.current = setTimeout(() => flush.current(), restMs);
    },
    flush: () => flush.current(),
  };
}
