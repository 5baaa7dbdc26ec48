import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense } from "react";
import { Link } from "react-router";
import { formatDuration } from "#shop/calendar/words.ts";
import { formatNumber, formatPercent } from "../../format.ts";
import type { AdminIconName } from "../../icons.tsx";
import { LoadState } from "../../kit/load-state.tsx";
import { Select } from "../../kit/select.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { ToolChoice } from "../../kit/tool-choice.tsx";
import { useIsNarrow } from "../../kit/use-is-narrow.ts";
import { usePersistedState } from "../../use-persisted-state.ts";
import { useToday } from "../../use-today.ts";
import { type Period, periods } from "../shared/periods.ts";
import { NumberLink, NumberTable } from "./number-table.tsx";
import { breakdownsOf, listOfPeriod, type Overview, overviewQuery } from "./overview.ts";

const Charts = lazy(() => import("./charts.tsx"));
const WeeksTable = lazy(() => import("./weeks-table.tsx"));

export const parsePeriod = (found: unknown) => periods.find((days) => days === found) ?? 30;

const sections = ["folded", "numbers", "charts", "tables", "weeks"] as const;

/** The numbers; charts where there is room for them beside the list, and on a phone one line. */
export const parseSection = (found: unknown) =>
  sections.find((section) => section === found) ??
  (window.innerWidth < 1024 ? "folded" : window.innerHeight < 1200 ? "numbers" : "charts");

const details = [
  ["charts", "Charts", "chart"],
  ["tables", "As table", "table"],
  ["weeks", "Weeks"],
] as const satisfies [(typeof sections)[number], string, AdminIconName?][];

/** How business goes: three numbers, and on request charts or the same numbers as tables. */
export const OverviewPanel = memo(function OverviewPanel() {
  const [period, setPeriod] = usePersistedState("period", parsePeriod);
  const [shown, show] = usePersistedState("overview", parseSection);
  const query = useQuery(overviewQuery(period, useToday()));
  const overview = query.data;
  const isNarrow = useIsNarrow();
  const isFolded = isNarrow && shown === "folded";
  return (
    <section aria-labelledby="overview" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="overview" className="mr-auto text-lg">
          Overview{" "}
          {overview?.junk ? (
            <span className="font-sans text-sm font-normal text-ink-soft">
              without{" "}
              <Link to={listOfPeriod(overview.period, { status: "junk" })} preventScrollReset>
                {formatNumber(overview.junk)} suspected junk
              </Link>
            </span>
          ) : null}
        </h2>
        {isNarrow ? (
          <ToolButton
            aria-expanded={!isFolded}
            onClick={() => show(isFolded ? "numbers" : "folded")}
          >
            {isFolded ? "Show numbers" : "Hide numbers"}
          </ToolButton>
        ) : null}
        {isFolded ? null : (
          <>
            <Select
              aria-label="Period"
              className="max-w-max"
              options={periods.map((days) => [days, `Last ${days} days`] as const)}
              value={period}
              onChange={({ target }) => setPeriod(Number(target.value) as Period)}
            />
            <ToolChoice
              isJoined
              label="Details of the overview"
              options={details}
              value={shown}
              onChange={(section) => show(shown === section ? "numbers" : section)}
            />
          </>
        )}
      </div>
      {isFolded ? null : query.isLoadingError ? (
        <LoadState of={query} what="the overview" />
      ) : (
        <>
          <Tiles period={period} overview={overview} />
          <Suspense fallback={<ChartsToCome />}>
            {shown === "charts" ? (
              overview ? (
                <Charts overview={overview} />
              ) : (
                <ChartsToCome />
              )
            ) : null}
            {shown === "tables" && overview ? <Tables overview={overview} /> : null}
            {shown === "weeks" ? <WeeksTable /> : null}
          </Suspense>
        </>
      )}
    </section>
  );
});

const ChartsToCome = () => <div className="h-42 rounded-lg border border-line bg-surface" />;

/** How many there were, how many bought and how soon somebody called, each with the leads that are counted. */
function Tiles({ period, overview }: { period: Period; overview: Overview | undefined }) {
  const { days, statuses, contacted, median } = overview ?? {};
  const total = days?.reduce((sum, leads) => sum + leads, 0) ?? 0;
  const converted = statuses?.converted ?? 0;
  const tiles = [
    [{}, "Financing leads", formatNumber(total), `in the last ${overview?.period ?? period} days`],
    [
      { status: "converted" },
      "Conversion",
      total === 0 ? "–" : formatPercent(converted / total),
      `${formatNumber(converted)} converted`,
    ],
    [
      { only: "contacted" },
      "First contact",
      median == null ? "–" : formatDuration(median),
      `median of ${formatNumber(contacted ?? 0)}`,
    ],
  ] as const;
  return (
    <ul className="grid gap-2 sm:grid-cols-3">
      {tiles.map(([filter, label, value, note]) => (
        <li key={label}>
          <Link
            to={listOfPeriod(overview?.period ?? period, filter)}
            preventScrollReset
            className="grid h-full grid-cols-[auto_1fr] items-baseline gap-x-3 rounded-lg border border-line bg-surface px-3 py-1.5 text-ink no-underline hover:bg-sunken"
          >
            <span className="text-sm">{label}</span>
            <span className="flex flex-wrap items-baseline justify-end gap-x-2">
              <span className="text-lg font-bold tabular">{overview ? value : "…"}</span>
              <span className="text-sm text-ink-soft">{overview ? note : null}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the charts show, as numbers that open their lists. */
function Tables({ overview }: { overview: Overview }) {
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-4">
      {breakdownsOf(overview).map(({ title, headings, rows }) => (
        <NumberTable
          key={title}
          caption={<b className="font-semibold">{title}</b>}
          headings={headings}
          className="max-h-64"
          rows={rows.map(({ label, numbers }) => ({
            ...{ key: label, label },
            cells: numbers.map(([count, list]) =>
              list && count > 0 ? (
                <NumberLink key={list} to={list} className="-mx-3 min-w-11 px-3">
                  {formatNumber(count)}
                </NumberLink>
              ) : (
                formatNumber(count)
              ),
            ),
          }))}
        />
      ))}
    </div>
  );
}
