import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoney } from "#shop/money.ts";
import { cleanPlain } from "#shop/typed.ts";
import { plural } from "../format.ts";
import { useWrite } from "../kit/use-write.ts";
import { Problem } from "../problem.tsx";
import { isLargeChange, markedDown, priceWarnings } from "../records/money-input.ts";
import { changeProducts, reverse } from "../records/record-writes.ts";
import { type Product, shopQuery } from "../records/records.queries.ts";
import { useDraft } from "../use-draft.ts";

interface MarkdownSheetProps {
  products: readonly Product[];
  onClose: () => void;
  onDone: () => void;
}

/** Lowers several prices by percent or dollars, and shows each of them before. */
export function MarkdownSheet({ products, onClose, onDone }: MarkdownSheetProps) {
  const { data: shop } = useQuery(shopQuery);
  const draft = useDraft("markdown", { amount: "10", by: "percent", nines: "yes", again: "" });
  const first = useRef<HTMLInputElement>(null);
  const { amount: text, by, nines, again } = draft.values;
  const isPercent = by === "percent";
  // With its sign, as one says it: "10%", "$50".
  const plain = cleanPlain(text).replace(isPercent ? /\s*%$/ : /^\$\s*/, "");
  const amount = /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  const isAmount = amount > 0 && (!isPercent || amount < 100);
  const [problem, setProblem] = useState("");
  const { isBusy, problem: refusal, write } = useWrite();

  const rows = products.map((product) => ({
    product,
    price: isAmount
      ? markedDown(product.price_cents, {
          by: isPercent ? "percent" : "dollars",
          amount,
          nines: nines === "yes",
        })
      : product.price_cents,
  }));
  const isLarge = rows.some(({ product, price }) => isLargeChange(product.price_cents, price));
  const isConfirmed = !isLarge || Number(again) === amount;

  async function save() {
    if (!isAmount) {
      return setProblem(isPercent ? "Type a percentage from 1 to 99." : "Type how many dollars.");
    }
    if (!isConfirmed)
      return setProblem("This changes a price by more than 40%: type the number again.");
    const changed = rows.filter(({ product, price }) => price !== product.price_cents);
    if (changed.length === 0) return setProblem("No price would change.");
    setProblem("");
    const isDone = await write(async () => {
      const after = await changeProducts(
        changed.map(({ product, price }) => ({
          id: product.id,
          version: product.version,
          price_cents: price,
        })),
        isLarge,
      );
      const before = changed.map(({ product }) => product);
      return {
        title: `${plural(changed.length, "piece")} marked down.`,
        undo: () => changeProducts(reverse(before, after), true),
      };
    });
    if (!isDone) return;
    draft.drop();
    onClose();
    onDone();
  }

  return (
    <Modal
      title={`Mark down ${plural(products.length, "piece")}`}
      onClose={onClose}
      initialFocus={first}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="flex items-end gap-3">
          <TextField
            ref={first}
            label="By"
            inputMode="decimal"
            className="w-28"
            value={text}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => draft.change({ amount: target.value })}
          />
          <fieldset className="flex min-h-12 items-center gap-4">
            <legend className="sr-only">Percent or dollars</legend>
            {(["percent", "dollars"] as const).map((unit) => (
              <label key={unit} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  className="size-5 accent-spruce-fill"
                  checked={by === unit}
                  onChange={() => draft.change({ by: unit })}
                />
                {unit === "percent" ? "%" : "$"}
              </label>
            ))}
          </fieldset>
          <label className="ml-auto flex min-h-12 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-spruce-fill"
              checked={nines === "yes"}
              onChange={({ target }) => draft.change({ nines: target.checked ? "yes" : "no" })}
            />
            End in 9
          </label>
        </div>
        <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm">
          {rows.map(({ product, price }) => (
            <li key={product.id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-1.5">
              <span className="mr-auto">{product.title}</span>
              <span className="flex gap-x-3 tabular">
                <s className="text-ink-soft">{formatMoney(product.price_cents)}</s>
                <b>{formatMoney(price)}</b>
              </span>
              {priceWarnings({
                was: product.price_cents,
                price,
                compareAt: product.compare_at_cents,
                freeFrom: shop?.free_delivery_from_cents,
              }).map((words) => (
                <span key={words} className="w-full text-brass">
                  {words}
                </span>
              ))}
            </li>
          ))}
        </ul>
        {isLarge ? (
          <TextField
            label={`More than 40% for a piece: type ${text} again`}
            inputMode="decimal"
            value={again}
            onChange={({ target }) => draft.change({ again: target.value })}
          />
        ) : null}
        <Problem>{problem || refusal}</Problem>
        <button type="submit" className={button()} aria-disabled={isBusy || undefined}>
          {isBusy ? "Saving…" : `Mark down ${plural(products.length, "piece")}`}
        </button>
      </form>
    </Modal>
  );
}
