import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { downloadCsv } from "../csv.ts";
import { formatNumber, plural } from "../format.ts";
import { useListAddress } from "../kit/list-address.ts";
import { ListPage } from "../kit/list-page.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { Pages } from "../kit/pages.tsx";
import { showProblem } from "../kit/problem-notice.ts";
import { Rows } from "../kit/rows.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { lotsQuery } from "../lots/lots.queries.ts";
import { PackageSoldSheet } from "../products/sold-sheet.tsx";
import { describeFailure } from "../records/failures.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { staffQuery } from "../users/staff.queries.ts";
import { SalePanel } from "./sale-panel.tsx";
import { lotResultsQuery, readAllSales, salesQuery } from "./sales.queries.ts";
import { type LotResult, noSales, type SalesFilter, type SoldLine } from "./sales.ts";
import { salesCsv } from "./sales-csv.ts";
import { SalesFilters } from "./sales-filters.tsx";
import { askedFor, pageSize, type SalesNames, salesAddress, sayResult } from "./sales-list.ts";
import { SalesGroups, SalesRows, SalesTotals } from "./sales-rows.tsx";

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
        count={count}
        state={{
          ...{ noun: "sale", all: 0, of: query, isFiltered, words },
          onShowAll: showAll,
        }}
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

interface ExportSalesProps {
  asked: SalesFilter;
  count: number;
  people: SalesNames["people"];
}

/** Every sale that matches, as a file. */
function ExportSales({ asked, count, people }: ExportSalesProps) {
  const [isExporting, setExporting] = useState(false);
  async function exportAll() {
    if (isExporting || count === 0) return;
    setExporting(true);
    try {
      const lines = await readAllSales(asked);
      downloadCsv("sales", salesCsv(lines, people));
    } catch (error) {
      showProblem({ title: "Nothing was exported.", description: describeFailure(error) });
    } finally {
      setExporting(false);
    }
  }
  return (
    <ToolButton aria-disabled={isExporting || count === 0 || undefined} onClick={exportAll}>
      {isExporting ? "Exporting…" : "Export CSV"}
    </ToolButton>
  );
}

/** What each lot cost and brought, whatever the period: earned, left, and since when it is even. */
function LotResults() {
  const query = useQuery(lotResultsQuery);
  if (!query.data) return <LoadState of={query} what="the lots" />;
  if (query.data.length === 0) return null;
  return (
    <section aria-labelledby="lots" className="grid gap-2">
      <h2 id="lots" className="text-lg">
        Lots, since they arrived
      </h2>
      <Rows>
        {query.data.map((lot) => (
          <li key={lot.id} className="px-3 py-2 text-sm [overflow-wrap:anywhere]">
            <p>
              <b className="text-base">
                {lot.supplier}, {formatCalendarDay(lot.arrived_on)}
              </b>
              : {sayResult(lot)}
            </p>
            <p className="text-ink-soft">{sayRest(lot)}</p>
          </li>
        ))}
      </Rows>
    </section>
  );
}

const sayRest = ({ paid, revenue, items, left, left_value, days }: LotResult) =>
  [
    paid === null ? "" : `${formatMoney(paid)} paid`,
    `${plural(items, "item")} sold for ${formatMoney(revenue)}`,
    `${formatNumber(left)} left, ${formatMoney(left_value)} at today’s prices`,
    days === null ? "" : `${plural(days, "day")} in stock on average`,
  ]
    .filter(Boolean)
    .join(" · ");

/** The sales that the address and what is typed ask for, and how they are asked for otherwise. */
function useSales() {
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
