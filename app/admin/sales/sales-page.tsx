import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { ListPage } from "../kit/list-page.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { Pages } from "../kit/pages.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { lotsQuery } from "../lots/lots.queries.ts";
import { PackageSoldSheet } from "../products/sold-sheet.tsx";
import { useIsLimited } from "../use-is-limited.ts";
import { staffQuery } from "../users/staff.queries.ts";
import { ExportSales } from "./export-sales.tsx";
import { LotResults } from "./lot-results.tsx";
import { SalePanel } from "./sale-panel.tsx";
import { noSales, type SoldLine } from "./sales.ts";
import { SalesFilters } from "./sales-filters.tsx";
import { pageSize, type SalesNames } from "./sales-list.ts";
import { SalesGroups, SalesRows, SalesTotals } from "./sales-rows.tsx";
import { useSales } from "./use-sales.ts";

const nothing: ReadonlyMap<string, string> = new Map();
const words = {
  failed: "Failed to load the sales.",
  noneFound: "No sales match these filters.",
  noneYet: "Nothing has been sold yet.",
  noneYetHint: "Press “Sold 1” beside a product, and the sale shows up here.",
};

/** What was sold, for how much and by whom: sums, groups and each sale. */
export default function SalesPage() {
  const withCosts = !useIsLimited();
  const sales = useSales();
  const names = useNames(withCosts);
  const [opened, open] = useState<SoldLine>();
  const [isSelling, setSelling] = useState(false);
  const { state, query, count, isFiltered, change, showAll } = sales;
  const groups = query.data?.groups ?? [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHead title="Sales">
        <ToolButton onClick={() => setSelling(true)}>Sell a package</ToolButton>
        {withCosts ? <ExportSales asked={sales.asked} count={count} people={names.people} /> : null}
      </PageHead>
      <ListPage
        search={{
          label: "Search sales by product, customer or note",
          placeholder: "Product or customer",
          value: sales.typed,
          onType: sales.type,
        }}
        filtersSet={sales.filtersSet}
        filters={
          <SalesFilters
            state={state}
            people={names.people}
            isLimited={!withCosts}
            onChange={change}
            {...(isFiltered && { onClear: showAll })}
          />
        }
        state={
          count > 0
            ? undefined
            : {
                ...{ noun: "sale", all: 0, isFiltered, words },
                isLoading: query.isFetching && !query.data,
                isFailing: query.isError && !query.data,
                onRetry: () => void query.refetch(),
                onShowAll: showAll,
              }
        }
        pages={
          <Pages
            {...{ noun: "line", page: state.page, size: pageSize, count, all: count }}
            pages={Math.max(1, Math.ceil(count / pageSize))}
            isWhole={count <= pageSize && state.page === 1}
            onChange={({ page = 1 }) => change({ page })}
          />
        }
      >
        <SalesTotals
          numbers={groups.find(({ key }) => key === null) ?? noSales}
          withCosts={withCosts}
        />
        <SalesGroups
          {...{ by: state.by, names, withCosts, onPick: change }}
          groups={groups.filter(({ key }) => key !== null)}
        />
        {state.by === "lot" && withCosts ? <LotResults /> : null}
        <SalesRows lines={query.data?.lines ?? []} {...{ names, withCosts, onOpen: open }} />
      </ListPage>
      {isSelling ? <PackageSoldSheet onClose={() => setSelling(false)} /> : null}
      {opened ? <SalePanel line={opened} names={names} onClose={() => open(undefined)} /> : null}
    </div>
  );
}

/** People and lots as sales call them. */
function useNames(withLots: boolean): SalesNames {
  const { data: people = nothing } = useQuery({
    ...staffQuery,
    select: (staff) => new Map(staff.map(({ id, name }) => [id, name])),
  });
  const { data: lots = nothing } = useQuery({
    ...lotsQuery,
    enabled: withLots,
    select: (found) =>
      new Map(
        found.map(({ id, supplier, arrived_on }) => [
          id,
          `${supplier}, ${formatCalendarDay(arrived_on)}`,
        ]),
      ),
  });
  return { people, lots };
}
