import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { formatMoney } from "#shop/money.ts";
import { field, iconButton, toolButton } from "../controls.ts";
import { useWrite } from "../kit/use-write.ts";
import { stateLabels } from "../records/product-labels.ts";
import { type Product, productsQuery } from "../records/records.queries.ts";
import { Section } from "../section.tsx";
import { changePackage, type PackageChange } from "./offer-writes.ts";
import { contentsOf, findProducts, isBroken, type PackageRow } from "./package.ts";

/** Every package, whether it is on the site, and which products of the lists are in it. */
export function PackageList({ packages }: { packages: readonly PackageRow[] }) {
  const { data: products } = useQuery(productsQuery);
  return (
    <Section
      id="packages"
      title="Packages"
      about="Name the pieces that are in one: when the last of them is sold, you are told."
    >
      <ul className="divide-y divide-line">
        {packages.map((row) => (
          <PackageItem
            key={row.id}
            row={row}
            products={products ?? []}
            isLoaded={Boolean(products)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface PackageItemProps {
  row: PackageRow;
  products: readonly Product[];
  isLoaded: boolean;
}

function PackageItem({ row, products, isLoaded }: PackageItemProps) {
  const { isBusy, write } = useWrite({ refused: "Nothing was changed." });
  const [isAdding, setAdding] = useState(false);
  const isLive = row.state === "live";

  const change = (to: PackageChange, title: string) =>
    write(async () => {
      const { id, product_ids, state, version } = row;
      await changePackage(id, { ...to, version });
      const undo = () => changePackage(id, { product_ids, state, version: version + 1 });
      return { title, undo };
    });

  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{row.name}</b>
        <span className="tabular">{formatMoney(row.price_cents)}</span>
        <span className="ml-auto text-sm font-semibold text-ink-soft">
          {isLive ? "On the site" : "Hidden"}
        </span>
      </p>
      {isLoaded && isBroken(row, products) ? (
        <p className="rounded-lg bg-tag-wash p-2 text-sm font-semibold text-tag">
          It contains what is not for sale any more: hide it, or take the piece out.
        </p>
      ) : null}
      <Contents
        row={row}
        products={products}
        isBusy={isBusy}
        onRemove={(id, title) =>
          change(
            { product_ids: row.product_ids.filter((one) => one !== id) },
            `${title} is taken out of ${row.name}.`,
          )
        }
      />
      {isAdding ? (
        <ProductFinder
          row={row}
          products={products}
          onChoose={({ id, title }) => {
            setAdding(false);
            void change(
              { product_ids: [...row.product_ids, id] },
              `${title} is named in ${row.name}.`,
            );
          }}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={toolButton()}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          Name a piece<span className="sr-only"> in {row.name}</span>
        </button>
        <button
          type="button"
          className={toolButton()}
          aria-disabled={isBusy || undefined}
          onClick={() =>
            change(
              { state: isLive ? "archived" : "live" },
              `${row.name} is ${isLive ? "hidden" : "on the site"}.`,
            )
          }
        >
          {isLive ? "Hide" : "Make live"}
          <span className="sr-only"> {row.name}</span>
        </button>
      </div>
    </li>
  );
}

interface ContentsProps {
  row: PackageRow;
  products: readonly Product[];
  isBusy: boolean;
  onRemove: (id: string, title: string) => void;
}

function Contents({ row, products, isBusy, onRemove }: ContentsProps) {
  if (row.product_ids.length === 0) return null;
  return (
    <ul aria-label={`Pieces in ${row.name}`} className="flex flex-wrap gap-2">
      {contentsOf(row, products).map(({ id, product }) => (
        <li
          key={id}
          className="flex items-center gap-1 rounded-lg border border-line pl-2.5 text-sm"
        >
          {product ? (
            <Link
              to={`/admin/products/${product.slug}`}
              className="inline-flex min-h-11 items-center fine:min-h-9"
            >
              {product.title}
            </Link>
          ) : (
            `#${id}`
          )}
          {product?.state === "live" ? null : (
            <b className="text-tag">{product ? stateLabels[product.state] : "Not there"}</b>
          )}
          <button
            type="button"
            className={iconButton()}
            aria-disabled={isBusy || undefined}
            aria-label={`Take ${product?.title ?? id} out of ${row.name}`}
            onClick={() => onRemove(id, product?.title ?? `#${id}`)}
          >
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ProductFinderProps {
  row: PackageRow;
  products: readonly Product[];
  onChoose: (product: Product) => void;
}

function ProductFinder({ row, products, onChoose }: ProductFinderProps) {
  const [search, setSearch] = useState("");
  const found = findProducts(search, row, products);
  return (
    <div className="grid min-w-0 gap-2">
      <input
        type="search"
        aria-label={`Find a piece for ${row.name}`}
        placeholder="Title or number"
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: it opened because somebody pressed for it.
        autoFocus
        className={field()}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length > 0 ? (
        <ul className="grid gap-1">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 rounded-lg border border-ink-soft/60 px-2.5 text-left text-sm font-semibold hover:bg-sunken"
                onClick={() => onChoose(product)}
              >
                <span className="min-w-0 flex-1">{product.title}</span>
                <span className="font-normal text-ink-soft">#{product.id}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : search.trim().length >= 2 ? (
        <p className="text-sm text-ink-soft">No piece for sale is called that.</p>
      ) : null}
    </div>
  );
}
