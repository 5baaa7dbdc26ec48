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

/** The count that was typed; undefined for anything else. */
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
  // As a count, what is typed stays with its product.
  const [typed, setTyped] = useState<{ id: string; text: string }>();
  const typing = typed?.id === product.id ? typed.text : undefined;
  // An empty field is somebody about to type, not a showroom that was sold out.
  const isWrong = Boolean(typing) && numberIn(typing!) === undefined;
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
        description: `“${typing}” isn’t a whole number from 0 to ${maxStock.toLocaleString("en-US")}.`,
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
        value={typing ?? String(shown)}
        readOnly={isSaving}
        onFocus={({ target }) => target.select()}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          if (isWrong) closeProblems();
          setTyped({ id: product.id, text: target.value });
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
  // A row is filled anew with another product: a count stays with the product that was counted.
  const [pending, setPending] = useState<{ product: Product; draft: number }>();
  const { isBusy: isSaving, write } = useWrite({
    refused: `The count for ${product.title} didn’t save.`,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draft = pending?.product.id === product.id ? pending.draft : undefined;

  async function save(counted: Product, onHand: number) {
    const before = counted.stock[showroom];
    if (onHand === before.onHand) return setPending(undefined);
    const at = new Date().toISOString();
    await write(async () => {
      const version = await setStock(counted, showroom, onHand, at);
      const stock = { ...counted.stock, [showroom]: { onHand, version } };
      storeProducts(client, new Map([[counted.id, { stock }]]));
      return {
        title: `${counted.title}: ${onHand} at ${showroomNames[showroom]}, was ${before.onHand}.`,
        undo: () => setStock({ ...counted, stock }, showroom, before.onHand, at),
      };
    }, `stock ${counted.id} ${showroom}`);
    setPending(undefined);
  }

  const latest = useLatest({ save, pending, isSaving });
  const flush = () => {
    clearTimeout(timer.current);
    const { save, pending, isSaving } = latest.current;
    if (pending && !isSaving) void save(pending.product, pending.draft);
  };
  const flushLatest = useLatest(flush);
  // What was counted is saved too when the row leaves the page.
  useEffect(() => () => flushLatest.current(), [flushLatest]);

  function forget() {
    clearTimeout(timer.current);
    setPending(undefined);
  }

  function note(onHand: number) {
    if (pending && pending.product.id !== product.id) flush();
    clearTimeout(timer.current);
    setPending({
      product: pending?.product.id === product.id ? pending.product : product,
      draft: onHand,
    });
  }

  return {
    draft,
    isSaving,
    /** Saved with the next `flush`; nothing, while it is no number. */
    type: (onHand: number | undefined) => (onHand === undefined ? forget() : note(onHand)),
    /** Saved once nothing more is counted for a while. */
    count(onHand: number) {
      note(onHand);
      timer.current = setTimeout(() => flushLatest.current(), restMs);
    },
    flush,
  };
}
