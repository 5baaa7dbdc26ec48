import { useMemo, useState } from "react";
import { groupBy } from "#app/lib/group-by.ts";
import { stateLabels } from "../records/product-labels.ts";
import { type Hold, isActive, type Product } from "../records/records.queries.ts";
import { useStable } from "../use-stable.ts";
import { type ProductActions, ProductRows } from "./product-rows.tsx";
import { ProductSheet, type ProductSheetKind } from "./product-sheet.tsx";
import { useChangeProducts } from "./use-change-products.ts";
import { useSellOne } from "./use-sell-one.tsx";

type HeldProducts = ReadonlyMap<string, readonly Hold[]>;

interface ProductsWorkspaceProps {
  products: readonly Product[];
  holds: readonly Hold[];
  isNamed?: boolean;
  /** The list they stand in, with the holds that run by product; without it, they are shown one below another. */
  children?: (held: HeldProducts, actions: ProductActions) => React.ReactNode;
}

export function ProductsWorkspace(props: ProductsWorkspaceProps) {
  const { products, holds, isNamed, children } = props;
  const [now] = useState(Date.now);
  const held = useMemo(
    () =>
      groupBy(
        holds.filter((hold) => isActive(hold, now)),
        (hold) => hold.product_id,
      ),
    [holds, now],
  );
  const [sheet, setSheet] = useState<{ kind: ProductSheetKind; id: string } | null>(null);
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
  return (
    <>
      {children?.(held, actions) ?? (
        <ProductRows {...{ actions, held, isNamed }} items={products} />
      )}
      {product ? (
        <ProductSheet
          key={product.id}
          kind={sheet.kind}
          product={product}
          holds={held.get(product.id) ?? []}
          onClose={() => setSheet(null)}
        />
      ) : null}
    </>
  );
}
