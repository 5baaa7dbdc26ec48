import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import * as v from "valibot";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoney } from "#shop/money.ts";
import { cleanPlain } from "#shop/typed.ts";
import { plural } from "../format.ts";
import { CheckField } from "../kit/check-field.tsx";
import { RadioField } from "../kit/radio-field.tsx";
import { asTyped, checkFields } from "../kit/schema.ts";
import { SheetForm } from "../kit/sheet-form.tsx";
import { PlanNote } from "../prices/plan-note.tsx";
import { isLargeChange, markedDown, priceWarnings } from "../records/money-input.ts";
import { changeProducts, reverse } from "../records/record-writes.ts";
import { type Product, shopQuery } from "../records/records.queries.ts";
import { askAbove } from "./ask-above.ts";

interface MarkdownSheetProps {
  products: readonly Product[];
  onClose: () => void;
  onDone: () => void;
}

const units = [
  ["percent", "%"],
  ["dollars", "$"],
] as const;
const fields = { amount: "10", by: "percent", nines: "yes", again: "" };
type MarkdownFields = typeof fields;

/** How much is typed, with its sign, as one says it: "10%", "$50"; NaN for anything else. */
function amountOf({ amount, by }: MarkdownFields) {
  const plain = cleanPlain(amount).replace(by === "percent" ? /\s*%$/ : /^\$\s*/, "");
  const found = /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return found > 0 && (by !== "percent" || found < 100) ? found : Number.NaN;
}

function lowered(products: readonly Product[], typed: MarkdownFields) {
  const amount = amountOf(typed);
  const how = { by: typed.by as "percent" | "dollars", amount, nines: typed.nines === "yes" };
  return products.map((product) => ({
    product,
    price: Number.isNaN(amount) ? product.price_cents : markedDown(product.price_cents, how),
  }));
}

type Lowered = ReturnType<typeof lowered>;

const isLarge = (rows: Lowered) =>
  rows.some(({ product, price }) => isLargeChange(product.price_cents, price));

const markdownSchema = (products: readonly Product[]) =>
  v.pipe(
    asTyped(fields),
    checkFields((typed) => {
      const amount = amountOf(typed);
      return {
        amount: Number.isNaN(amount)
          ? typed.by === "percent"
            ? "Enter a percentage from 1 to 99."
            : "Enter a dollar amount."
          : undefined,
        again:
          isLarge(lowered(products, typed)) && Number(typed.again) !== amount
            ? "This changes a price by more than 40%. Enter the number again to confirm."
            : undefined,
      };
    }),
    v.transform((typed) =>
      lowered(products, typed).filter(({ product, price }) => price !== product.price_cents),
    ),
    v.nonEmpty("That wouldn’t change any prices."),
  );

export function MarkdownSheet({ products, onClose, onDone }: MarkdownSheetProps) {
  const first = useRef<HTMLInputElement>(null);
  const title = `Mark down ${plural(products.length, "product")}`;
  return (
    <SheetForm
      title={title}
      onClose={onClose}
      initialFocus={first}
      width="max-w-lg"
      label="A markdown"
      saveWords={title}
      record={{ table: "products", key: "" }}
      draft="markdown"
      saved={fields}
      version={0}
      schema={markdownSchema(products)}
      ask={(rows) =>
        askAbove(
          "Mark down",
          rows.map(
            ({ product, price }) =>
              `${product.title}: ${formatMoney(price)}, was ${formatMoney(product.price_cents)}`,
          ),
        )
      }
      write={async (rows) => {
        const before = rows.map(({ product }) => product);
        const after = await changeProducts(
          rows.map(({ product: { id, version }, price }) => ({
            id,
            version,
            price_cents: price,
          })),
          isLarge(rows),
        );
        return {
          title: `${plural(rows.length, "product")} marked down.`,
          undo: () => changeProducts(reverse(before, after), true),
        };
      }}
      onSaved={() => {
        onClose();
        onDone();
      }}
    >
      {({ bind, check, values, change }) => {
        const rows = lowered(products, values);
        return (
          <>
            <div className="flex items-end gap-3">
              <TextField
                ref={first}
                label="By"
                inputMode="decimal"
                className="w-28"
                onFocus={({ target }) => target.select()}
                {...bind("amount")}
              />
              <RadioField
                isLegendHidden
                legend="Percent or dollars"
                options={units}
                value={values.by}
                onChange={(by) => change({ by })}
              />
              <CheckField label="End in 9" className="ml-auto" {...check("nines")} />
            </div>
            <PlanNote ids={products.map(({ id }) => id)} />
            <PriceList rows={rows} />
            {isLarge(rows) ? (
              <TextField
                label={`More than 40% off a product: enter ${values.amount} again to confirm`}
                inputMode="decimal"
                {...bind("again")}
              />
            ) : null}
          </>
        );
      }}
    </SheetForm>
  );
}

function PriceList({ rows }: { rows: Lowered }) {
  const { data: shop } = useQuery(shopQuery);
  return (
    <ul className="max-h-64 divide-y divide-line overflow-y-auto rounded-lg border border-line text-sm">
      {rows.map(({ product, price }) => (
        <li key={product.id} className="flex flex-wrap items-baseline gap-x-3 px-3 py-1.5">
          <span className="mr-auto">{product.title}</span>
          <span className="flex gap-x-3 tabular">
            <s className="text-ink-soft">{formatMoney(product.price_cents)}</s>
            <b>{formatMoney(price)}</b>
          </span>
          {priceWarnings({
            ...{
              was: product.price_cents,
              price,
              compareAt: product.compare_at_cents ?? undefined,
            },
            freeFrom: shop?.free_delivery_from_cents,
          }).map((words) => (
            <span key={words} className="w-full text-brass">
              {words}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
