import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { toolButton } from "../controls.ts";
import { csvFile, download } from "../csv.ts";
import { ListPage } from "../kit/list-page.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { Pages } from "../kit/pages.tsx";
import { useTypedSearch } from "../kit/use-typed-search.ts";
import { lotsQuery } from "../lots/lots.queries.ts";
import { PackageSoldSheet } from "../products/sold-sheet.tsx";
import { describeFailure } from "../records/failures.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { staffQuery } from "../users/staff.queries.ts";
import { LotResults } from "./lot-results.tsx";
import { SalePanel } from "./sale-panel.tsx";
import { readAllSales, salesQuery } from "./sales.queries.ts";
import { noSales, type SoldLine } from "./sales.ts";
import { salesCsv, salesFileName } from "./sales-csv.ts";
import { SalesFilters } from "./sales-filters.tsx";
import {
  pageSize,
  readSalesState,
  type SalesNames,
  type SalesState,
  writeSalesState,
} from "./sales-list.ts";
import { SalesGroups, SalesRows, SalesTotals } from "./sales-rows.tsx";

const nothing: ReadonlyMap<string, string> = new Map();

/** What was sold, for how much and by whom: sums, groups and each sale. */
export default function SalesPage() {
  const isLimited = useIsLimited();
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => readSalesState(params), [params]);
  const [typed, type] = useTypedSearch(inAddress.text ?? "", (typed) =>
    setParams(writeSalesState({ ...inAddress, text: typed.trim(), page: 1 }), { replace: true }),
  );
  const text = useDeferredValue(typed.trim());
  const { page, ...filter } = inAddress;
  const asked = { ...filter, ...(text ? { text } : { text: undefined }) };
  const query = useQuery({
    ...salesQuery({ ...asked, most: pageSize, skip: (page - 1) * pageSize }),
    placeholderData: keepPreviousData,
  });
  const { data: people = nothing } = useQuery({
    ...staffQuery,
    select: (staff) => new Map(staff.map(({ id, name }) => [id, name])),
  });
  const { data: lots = nothing } = useQuery({
    ...lotsQuery,
    enabled: !isLimited,
    select: (found) =>
      new Map(
        found.map(({ id, supplier, arrived_on }) => [
          id,
          `${supplier}, ${formatCalendarDay(arrived_on)}`,
        ]),
      ),
  });
  const names: SalesNames = { people, lots };
  const [opened, open] = useState<SoldLine>();
  const [isSelling, setSelling] = useState(false);
  const [isExporting, setExporting] = useState(false);

  const change = (next: Partial<SalesState>) =>
    setParams(writeSalesState({ ...inAddress, text: typed, page: 1, ...next }), { replace: true });

  const { from, to } = inAddress;
  const set = ["showroom", "list", "lot", "person", "lender", "kind"] as const;
  const filtersSet = set.filter((name) => inAddress[name]).length + (from || to ? 1 : 0);
  const isFiltered = filtersSet > 0 || text !== "";
  const count = query.data?.count ?? 0;
  const groups = query.data?.groups ?? [];
  const all = groups.find(({ key }) => key === null) ?? noSales;
  const showAll = () => {
    type("");
    setParams(writeSalesState({ by: inAddress.by, page: 1 }), { replace: true });
  };

  async function exportAll() {
    setExporting(true);
    try {
      const lines = await readAllSales(asked);
      download(csvFile([salesCsv(lines, people)]), salesFileName(new Date()));
    } catch (error) {
      showToast({
        ...{ title: "Nothing was exported.", description: describeFailure(error) },
        tone: "destructive",
      });
    } finally {
      setExporting(false);
    }
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHead title="Sales">
        <button type="button" className={toolButton()} onClick={() => setSelling(true)}>
          Sell a package
        </button>
        {isLimited ? null : (
          <button
            type="button"
            className={toolButton()}
            aria-disabled={isExporting || count === 0 || undefined}
            onClick={() => {
              if (!isExporting && count > 0) void exportAll();
            }}
          >
            {isExporting ? "Exporting…" : "Export CSV"}
          </button>
        )}
      </PageHead>
      <ListPage
        search={{
          label: "Search sales by product, customer or note",
          placeholder: "Product or customer",
          value: typed,
          onType: type,
        }}
        filtersSet={filtersSet}
        filters={
          <SalesFilters
            state={inAddress}
            people={people}
            isLimited={isLimited}
            onChange={change}
            {...(isFiltered && { onClear: showAll })}
          />
        }
        state={
          count > 0
            ? undefined
            : {
                noun: "sale",
                all: 0,
                isFiltered,
                isLoading: query.isFetching && !query.data,
                isFailing: query.isError && !query.data,
                onRetry: () => void query.refetch(),
                onShowAll: showAll,
                words: {
                  failed: "Failed to load the sales.",
                  noneFound: "No sales match these filters.",
                  noneYet: "Nothing has been sold yet.",
                  noneYetHint: "Press “Sold 1” beside a product, and the sale shows up here.",
                },
              }
        }
        pages={
          <Pages
            noun="line"
            page={page}
            pages={Math.max(1, Math.ceil(count / pageSize))}
            isWhole={count <= pageSize && page === 1}
            size={pageSize}
            count={count}
            all={count}
            onChange={({ page = 1 }) => change({ page })}
          />
        }
      >
        <SalesTotals numbers={all} withCosts={!isLimited} />
        <SalesGroups
          by={inAddress.by}
          groups={groups.filter(({ key }) => key !== null)}
          names={names}
          withCosts={!isLimited}
          onPick={(next) => {
            if (next.text !== undefined) type(next.text);
            change(next);
          }}
        />
        {inAddress.by === "lot" && !isLimited ? <LotResults /> : null}
        <SalesRows
          lines={query.data?.lines ?? []}
          names={names}
          withCosts={!isLimited}
          onOpen={open}
        />
      </ListPage>
      {isSelling ? <PackageSoldSheet onClose={() => setSelling(false)} /> : null}
      {opened ? <SalePanel line={opened} names={names} onClose={() => open(undefined)} /> : null}
    </div>
  );
}
