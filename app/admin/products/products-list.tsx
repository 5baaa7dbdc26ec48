import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { csvFile, download } from "../csv.ts";
import { ListPage } from "../kit/list-page.tsx";
import { Pages } from "../kit/pages.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { useSelection } from "../kit/use-selection.ts";
import { useTypedSearch } from "../kit/use-typed-search.ts";
import { demandQuery } from "../records/demand.queries.ts";
import type { Hold, Product } from "../records/records.queries.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { ProductsBulkBar } from "./bulk-bar.tsx";
import {
  countFilters,
  type ListState,
  matchProducts,
  noFilters,
  pageSize,
  readListState,
  writeListState,
} from "./product-list.ts";
import { focusFirstProduct, ProductRows } from "./product-rows.tsx";
import { productsCsv, productsFileName } from "./products-csv.ts";
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
  query: Pick<UseQueryResult, "isPending" | "isError" | "isFetching" | "refetch">;
}

/** Every product, to search, filter, select and work on. */
export function ProductsList({ products, held, query }: ProductsListProps) {
  const isLimited = useIsLimited();
  const { data: demand } = useQuery({ ...demandQuery, enabled: !isLimited });
  const drawing = demand?.drawing ?? none;
  const { state, found, items, page, pages, setSearch, change } = useProductList(products, drawing);
  const { selected, toggle, select, clear } = useSelection(items);
  const chosen = products.filter(({ id }) => selected.has(id));
  const filtersSet = countFilters(state);
  return (
    <ListPage
      search={{
        label: "Search products by title, number or category",
        placeholder: "Title or number",
        value: state.search,
        onType: setSearch,
        onEnter: focusFirstProduct,
      }}
      filtersSet={filtersSet}
      filters={
        <>
          <Toolbar state={state} onChange={change} hasDemand={demand?.isOn ?? false} />
          {found.length > 0 && !isLimited ? (
            <div className="flex gap-2 sm:ml-auto">
              <ToolButton
                onClick={() => {
                  const today = new Date();
                  download(csvFile([productsCsv(found, held, today)]), productsFileName(today));
                }}
              >
                CSV
              </ToolButton>
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
      state={
        items.length > 0
          ? undefined
          : {
              ...{ noun: "product", words, all: products.length },
              isFiltered: filtersSet > 0 || state.search.trim() !== "",
              isLoading: query.isError ? query.isFetching : query.isPending,
              isFailing: query.isError && products.length === 0,
              onRetry: () => void query.refetch(),
              onShowAll: () => change(noFilters),
            }
      }
      pages={
        <Pages
          {...{ noun: "product", page, pages, size: pageSize }}
          count={found.length}
          all={products.length}
          onChange={({ page = 1 }) => change({ page })}
        />
      }
    >
      <ProductRows
        items={items}
        held={held}
        demand={demand?.products}
        isInList
        {...(!isLimited && { selected, onToggle: toggle })}
      />
    </ListPage>
  );
}

/** What the address says of the list, how it is changed, and the products that it leaves. */
function useProductList(products: readonly Product[], drawing: ReadonlySet<string>) {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => readListState(params), [params]);
  const [search, setSearch] = useTypedSearch(inAddress.search, (typed) =>
    setParams(writeListState({ ...inAddress, search: typed, page: 1 }), { replace: true }),
  );
  // Typed letters show at once; the list follows when the browser has time.
  const wanted = useDeferredValue(search);
  const [now] = useState(Date.now);
  const found = useMemo(
    () => matchProducts(products, { ...inAddress, search: wanted }, now, drawing),
    [products, inAddress, wanted, now, drawing],
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(inAddress.page, pages);
  const items = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]);

  return {
    state: { ...inAddress, search },
    ...{ found, items, page, pages, setSearch },
    change: (next: Partial<ListState>) => {
      if (next.search !== undefined) setSearch(next.search);
      setParams(writeListState({ ...inAddress, search, page: 1, ...next }), { replace: true });
    },
  };
}
