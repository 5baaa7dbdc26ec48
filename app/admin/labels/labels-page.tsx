import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
import { qrPath } from "#app/lib/qr.ts";
import { absoluteUrl } from "#app/lib/structured-data.ts";
import type { ShopFacts } from "#app/site/shop-facts.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { productPath } from "#shop/lists.ts";
import { formatMoney, savings } from "#shop/money.ts";
import { tagHash } from "#shop/tags.ts";
import { plural } from "../format.ts";
import { LoadState } from "../kit/load-state.tsx";
import { Select } from "../kit/select.tsx";
import { type Product, productsQuery, shopQuery } from "../records/records.queries.ts";
import { chunksOf } from "../requests.ts";
import { type Format, formats, productsAt } from "./labels.ts";

export default function LabelsPage() {
  const { hash } = useLocation();
  const products = useQuery(productsQuery);
  const shop = useQuery(shopQuery);
  const { logo } = useShop();
  const [format, setFormat] = useState<Format>("tags");
  if (!products.data || !shop.data) {
    return <LoadState of={products.data ? shop : products} what="the labels" isPage />;
  }
  const wanted = productsAt(hash, products.data);
  const sheets = chunksOf(wanted, formats[format].perSheet);
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 print:hidden">
        <h1 className="text-2xl">Labels</h1>
        {wanted.length > 0 ? (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <div>
                <Select
                  aria-label="Size"
                  options={Object.entries(formats).map(
                    ([name, { words }]) => [name, words] as const,
                  )}
                  value={format}
                  onChange={({ target }) => setFormat(target.value as Format)}
                />
              </div>
              <button type="button" className={button()} onClick={() => window.print()}>
                Print {plural(sheets.length, "sheet")}
              </button>
            </div>
            <p className="text-sm text-ink-soft">
              Print on letter paper at actual size with no margins. The code opens the product’s
              page even after its price or list changes. For staff it also opens Sold, Hold, Price,
              Count and Move. The printed price doesn’t update.
            </p>
          </>
        ) : (
          <p>
            No products selected. Select some in <Link to="/admin/products">Products</Link>, then
            press Labels.
          </p>
        )}
      </div>
      {sheets.map((sheet, at) => (
        <ul
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets are their places.
          key={at}
          aria-label={`Sheet ${at + 1}`}
          className="label-sheet grid gap-3 sm:grid-cols-2 print:break-after-page print:last:break-after-auto print:gap-y-0"
          data-format={format}
        >
          {sheet.map((product) => (
            <Label
              key={product.id}
              product={product}
              shop={shop.data}
              logo={logo}
              format={format}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface LabelProps {
  product: Product;
  shop: { name: string; phone: string };
  logo: ShopFacts["logo"];
  format: Format;
}

/** One product on paper: black on white, whatever the screen's theme. */
export function Label({ product, shop, logo, format }: LabelProps) {
  const { title, size, price_cents, compare_at_cents, id } = product;
  const isSign = format === "signs";
  const price = formatMoney(price_cents);
  // A light one would not be seen on paper.
  const isOnWhite = logo && logo.className !== "on-dark";
  return (
    <li
      className={cn(
        "flex min-w-0 items-stretch gap-3 overflow-hidden rounded-lg border border-line bg-white p-3 text-black print:rounded-none print:border-dashed print:border-black/30",
        isSign && "sm:col-span-2 sm:p-6",
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col">
        {isOnWhite ? (
          <img
            {...logo}
            alt={logo.alt}
            className={cn("w-auto max-w-full self-start object-contain", isSign ? "h-10" : "h-4")}
          />
        ) : null}
        {isOnWhite && logo?.alt ? null : (
          <p
            className={cn(
              "font-semibold wrap-anywhere",
              isSign ? "text-lg" : "line-clamp-2 text-xs",
            )}
          >
            {shop.name}
          </p>
        )}
        <h2
          className={cn("line-clamp-2 leading-tight font-bold", isSign ? "text-3xl" : "text-base")}
        >
          {title}
        </h2>
        {size ? <p className={isSign ? "text-xl" : "text-xs"}>{size}</p> : null}
        <p
          className={cn(
            "mt-auto font-display leading-none font-extrabold whitespace-nowrap tabular",
            // "$12,499.99" as large as the others would not fit beside the code.
            isSign ? (price.length > 8 ? "text-7xl" : "text-8xl") : "text-4xl",
          )}
        >
          {price}
        </p>
        <p className={cn("mt-1 tabular", isSign ? "text-2xl" : "text-sm")}>
          {compare_at_cents
            ? `Compare at ${formatMoney(compare_at_cents)} · ${savings(price_cents, compare_at_cents).percent}% off`
            : null}
        </p>
      </div>
      <div className={cn("flex flex-col items-center justify-between", isSign ? "w-48" : "w-24")}>
        <Code
          address={
            absoluteUrl(productPath({ category: product.list, slug: product.slug })) + tagHash(id)
          }
        />
        <p className={cn("font-semibold tabular", isSign ? "text-xl" : "text-xs")}>#{id}</p>
        <p className={cn("whitespace-nowrap", isSign ? "text-lg" : "text-xs")}>{shop.phone}</p>
      </div>
    </li>
  );
}

function Code({ address }: { address: string }) {
  const { size, path } = useMemo(() => qrPath(address), [address]);
  return (
    <svg
      role="img"
      aria-label={`Code that opens ${address}`}
      viewBox={`0 -.5 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full"
    >
      <path d={path} stroke="black" />
    </svg>
  );
}
