import { useState } from "react";
import { Link } from "react-router";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ListPicture } from "#app/ui/picture.tsx";
import { tableRoles } from "#app/ui/table-roles.ts";
import type { MonthlyPayment } from "#shop/lenders.ts";
import { formatMoney } from "#shop/money.ts";
import type { AnyProduct } from "#shop/product.ts";
import { useHomeRows } from "./home-rows.ts";
import { isDifferent, rowsOf } from "./kinds.ts";

interface Column {
  entry: SearchEntry;
  product: AnyProduct;
  /** What a month costs, where that may be said. */
  payment: MonthlyPayment | undefined;
  /** "Sold today": since the page came. */
  gone?: string;
}

interface CompareTableProps {
  columns: readonly Column[];
  onRemove: (entry: SearchEntry) => void;
}

const row =
  "grid grid-cols-[repeat(var(--pieces),1fr)] sm:grid-cols-[8rem_repeat(var(--pieces),1fr)]";
const rowHead = "max-sm:col-span-full pt-3 pr-3 text-left text-sm text-ink-soft";

/**
 * Products side by side: at first only what tells them apart. On a phone what is compared stands above its
 * values, so that two have room, and more are moved sideways.
 */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { phone, showrooms } = useShop();
  const products = columns.map(({ product }) => product);
  const home = useHomeRows(products);
  const monthly = columns.map(({ payment }) =>
    payment ? `${payment.monthly}/mo\n${payment.disclosure}` : "",
  );
  const pay = monthly.some(Boolean) ? [{ name: "Or pay over time", values: monthly }] : [];
  const rows = rowsOf(products, showrooms);
  const shown = showsAll || columns.length < 2 ? rows : rows.filter(isDifferent);
  const alike = rows.length - rows.filter(isDifferent).length;
  const sizes = `(min-width: 40rem) min(28rem, ${82 / columns.length}vw), ${92 / Math.min(columns.length, 2)}vw`;
  return (
    <>
      <section aria-label="Comparison" className="mt-5 overflow-x-auto">
        <table
          {...tableRoles.table}
          className="block"
          style={
            {
              "--pieces": columns.length,
              minWidth: `${9 * columns.length}rem`,
              maxWidth: `${8 + 28 * columns.length}rem`,
            } as React.CSSProperties
          }
        >
          <thead {...tableRoles.rowGroup} className="block">
            <tr {...tableRoles.row} className={row}>
              <td {...tableRoles.cell} className="max-sm:hidden" />
              {columns.map(({ entry, product, gone }) => (
                <th
                  key={entry.href}
                  {...tableRoles.columnHeader}
                  scope="col"
                  className="py-3 pr-3 text-left font-normal"
                >
                  <div className="relative">
                    <ListPicture
                      src={entry.image ?? ""}
                      alt=""
                      sizes={sizes}
                      className="block aspect-4/3 overflow-hidden rounded-lg bg-sunken"
                    />
                    <button
                      type="button"
                      aria-label={`Remove ${entry.title}`}
                      onClick={() => onRemove(entry)}
                      className="absolute top-0 right-0 grid size-11 place-items-center"
                    >
                      <span className="grid size-8 place-items-center rounded-full border border-line bg-surface">
                        <Icon name="close" className="size-4" />
                      </span>
                    </button>
                  </div>
                  <Link
                    to={entry.href}
                    className="mt-2 block text-sm leading-tight font-semibold text-ink"
                  >
                    {entry.title}
                  </Link>
                  {gone ? (
                    <p className="mt-1 font-bold text-tag">{gone}</p>
                  ) : (
                    <p className="price mt-1 text-xl">{formatMoney(product.priceCents)}</p>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.rowGroup} className="block">
            {[...home, ...shown, ...pay].map(({ name, values }) => (
              <tr key={name} {...tableRoles.row} className={cn(row, "border-t border-line")}>
                <th {...tableRoles.rowHeader} scope="row" className={rowHead}>
                  <span className="sticky left-0">{name}</span>
                </th>
                {values.map((value, at) => (
                  <td
                    key={columns[at]!.entry.href}
                    {...tableRoles.cell}
                    className="pr-3 pb-3 text-sm whitespace-pre-line sm:pt-3"
                  >
                    {value || "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-4 flex flex-wrap gap-3">
        {columns.length > 1 && alike > 0 ? (
          <button
            type="button"
            aria-pressed={showsAll}
            onClick={() => setShowsAll(!showsAll)}
            className={button("outline")}
          >
            {showsAll
              ? "Differences only"
              : `Show ${alike} matching ${alike === 1 ? "row" : "rows"}`}
          </button>
        ) : null}
        <a href={phone.href} className={button("tag")}>
          <Icon name="phone" />
          Call to Order
        </a>
      </div>
    </>
  );
}
