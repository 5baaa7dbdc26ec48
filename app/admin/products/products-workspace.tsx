import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { groupBy } from "#app/lib/group-by.ts";
import { csvFile, download } from "../csv.ts";
import { stateLabels } from "../records/product-labels.ts";
import { type Hold, isActive, type Product } from "../records/records.queries.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { useLatest } from "../use-latest.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { Finder, Pages } from "./finder.tsx";
import { HoldSheet } from "./hold-sheet.tsx";
import { PriceSheet } from "./price-sheet.tsx";
import { type ProductActions, ProductActionsContext } from "./product-actions.ts";
import {
  type ListState,
  matchProducts,
  pageSize,
  readListState,
  writeListState,
} from "./product-list.ts";
import { ProductRows } from "./product-rows.tsx";
import { productsCsv, productsFileName } from "./products-csv.ts";
import { SoldSheet } from "./sold-sheet.tsx";
import { useChangeProducts } from "./use-change-products.ts";
import { useSellOne } from "./use-sell-one.ts";

interface ProductsWorkspaceProps {
  products: readonly Product[];
  holds: readonly Hold[];
  /** Those alone, on another page: nothing to search, select or turn. */
  only?: boolean;
}

type Sheet = { kind: "price" | "sold" | "hold"; id: string };

/** The list of products, and what is done with one or with many of them. */
export function ProductsWorkspace({ products, holds, only = false }: ProductsWorkspaceProps) {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => readListState(params), [params]);
  const [search, setSearch] = useState(inAddress.search);
  // Typed letters show at once; the list follows when the browser has time.
  const wanted = useDeferredValue(search);
  const state = useMemo(() => ({ ...inAddress, search: wanted }), [inAddress, wanted]);
  const [now] = useState(Date.now);
  const found = useMemo(
    () => (only ? [...products] : matchProducts(products, state, now)),
    [only, products, state, now],
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(state.page, pages);
  const items = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]);
  const held = useMemo(
    () =>
      groupBy(
        holds.filter((hold) => isActive(hold, now)),
        (hold) => hold.product_id,
      ),
    [holds, now],
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const sellOne = useSellOne();
  const isLimited = useIsLimited();

  const change = (next: Partial<ListState>) =>
    setParams(writeListState({ ...inAddress, search, page: 1, ...next }), { replace: true });

  // The address follows when typing rests, so that a reload finds the same list.
  useEffect(() => {
    if (search === inAddress.search) return;
    const timer = setTimeout(() => {
      setParams(writeListState({ ...inAddress, search, page: 1 }), { replace: true });
    }, 400);
    return () => clearTimeout(timer);
  }, [search, inAddress, setParams]);

  const changeProducts = useChangeProducts();
  const latest = useLatest({ sellOne, changeProducts });
  const actions = useMemo<ProductActions>(
    () => ({
      open: (kind, product) => setSheet({ kind, id: product.id }),
      sellOne: (product) => void latest.current.sellOne(product),
      setState: (product, state) =>
        void latest.current.changeProducts(
          [product],
          { state },
          `${product.title} is ${stateLabels[state].toLowerCase()}.`,
        ),
      toggle: (product, isSelected) =>
        setSelected((before) => {
          const next = new Set(before);
          if (isSelected) next.add(product.id);
          else next.delete(product.id);
          return next;
        }),
    }),
    [latest],
  );

  const shown = sheet && products.find(({ id }) => id === sheet.id);
  const close = () => setSheet(null);
  const chosen = products.filter(({ id }) => selected.has(id));
  return (
    <ProductActionsContext value={actions}>
      {only ? null : (
        <Finder
          state={{ ...inAddress, search }}
          found={found}
          page={page}
          onSearch={setSearch}
          onChange={change}
          onExport={() => {
            const today = new Date();
            download(csvFile([productsCsv(found, held, today)]), productsFileName(today));
          }}
          onSelectAll={() => setSelected(new Set(found.map(({ id }) => id)))}
        />
      )}
      {chosen.length > 0 ? (
        <BulkBar
          products={chosen}
          unlisted={chosen.length - found.filter(({ id }) => selected.has(id)).length}
          onDone={() => setSelected(new Set())}
        />
      ) : null}
      <ProductRows
        items={items}
        held={held}
        isWhole={!only}
        {...(only || isLimited ? {} : { selected })}
      />
      <Pages page={page} pages={pages} onTurn={(next) => change({ page: next })} />
      {shown && sheet.kind === "price" ? (
        <PriceSheet key={shown.id} product={shown} onClose={close} />
      ) : null}
      {shown && sheet.kind === "sold" ? (
        <SoldSheet
          key={shown.id}
          product={shown}
          holds={held.get(shown.id) ?? []}
          onClose={close}
        />
      ) : null}
      {shown && sheet.kind === "hold" ? (
        <HoldSheet key={shown.id} product={shown} onClose={close} />
      ) : null}
    </ProductActionsContext>
  );
}
