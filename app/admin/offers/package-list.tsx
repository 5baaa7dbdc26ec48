import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { formatMoney } from "#shop/money.ts";
import { iconButton } from "../controls.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { useWrite } from "../kit/use-write.ts";
import { stateLabels } from "../records/product-labels.ts";
import { type Product, productsQuery } from "../records/records.queries.ts";
import { writeRow } from "../records/row-writes.ts";
import { Section } from "../section.tsx";
import { OfferForm } from "./offer-form.tsx";
import { contentsOf, isBroken } from "./package.ts";
import { mostPackages, type PackageRow } from "./package-fields.ts";
import { PackageForm } from "./package-form.tsx";
import { ProductFinder } from "./product-finder.tsx";

export function PackageList({ packages }: { packages: readonly PackageRow[] }) {
  const { data: products } = useQuery(productsQuery);
  const [opened, open] = useState<string>();
  const [limited, limit] = useState<string>();
  const form = { packages, products: products ?? [], onClose: () => open(undefined) };
  return (
    <Section
      id="packages"
      title="Packages"
      about="List the products in each package, and we’ll tell you when the last one sells."
    >
      {packages.length === 0 ? (
        <p>There are no packages. The packages page links to the rooms instead.</p>
      ) : null}
      <ul className="divide-y divide-line">
        {packages.map((row) => (
          <PackageItem
            key={row.id}
            row={row}
            products={products ?? []}
            isLoaded={Boolean(products)}
            onEdit={() => open(row.id)}
            onLimit={() => limit(row.id)}
          >
            {opened === row.id ? (
              <PackageForm row={row} {...form} />
            ) : limited === row.id ? (
              <OfferForm
                place={`package ${row.id}`}
                packages={packages}
                onClose={() => limit(undefined)}
              />
            ) : null}
          </PackageItem>
        ))}
      </ul>
      {opened === "new" ? (
        <div className="mt-3 border-t border-line pt-3">
          <PackageForm {...form} />
        </div>
      ) : packages.length < mostPackages ? (
        <ToolButton className="mt-3" onClick={() => open("new")}>
          Add a package
        </ToolButton>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">
          {mostPackages} is the limit. Remove one to add another.
        </p>
      )}
    </Section>
  );
}

interface PackageItemProps {
  row: PackageRow;
  products: readonly Product[];
  isLoaded: boolean;
  onEdit: () => void;
  onLimit: () => void;
  children: React.ReactNode;
}

function PackageItem({ row, products, isLoaded, onEdit, onLimit, children }: PackageItemProps) {
  const { isBusy, write } = useWrite({ refused: "Nothing was changed." });
  const [isAdding, setAdding] = useState(false);
  const isLive = row.state === "live";
  if (children) return <li className="py-3">{children}</li>;

  const change = (to: Partial<Pick<PackageRow, "product_ids" | "state">>, title: string) =>
    write(async () => {
      const { id, product_ids, state, version } = row;
      await writeRow("packages", id, { ...to, version });
      const undo = () => writeRow("packages", id, { product_ids, state, version: version + 1 });
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
          It contains a product that’s no longer for sale. Hide the package or take the product out.
        </p>
      ) : null}
      <Contents
        row={row}
        products={products}
        isBusy={isBusy}
        onRemove={(id, title) =>
          change(
            { product_ids: row.product_ids.filter((one) => one !== id) },
            `${title} was taken out of ${row.name}.`,
          )
        }
      />
      {isAdding ? (
        <ProductFinder
          name={row.name}
          named={row.product_ids}
          products={products}
          onChoose={({ id, title }) => {
            setAdding(false);
            void change(
              { product_ids: [...row.product_ids, id] },
              `${title} was added to ${row.name}.`,
            );
          }}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <ToolButton onClick={onEdit}>
          Change<span className="sr-only"> {row.name}</span>
        </ToolButton>
        <ToolButton onClick={onLimit}>
          Set an end date<span className="sr-only"> for {row.name}</span>
        </ToolButton>
        <ToolButton aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          Add a product<span className="sr-only"> to {row.name}</span>
        </ToolButton>
        <ToolButton
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
        </ToolButton>
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
            <b className="text-tag">{product ? stateLabels[product.state] : "Not found"}</b>
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
