import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { plural } from "../format.ts";
import { LoadState } from "../kit/load-state.tsx";
import { Select } from "../kit/select.tsx";
import { productsQuery, shopQuery } from "../records/records.queries.ts";
import { chunksOf } from "../requests.ts";
import { Label } from "./label.tsx";
import { type Format, formats, productsAt } from "./labels.ts";

/** Labels of the products that the address names, to print on letter paper. */
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
