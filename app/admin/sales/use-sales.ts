import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useListAddress } from "../kit/list-address.ts";
import { salesQuery } from "./sales.queries.ts";
import { askedFor, pageSize, salesAddress } from "./sales-list.ts";

/** The sales that the address and what is typed ask for, and how they are asked for otherwise. */
export function useSales() {
  const list = useListAddress(salesAddress);
  const search = useDeferredValue(list.typed.trim());
  const asked = askedFor({ ...list.state, search });
  const query = useQuery({
    ...salesQuery({ ...asked, most: pageSize, skip: (list.state.page - 1) * pageSize }),
    placeholderData: keepPreviousData,
  });
  const { from, to } = list.state;
  return {
    ...{ ...list, asked, query, count: query.data?.count ?? 0 },
    // A period is one filter of two days.
    filtersSet: list.filtersSet - (from && to ? 1 : 0),
  };
}
