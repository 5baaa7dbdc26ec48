import { useDeferredValue, useState } from "react";
import { Link, useNavigate } from "react-router";
import { scannerPath } from "#shop/tags.ts";
import { field, toolButton } from "../controls.ts";
import { matchProducts, productAddress } from "../products/product-list.ts";
import { focusFirstProduct } from "../products/product-rows.tsx";
import { ProductsWorkspace } from "../products/products-workspace.tsx";
import type { Hold, Product } from "../records/records.queries.ts";
import { useIsLimited } from "../use-is-limited.ts";

const maxShown = 4;

interface QuickFindProps {
  products: readonly Product[];
  holds: readonly Hold[];
}

/** Finds a product where one is, to sell, hold or mark it down at once. */
export function QuickFind({ products, holds }: QuickFindProps) {
  const [search, setSearch] = useState("");
  const [now] = useState(Date.now);
  const wanted = useDeferredValue(search.trim());
  const navigate = useNavigate();
  const isLimited = useIsLimited();
  const productsFor = (search: string) =>
    search ? matchProducts(products, { ...productAddress.usual, search }, now) : [];
  const found = productsFor(wanted);
  return (
    <search className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <input
          type="search"
          aria-label="Find a product by title or number"
          placeholder="Find a product: title or number"
          enterKeyHint="search"
          className={field("min-h-12 min-w-0 flex-1 basis-52 fine:min-h-11")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            const [first] = productsFor(search.trim());
            if (first && !isLimited) void navigate(`/admin/products/${first.slug}`);
            else focusFirstProduct();
          }}
        />
        {/* Loaded as a page of its own, because the camera is allowed there alone. */}
        <a href={scannerPath} className={toolButton("min-h-12 no-underline fine:min-h-11")}>
          Scan a tag
        </a>
      </div>
      {wanted ? (
        <>
          <ProductsWorkspace products={found.slice(0, maxShown)} holds={holds} />
          {found.length > maxShown ? (
            <Link
              to={`/admin/products?${productAddress.write({ ...productAddress.usual, search: wanted })}`}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
            >
              All {found.length} that match
            </Link>
          ) : null}
        </>
      ) : null}
    </search>
  );
}
