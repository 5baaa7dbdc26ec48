import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { Pages, pageOf } from "../kit/pages.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { useSelection } from "../kit/use-selection.ts";
import { demandQuery } from "../records/demand.queries.ts";
import type { Hold, Product } from "../records/records.queries.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { ProductsBulkBar } from "./bulk-bar.tsx";
import { matchProducts, pageSize, productAddress } from "./product-list.ts";
import { focusFirstProduct, type ProductActions, ProductRows } from "./product-rows.tsx";
import { Toolbar } from "./toolbar.tsx";

const words = {
  failed: "Failed to load the products.",
  noneFound: "No products match your filters.",
  noneYet: "No products yet.",
  noneYetHint: "Add one with “Add a closeout”, or bring a spreadsheet with “Import”.",
};

const none: ReadonlySet<string> = new Set();

interface ProductsListProps {
  products: readonly Product[];
  held: ReadonlyMap<string, readonly Hold[]>;
  actions: ProductActions;
  query: UseQueryResult;
}

export function ProductsList({ products, held, actions, query }: ProductsListProps) {
  const isLimited = useIsLimited();
  const { data: demand } = useQuery({ ...demandQuery, enabled: !isLimited });
  const drawing = demand?.drawing ?? none;
  const { typed, type, state, change, filtersSet, isFiltered, showAll } =
    useListAddress(productAddress);
  // Typed letters show at once; the list follows when the browser has time.
  const wanted = useDeferredValue(typed);
  const [now] = useState(Date.now);
  const found = useMemo(
    () => matchProducts(products, { ...state, search: wanted }, now, drawing),
    [products, state, wanted, now, drawing],
  );
  const { shown, paging } = useMemo(() => pageOf(found, state.page, pageSize), [found, state.page]);
  const { selected, toggle, select, clear } = useSelection(shown);
  const chosen = products.filter(({ id }) => selected.has(id));
  return (
    <ListPage
      search={{
        label: "Search products by title, number or category",
        placeholder: "Title or number",
        value: typed,
        onType: type,
        onEnter: focusFirstProduct,
      }}
      filtersSet={filtersSet}
      filters={
        <>
          <Toolbar state={state} onChange={change} hasDemand={demand?.isOn ?? false} />
          {found.length > 0 && !isLimited ? (
            <div className="flex gap-2 sm:ml-auto">
              <ToolButton onClick={() => select(found)}>Select all {found.length}</ToolButton>
            </div>
          ) : null}
        </>
      }
      bulk={
        chosen.length > 0 ? (
          <ProductsBulkBar
            products={chosen}
            found={found}
            onSelectMatching={() => select(found)}
            onDone={clear}
          />
        ) : null
      }
      count={found.length}
      state={{
        ...{ noun: "product", words, all: products.length, of: query, isFiltered },
        onShowAll: showAll,
      }}
      pages={
        <Pages
          noun="product"
          {...paging}
          all={products.length}
          onChange={({ page = 1 }) => change({ page })}
        />
      }
    >
      <ProductRows
        actions={actions}
        items={shown}
        held={held}
        demand={demand?.products}
        isInList
        {...(!isLimited && { selected, onToggle: toggle })}
      />
    </ListPage>
  );
}
