import { useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { formatMoney } from "#shop/money.ts";
import { cleanPlain } from "#shop/typed.ts";
import { plural } from "../format.ts";
import { field, full, half } from "../kit/fields.tsx";
import { together } from "../kit/schema.ts";
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

const empty = { amount: "10", by: "percent", nines: "yes", again: "" };
type MarkdownFields = typeof empty;

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
    together(
      v.object({
        amount: field("By", v.string(), {
          ...{ ...half, inputMode: "decimal", autoFocus: true },
          onFocus: ({ target }) => target.select(),
        }),
        by: field("Percent or dollars", v.string(), {
          ...half,
          radios: [
            ["percent", "%"],
            ["dollars", "$"],
          ],
        }),
        nines: field("End in 9", v.string(), { isCheckbox: true }),
        again: field("", v.string(), {
          ...{ ...full, inputMode: "decimal" },
          shownIf: (typed) => isLarge(lowered(products, typed as MarkdownFields)),
          by: ({ amount }) => ({
            label: `More than 40% off a product: enter ${amount} again to confirm`,
          }),
        }),
      }),
      (typed) => {
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
      },
    ),
    v.transform((typed) =>
      lowered(products, typed).filter(({ product, price }) => price !== product.price_cents),
    ),
    v.nonEmpty("That wouldn’t change any prices."),
  );

export function MarkdownSheet({ products, onClose, onDone }: MarkdownSheetProps) {
  const schema = markdownSchema(products);
  const title = `Mark down ${plural(products.length, "product")}`;
  return (
    <SheetForm
      title={title}
      onClose={onClose}
      width="max-w-lg"
      label="A markdown"
      saveWords={title}
      record={{ table: "products", key: "" }}
      draft="markdown"
      saved={empty}
      version={0}
      schema={schema}
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
      {({ show, ...form }) => (
        <>
          {show("amount", "by", "nines")}
          <PlanNote ids={products.map(({ id }) => id)} />
          <PriceList rows={lowered(products, form.values)} />
          {show("again")}
        </>
      )}
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
