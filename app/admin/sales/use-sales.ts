import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTypedSearch } from "../kit/use-typed-search.ts";
import { salesQuery } from "./sales.queries.ts";
import { pageSize, readSalesState, type SalesState, writeSalesState } from "./sales-list.ts";

const set = ["showroom", "list", "lot", "product", "person", "lender", "kind"] as const;

/** The sales that the address and what is typed ask for, and how they are asked for otherwise. */
export function useSales() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readSalesState(params), [params]);
  const put = (next: SalesState) => setParams(writeSalesState(next), { replace: true });
  const [typed, type] = useTypedSearch(state.text ?? "", (typed) =>
    put({ ...state, text: typed.trim(), page: 1 }),
  );
  const text = useDeferredValue(typed.trim());
  const { page, ...filter } = state;
  const asked = { ...filter, ...(text ? { text } : { text: undefined }) };
  const query = useQuery({
    ...salesQuery({ ...asked, most: pageSize, skip: (page - 1) * pageSize }),
    placeholderData: keepPreviousData,
  });
  const filtersSet = set.filter((name) => state[name]).length + (state.from || state.to ? 1 : 0);
  return {
    ...{ state, asked, query, typed, type, filtersSet },
    isFiltered: filtersSet > 0 || text !== "",
    count: query.data?.count ?? 0,
    change(next: Partial<SalesState>) {
      if (next.text !== undefined) type(next.text);
      put({ ...state, text: typed, page: 1, ...next });
    },
    showAll() {
      type("");
      put({ by: state.by, page: 1 });
    },
  };
}
