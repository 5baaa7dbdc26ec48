import { useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useTypedSearch } from "../kit/use-typed-search.ts";
import type { Product } from "../records/records.queries.ts";
import {
  type ListState,
  matchProducts,
  pageSize,
  readListState,
  writeListState,
} from "./product-list.ts";

/** What the address says of the list, how it is changed, and the products that it leaves. */
export function useProductList(products: readonly Product[], drawing: ReadonlySet<string>) {
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
