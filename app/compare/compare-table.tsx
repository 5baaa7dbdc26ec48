import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { FitBadge } from "#app/products/fit-badge.tsx";
import { homeWords } from "#app/products/place-words.ts";
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
import { isDifferent, type Row, rowsOf } from "./kinds.ts";

interface Column {
  entry: SearchEntry;
  product: AnyProduct & {
    /** What it needs to get in. */
    opening: string | undefined;
  };
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
 * values, so that three have room, and four are moved sideways; further down a bar keeps the names.
 */
export function CompareTable({ columns, onRemove }: CompareTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { phone, showrooms } = useShop();
  const products = columns.map(({ product }) => product);
  const home = useHomeRows(products);
  const monthly = columns.map(({ payment }) =>
    payment ? `${payment.monthly}/mo\n${payment.disclosure}` : "",
  );
  const pay: Row[] = monthly.some(Boolean) ? [{ name: "Or pay over time", values: monthly }] : [];
  const rows = rowsOf(products, showrooms);
  const shown = showsAll || columns.length < 2 ? rows : rows.filter(isDifferent);
  const alike = rows.length - rows.filter(isDifferent).length;
  const scroller = useRef<HTMLElement>(null);
  const pieces = {
    "--pieces": columns.length,
    minWidth: `${6.5 * columns.length}rem`,
    maxWidth: `${8 + 28 * columns.length}rem`,
  } as React.CSSProperties;
  const sizes = `(min-width: 40rem) min(28rem, ${82 / columns.length}vw), ${92 / Math.min(columns.length, 3)}vw`;
  return (
    <>
      {columns.length > 3 ? (
        <p className="mt-5 -mb-3 flex items-center gap-1.5 text-sm text-ink-soft sm:hidden">
          Swipe sideways for all {columns.length}
          <Icon name="arrow" className="size-4" />
        </p>
      ) : null}
      <NamesBar columns={columns} scroller={scroller} style={pieces} />
      <section
        ref={scroller}
        aria-label="Comparison"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it sideways.
        tabIndex={0}
        className="mt-5 snap-x overflow-x-auto"
      >
        <table {...tableRoles.table} className="block" style={pieces}>
          <thead {...tableRoles.rowGroup} className="block">
            <tr {...tableRoles.row} className={row}>
              <td {...tableRoles.cell} className="max-sm:hidden" />
              {columns.map(({ entry, product, gone }) => (
                <th
                  key={entry.href}
                  {...tableRoles.columnHeader}
                  scope="col"
                  className="snap-start py-3 pr-3 text-left font-normal"
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
            {[...home, ...shown, ...pay].map(({ name, values, fits, way }) => (
              <tr key={name} {...tableRoles.row} className={cn(row, "border-t border-line")}>
                <th {...tableRoles.rowHeader} scope="row" className={rowHead}>
                  <span className="sticky left-0 inline-block">{name}</span>
                </th>
                {values.map((value, at) => (
                  <td
                    key={columns[at]!.entry.href}
                    {...tableRoles.cell}
                    className="pr-3 pb-3 text-sm whitespace-pre-line sm:pt-3"
                  >
                    {way && fits?.[at] ? (
                      <p className="place">
                        <FitBadge fit={fits[at]} place={homeWords(way, fits[at])} />
                      </p>
                    ) : null}
                    {value || (fits?.[at] ? null : "–")}
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

interface NamesBarProps extends Pick<CompareTableProps, "columns"> {
  scroller: React.RefObject<HTMLElement | null>;
  style: React.CSSProperties;
}

/** The names, for the eye, below the header once the table's own have scrolled away; it moves sideways with the table. */
function NamesBar({ columns, scroller, style }: NamesBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const table = scroller.current!;
    const follow = () => {
      if (bar.current) bar.current.scrollLeft = table.scrollLeft;
    };
    const observer = new IntersectionObserver(
      ([head]) => setShown(!head!.isIntersecting && head!.boundingClientRect.top < 0),
      { rootMargin: "-96px 0px 0px" },
    );
    observer.observe(table.querySelector("thead")!);
    table.addEventListener("scroll", follow, { passive: true });
    follow();
    return () => {
      observer.disconnect();
      table.removeEventListener("scroll", follow);
    };
  }, [scroller]);
  return (
    <div aria-hidden="true" className="no-print sticky top-16 z-20 h-0 lg:top-27">
      <div
        ref={bar}
        className={cn("overflow-hidden border-b border-line bg-paper", !isShown && "invisible")}
      >
        <div className={row} style={style}>
          <span className="max-sm:hidden" />
          {columns.map(({ entry, product }) => (
            <p key={entry.href} className="py-2 pr-3 text-sm leading-tight">
              <b className="line-clamp-2">{entry.title}</b>
              {formatMoney(product.priceCents)}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
