import { useState } from "react";
import { Link } from "react-router";
import type { AnyProduct } from "#app/catalog/product.ts";
import { useShop } from "#app/catalog/use-shop.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { SearchEntry } from "#app/search/search-entry.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { differs, rowsOf } from "./kinds.ts";

interface Column {
  entry: SearchEntry;
  product: AnyProduct;
}

interface CompareTableProps {
  columns: readonly Column[];
  onRemove: (entry: SearchEntry) => void;
}

const rowHead = "sticky left-0 bg-paper py-3 pr-3 text-left align-top text-sm text-ink-soft";

/** Pieces side by side: at first only what tells them apart. On a phone it is moved sideways under its names. */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { phone } = useShop();
  const rows = rowsOf(columns.map(({ product }) => product));
  const shown = showsAll || columns.length < 2 ? rows : rows.filter(differs);
  const alike = rows.length - rows.filter(differs).length;
  return (
    <>
      <section aria-label="Comparison" className="mt-5 overflow-x-auto">
        <table
          className="table-fixed "
          style={{
            width: `${6 + 15 * columns.length}rem`,
            minWidth: `${6 + 9 * columns.length}rem`,
            maxWidth: "100%",
          }}
        >
          <thead>
            <tr>
              <td className={rowHead} style={{ width: "6rem" }} />
              {columns.map(({ entry, product }) => (
                <th
                  key={entry.href}
                  scope="col"
                  className="px-2 py-3 text-left align-top font-normal"
                >
                  <div className="relative">
                    <img
                      src={`${entry.image}-400.webp`}
                      alt=""
                      width={400}
                      height={300}
                      className="aspect-4/3 w-full rounded-lg bg-sunken object-cover"
                    />
                    <button
                      type="button"
                      aria-label={`Take off ${entry.title}`}
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
                  <p className="price mt-1 text-xl">{formatMoney(product.priceCents)}</p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, values }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className={rowHead}>
                  {name}
                </th>
                {values.map((value, at) => (
                  <td
                    key={columns[at]!.entry.href}
                    className="px-2 py-3 align-top text-sm whitespace-pre-line"
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
            {showsAll ? "Only what differs" : `Show ${alike} more that are alike`}
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
