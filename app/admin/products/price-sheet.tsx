import * as v from "valibot";
import { formatMoney } from "#shop/money.ts";
import { again, field } from "../kit/fields.tsx";
import { money, moneyIfAny, together } from "../kit/schema.ts";
import { SheetForm } from "../kit/sheet-form.tsx";
import { PlanNote } from "../prices/plan-note.tsx";
import { compareAtProblem, moneyText, parseMoney } from "../records/money-input.ts";
import { changeProducts } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";
import { undoOf } from "../records/row-writes.ts";
import { PriceOutcome } from "./price-outcome.tsx";

const amount = {
  inputMode: "decimal",
  width: "full",
  onFocus: ({ target }: React.FocusEvent<HTMLInputElement>) => target.select(),
} as const;

const priceSchema = ({ price_cents, compare_at_cents }: Product) =>
  v.pipe(
    together(
      v.object({
        price: field("Price", money, { ...amount, autoFocus: true }),
        again: again("New price, again", { was: price_cents, of: "price", what: "new price" }),
        compareAt: field("Compare-at price, if known", moneyIfAny, amount),
        compareAtAgain: again("New compare-at price, again", {
          ...{ was: compare_at_cents, of: "compareAt", what: "new compare-at price" },
        }),
      }),
      ({ price, compareAt }) => ({
        compareAt: compareAtProblem(parseMoney(price), parseMoney(compareAt)),
      }),
    ),
    v.transform(({ price, compareAt }) => ({ price_cents: price, compare_at_cents: compareAt })),
  );

export function PriceSheet({ product, onClose }: { product: Product; onClose: () => void }) {
  const { id, title, price_cents, compare_at_cents } = product;
  const compareAtText = compare_at_cents ? moneyText(compare_at_cents) : "";
  const schema = priceSchema(product);
  return (
    <SheetForm
      title={title}
      onClose={onClose}
      label={`Price of ${title}`}
      saveWords="Save"
      record={{ table: "products", key: id }}
      draft={`price ${id}`}
      saved={{
        ...{ price: moneyText(price_cents), compareAt: compareAtText },
        ...{ again: "", compareAtAgain: "" },
      }}
      version={product.version}
      schema={schema}
      write={async (row, version) => {
        // Whatever moves far was typed twice.
        await changeProducts([{ id, version, ...row }], true);
        return { undo: await undoOf("products", id, version + 1) };
      }}
      done={(row) => `${title}: ${formatMoney(row.price_cents)}, was ${formatMoney(price_cents)}.`}
    >
      {({ show, ...form }) => (
        <>
          {show("price", "again")}
          <PlanNote ids={[id]} />
          {show("compareAt", "compareAtAgain")}
          <PriceOutcome was={price_cents} {...form.values} />
        </>
      )}
    </SheetForm>
  );
}
