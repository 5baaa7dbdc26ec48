import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import * as v from "valibot";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { formatMoney, savings } from "#shop/money.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { checkFields, money } from "../kit/schema.ts";
import {
  isFar,
  moneyText,
  parseMoney,
  priceWarnings,
  repeatProblem,
} from "../records/money-input.ts";
import { changeProducts } from "../records/record-writes.ts";
import { type Product, shopQuery } from "../records/records.queries.ts";

interface PriceSheetProps {
  product: Product;
  onClose: () => void;
}

type PriceFields = Record<"price" | "compareAt" | "again" | "compareAtAgain", string>;

/** What was not typed twice though it moves far; said while one types. */
const repeatProblems = (product: Product, fields: PriceFields) => ({
  again: repeatProblem(product.price_cents, parseMoney(fields.price), fields.again, "new price"),
  compareAtAgain: repeatProblem(
    product.compare_at_cents,
    parseMoney(fields.compareAt),
    fields.compareAtAgain,
    "new compare-at price",
  ),
});

const priceSchema = (product: Product) =>
  v.pipe(
    v.object({
      price: v.string(),
      compareAt: v.string(),
      again: v.string(),
      compareAtAgain: v.string(),
    }),
    checkFields((fields) => repeatProblems(product, fields)),
    v.object({ price: money, compareAt: money, again: v.string(), compareAtAgain: v.string() }),
    checkFields(({ price, compareAt }) => ({
      compareAt: compareAt <= price ? "The compare-at price has to be above the price." : undefined,
    })),
    v.transform(({ price, compareAt }) => ({ price_cents: price, compare_at_cents: compareAt })),
  );

/** Price and compare-at price of one product; what moves far is typed twice. */
export function PriceSheet({ product, onClose }: PriceSheetProps) {
  const { id, title, price_cents, compare_at_cents } = product;
  const first = useRef<HTMLInputElement>(null);
  return (
    <Modal title={title} onClose={onClose} width="max-w-md" initialFocus={first}>
      <RecordForm
        isSheet
        label={`Price of ${title}`}
        saveWords="Save"
        record={{ table: "products", key: id }}
        draft={`price ${id}`}
        saved={{
          ...{ price: moneyText(price_cents), compareAt: moneyText(compare_at_cents) },
          ...{ again: "", compareAtAgain: "" },
        }}
        version={product.version}
        schema={priceSchema(product)}
        write={async (row, version) => {
          // Whatever moves far was typed twice.
          await changeProducts([{ id, version, ...row }], true);
        }}
        done={(row) =>
          `${title}: ${formatMoney(row.price_cents)}, was ${formatMoney(price_cents)}.`
        }
        undo={() =>
          changeProducts(
            [{ id, version: product.version + 1, price_cents, compare_at_cents }],
            true,
          )
        }
        onSaved={onClose}
      >
        {({ bind, values }) => {
          const amount = {
            inputMode: "decimal",
            autoComplete: "off",
            onFocus: ({ target }: React.FocusEvent<HTMLInputElement>) => target.select(),
          } as const;
          const [to, retail] = [parseMoney(values.price), parseMoney(values.compareAt)];
          const repeats = repeatProblems(product, values);
          return (
            <>
              <TextField ref={first} label="Price" {...amount} {...bind("price")} />
              <TextField label="Compare-at price" {...amount} {...bind("compareAt")} />
              {isFar(price_cents, to) ? (
                <TextField
                  label="The new price again"
                  {...amount}
                  {...bind("again")}
                  error={repeats.again}
                />
              ) : null}
              {isFar(compare_at_cents, retail) ? (
                <TextField
                  label="The new compare-at price again"
                  {...amount}
                  {...bind("compareAtAgain")}
                  error={repeats.compareAtAgain}
                />
              ) : null}
              {"cents" in to && "cents" in retail && retail.cents > to.cents ? (
                <Outcome was={price_cents} price={to.cents} compareAt={retail.cents} />
              ) : null}
            </>
          );
        }}
      </RecordForm>
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
