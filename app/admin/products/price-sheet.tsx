import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoney, savings } from "#shop/money.ts";
import { useWrite } from "../kit/use-write.ts";
import { Problem } from "../problem.tsx";
import { ConflictPanel } from "../records/conflict-panel.tsx";
import {
  centsOf,
  isFar,
  moneyText,
  parseMoney,
  priceWarnings,
  repeatProblem,
} from "../records/money-input.ts";
import { changeProducts, reverse, storeProducts } from "../records/record-writes.ts";
import { type Product, shopQuery } from "../records/records.queries.ts";
import { UnsavedDraftNote } from "../unsaved-draft-note.tsx";
import { useDraft } from "../use-draft.ts";

interface PriceSheetProps {
  product: Product;
  onClose: () => void;
}

/** Price and compare-at price of one product; what moves far is typed twice. */
export function PriceSheet({ product, onClose }: PriceSheetProps) {
  const client = useQueryClient();
  const draft = useDraft(
    `price ${product.id}`,
    {
      price: moneyText(product.price_cents),
      compareAt: moneyText(product.compare_at_cents),
      again: "",
      compareAtAgain: "",
    },
    product.version,
  );
  const first = useRef<HTMLInputElement>(null);
  const { price, compareAt, again, compareAtAgain } = draft.values;
  const hasConflict = draft.clashes.length > 0;
  const { isBusy, problem, reset, write } = useWrite();
  const [isTried, setTried] = useState(false);

  const to = parseMoney(price);
  const retail = parseMoney(compareAt);
  const isLarge = isFar(product.price_cents, to);
  const isRetailLarge = isFar(product.compare_at_cents, retail);
  const errors = {
    price: "problem" in to ? to.problem : undefined,
    compareAt:
      "problem" in retail
        ? retail.problem
        : "cents" in to && retail.cents <= to.cents
          ? "The compare-at price has to be above the price."
          : undefined,
    again: repeatProblem(product.price_cents, to, again, "new price"),
    compareAtAgain: repeatProblem(
      product.compare_at_cents,
      retail,
      compareAtAgain,
      "new compare-at price",
    ),
  };
  const isWrong = Object.values(errors).some((error) => error !== undefined);

  async function save() {
    setTried(true);
    if (isWrong || !("cents" in to) || !("cents" in retail)) return;
    const change = { price_cents: to.cents, compare_at_cents: retail.cents };
    await write(async () => {
      const after = await changeProducts(
        [{ id: product.id, version: product.version, ...change }],
        isLarge || isRetailLarge,
      );
      storeProducts(client, new Map([[product.id, { ...change, version: after[0]!.version }]]));
      draft.drop();
      onClose();
      return {
        title: `${product.title}: ${formatMoney(to.cents)}, was ${formatMoney(product.price_cents)}.`,
        undo: () => changeProducts(reverse([product], after), true),
      };
    }, product.id);
  }

  return (
    <Modal title={product.title} onClose={onClose} width="max-w-md" initialFocus={first}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasConflict) void save();
        }}
      >
        {hasConflict ? (
          <ConflictPanel
            records={[
              { table: "products", record: product.id, count: draft.behind, since: draft.since },
            ]}
            mine={{
              price_cents: centsOf(to) ?? product.price_cents,
              compare_at_cents: centsOf(retail) ?? product.compare_at_cents,
            }}
            onTakeTheirs={() => {
              reset();
              draft.takeTheirs();
            }}
            onSaveMine={save}
          />
        ) : null}
        <UnsavedDraftNote draft={draft} />
        <TextField
          ref={first}
          label="Price"
          inputMode="decimal"
          autoComplete="off"
          value={price}
          error={isTried ? errors.price : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => draft.change({ price: target.value })}
        />
        <TextField
          label="Compare-at price"
          inputMode="decimal"
          autoComplete="off"
          value={compareAt}
          error={isTried ? errors.compareAt : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => draft.change({ compareAt: target.value })}
        />
        {isLarge ? (
          <TextField
            label="The new price again"
            inputMode="decimal"
            autoComplete="off"
            value={again}
            error={errors.again}
            onChange={({ target }) => draft.change({ again: target.value })}
          />
        ) : null}
        {isRetailLarge ? (
          <TextField
            label="The new compare-at price again"
            inputMode="decimal"
            autoComplete="off"
            value={compareAtAgain}
            error={errors.compareAtAgain}
            onChange={({ target }) => draft.change({ compareAtAgain: target.value })}
          />
        ) : null}
        {"cents" in to && "cents" in retail && retail.cents > to.cents ? (
          <Outcome was={product.price_cents} price={to.cents} compareAt={retail.cents} />
        ) : null}
        <Problem>{hasConflict ? "" : problem}</Problem>
        <button
          type="submit"
          className={button()}
          aria-disabled={isBusy || hasConflict || undefined}
        >
          {isBusy ? "Saving…" : "Save"}
        </button>
      </form>
    </Modal>
  );
}

function Outcome(prices: { was: number; price: number; compareAt: number }) {
  const { price, compareAt } = prices;
  const { percent, cents } = savings(price, compareAt);
  const { data: shop } = useQuery(shopQuery);
  return (
    <div className="text-sm text-ink-soft">
      <p>
        The page will say <b className="text-ink">{percent}% off</b>, {formatMoney(cents)} saved.
      </p>
      {priceWarnings({ ...prices, freeFrom: shop?.free_delivery_from_cents }).map((words) => (
        <p key={words} className="font-semibold text-brass">
          {words}
        </p>
      ))}
    </div>
  );
}
