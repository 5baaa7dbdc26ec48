import { useRef } from "react";
import * as v from "valibot";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoney } from "#shop/money.ts";
import { AgainField } from "../kit/again-field.tsx";
import { money, moneyIfAny, together } from "../kit/schema.ts";
import { SheetForm } from "../kit/sheet-form.tsx";
import { PlanNote } from "../prices/plan-note.tsx";
import { compareAtProblem, moneyText, parseMoney, repeatProblem } from "../records/money-input.ts";
import { changeProducts } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";
import { undoOf } from "../records/row-writes.ts";
import { PriceOutcome } from "./price-outcome.tsx";

interface PriceSheetProps {
  product: Product;
  onClose: () => void;
}

const priceSchema = ({ price_cents, compare_at_cents }: Product) =>
  v.pipe(
    together(
      v.object({
        price: money,
        compareAt: moneyIfAny,
        again: v.string(),
        compareAtAgain: v.string(),
      }),
      ({ price, again, compareAt, compareAtAgain }) => {
        const [to, retail] = [parseMoney(price), parseMoney(compareAt)];
        return {
          again: repeatProblem(price_cents, to, again, "new price"),
          compareAt: compareAtProblem(to, retail),
          compareAtAgain: repeatProblem(
            compare_at_cents,
            retail,
            compareAtAgain,
            "new compare-at price",
          ),
        };
      },
    ),
    v.transform(({ price, compareAt }) => ({ price_cents: price, compare_at_cents: compareAt })),
  );

/** Price and compare-at price of one product; what moves far is typed twice. */
export function PriceSheet({ product, onClose }: PriceSheetProps) {
  const { id, title, price_cents, compare_at_cents } = product;
  const compareAtText = compare_at_cents ? moneyText(compare_at_cents) : "";
  const first = useRef<HTMLInputElement>(null);
  return (
    <SheetForm
      title={title}
      onClose={onClose}
      initialFocus={first}
      label={`Price of ${title}`}
      saveWords="Save"
      record={{ table: "products", key: id }}
      draft={`price ${id}`}
      saved={{
        ...{ price: moneyText(price_cents), compareAt: compareAtText },
        ...{ again: "", compareAtAgain: "" },
      }}
      version={product.version}
      schema={priceSchema(product)}
      write={async (row, version) => {
        // Whatever moves far was typed twice.
        await changeProducts([{ id, version, ...row }], true);
        return { undo: await undoOf("products", id, version + 1) };
      }}
      done={(row) => `${title}: ${formatMoney(row.price_cents)}, was ${formatMoney(price_cents)}.`}
    >
      {({ bind, values }) => {
        const amount = {
          inputMode: "decimal",
          autoComplete: "off",
          onFocus: ({ target }: React.FocusEvent<HTMLInputElement>) => target.select(),
        } as const;
        return (
          <>
            <TextField ref={first} label="Price" {...amount} {...bind("price")} />
            <PlanNote ids={[id]} />
            <AgainField
              label="New price, again"
              what="new price"
              was={price_cents}
              typed={values.price}
              {...bind("again")}
            />
            <TextField label="Compare-at price, if known" {...amount} {...bind("compareAt")} />
            <AgainField
              label="New compare-at price, again"
              what="new compare-at price"
              was={compare_at_cents}
              typed={values.compareAt}
              {...bind("compareAtAgain")}
            />
            <PriceOutcome was={price_cents} price={values.price} compareAt={values.compareAt} />
          </>
        );
      }}
    </SheetForm>
  );
}
