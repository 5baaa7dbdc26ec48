import { useId } from "react";
import * as v from "valibot";
import { formatRecent } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import { cleanPlain } from "#shop/typed.ts";
import { field } from "../controls.ts";
import { plural } from "../format.ts";
import type { BoundField } from "../kit/field-controls.ts";
import { RecordForm } from "../kit/record-form.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { listLabels, type ShowroomId, showroomNames } from "../records/product-labels.ts";
import { setCounts } from "../records/record-writes.ts";
import type { Product } from "../records/records.queries.ts";

const count = v.pipe(
  v.string(),
  v.transform(cleanPlain),
  v.regex(/^(\d{1,4}|10000)?$/, "Enter a whole number from 0 to 10,000."),
  v.transform((typed) => (typed === "" ? null : Number(typed))),
);

interface CountSheetProps {
  products: readonly Product[];
  room: ShowroomId;
  list: Product["list"];
}

/** What isn't typed wasn't counted, and stays as it is. What is typed stays on this device until it is saved. */
export function CountSheet({ products, room, list }: CountSheetProps) {
  const schema = v.object(Object.fromEntries(products.map(({ id }) => [id, count])));
  return (
    <RecordForm<Record<string, string>, Record<string, number | null>>
      label="The count"
      saveWords="Save the count"
      record={{ table: "stock", key: `${list} ${room}` }}
      draft={`count ${list} ${room}`}
      saved={Object.fromEntries(products.map(({ id }) => [id, ""]))}
      version={null}
      schema={schema}
      write={async (typed) => {
        const at = new Date().toISOString();
        const counted = products.flatMap((product) => {
          const onHand = own(typed, product.id) ?? null;
          return onHand === null ? [] : [{ product, stock: product.stock[room], onHand }];
        });
        const before = counted.map(({ product, stock }) => ({ product: product.id, ...stock }));
        const versions = await setCounts(
          room,
          counted.map(({ product, stock, onHand }) => ({
            ...stock,
            product: product.id,
            onHand,
            countedAt: at,
          })),
        );
        return {
          title: `${plural(counted.length, "product")} counted at ${showroomNames[room]}. ${differences(counted)}`,
          undo: () =>
            setCounts(
              room,
              before.map((stock) => ({
                ...stock,
                countedAt: stock.countedAt ?? at,
                version: versions.get(stock.product) ?? stock.version,
              })),
            ),
        };
      }}
    >
      {({ bind, values, change }) => (
        <>
          <ul
            aria-label={`${listLabels[list]} at ${showroomNames[room]}`}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {products.map((product) => (
              <Row
                key={product.id}
                product={product}
                room={room}
                bound={bind(product.id)}
                onStill={(onHand) => change({ [product.id]: String(onHand) })}
              />
            ))}
          </ul>
          <ToolButton
            className="justify-self-start"
            onClick={() =>
              change(
                Object.fromEntries(
                  products
                    .filter(({ id }) => !own(values, id))
                    .map(({ id, stock }) => [id, String(stock[room].onHand)]),
                ),
              )
            }
          >
            All others are right
          </ToolButton>
        </>
      )}
    </RecordForm>
  );
}

interface RowProps {
  product: Product;
  room: ShowroomId;
  bound: BoundField;
  onStill: (onHand: number) => void;
}

function Row({ product: { id, title, stock }, room, bound, onStill }: RowProps) {
  const input = useId();
  const { onHand, countedAt } = stock[room];
  const { error, ...rest } = bound;
  return (
    <li className="grid grid-cols-[1fr_auto_4.5rem] items-center gap-2 px-3 py-1.5">
      <label htmlFor={input} className="min-w-0 [overflow-wrap:anywhere]">
        {title} <span className="text-sm text-ink-soft tabular">#{id}</span>
        {countedAt ? (
          <span className="block text-sm text-ink-soft">counted {formatRecent(countedAt)}</span>
        ) : null}
      </label>
      <ToolButton className="tabular" onClick={() => onStill(onHand)}>
        Still {onHand}
        <span className="sr-only"> {title}</span>
      </ToolButton>
      <input
        id={input}
        inputMode="numeric"
        className={field("text-center font-semibold tabular")}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${input}error`}
        {...rest}
      />
      {error ? (
        <p id={`${input}error`} role="alert" className="col-span-3 text-sm text-tag">
          {error}
        </p>
      ) : null}
    </li>
  );
}

interface Counted {
  product: Pick<Product, "title">;
  stock: { onHand: number };
  onHand: number;
}

const mostNamed = 3;

/** "All as it was." "2 differ: Oak Bench 2 → 1, Brass Lamp 0 → 1." */
export function differences(counted: readonly Counted[]): string {
  const found = counted.filter(({ stock, onHand }) => onHand !== stock.onHand);
  if (found.length === 0) return "All as it was.";
  const named = found
    .slice(0, mostNamed)
    .map(({ product, stock, onHand }) => `${product.title} ${stock.onHand} → ${onHand}`);
  const rest = found.length - named.length;
  if (rest > 0) named.push(plural(rest, "other"));
  return `${found.length} ${found.length === 1 ? "differs" : "differ"}: ${named.join(", ")}.`;
}
