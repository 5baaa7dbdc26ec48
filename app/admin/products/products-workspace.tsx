import { useMemo, useState } from "react";
import { groupBy } from "#app/lib/group-by.ts";
import { stateLabels } from "../records/product-labels.ts";
import { type Hold, isActive, type Product } from "../records/records.queries.ts";
import { useStable } from "../use-stable.ts";
import { HoldSheet } from "./hold-sheet.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import { type ProductActions, ProductActionsContext } from "./product-actions.ts";
import { ProductRows } from "./product-rows.tsx";
import { SoldSheet } from "./sold-sheet.tsx";
import { useChangeProducts } from "./use-change-products.ts";
import { useSellOne } from "./use-sell-one.tsx";

interface ProductsWorkspaceProps {
  products: readonly Product[];
  holds: readonly Hold[];
  /** The list they stand in, with the holds that run by product; without it, they are shown one below another. */
  children?: (held: ReadonlyMap<string, readonly Hold[]>) => React.ReactNode;
}

/** Products, and what is done with one of them: sold, held, priced. */
export function ProductsWorkspace({ products, holds, children }: ProductsWorkspaceProps) {
  const [now] = useState(Date.now);
  const held = useMemo(
    () =>
      groupBy(
        holds.filter((hold) => isActive(hold, now)),
        (hold) => hold.product_id,
      ),
    [holds, now],
  );
  const [sheet, setSheet] = useState<{ kind: "price" | "sold" | "hold"; id: string } | null>(null);
  const sellOne = useSellOne();
  const changeProducts = useChangeProducts();
  const actions = useStable<ProductActions>({
    open: (kind, product) => setSheet({ kind, id: product.id }),
    sellOne: (product) => void sellOne(product),
    setState: (product, state) =>
      void changeProducts(
        [product],
        { state },
        `${product.title} is ${stateLabels[state].toLowerCase()}.`,
      ),
  });
  const product = sheet && products.find(({ id }) => id === sheet.id);
  const close = () => setSheet(null);
  return (
    <ProductActionsContext value={actions}>
      {children?.(held) ?? <ProductRows items={products} held={held} />}
      {product && sheet.kind === "price" ? (
        <PriceSheet key={product.id} product={product} onClose={close} />
      ) : null}
      {product && sheet.kind === "sold" ? (
        <SoldSheet
          key={product.id}
          product={product}
          onClose={close}
          holds={held.get(product.id) ?? []}
        />
      ) : null}
      {product && sheet.kind === "hold" ? (
        <HoldSheet key={product.id} product={product} onClose={close} />
      ) : null}
    </ProductActionsContext>
  );
}
