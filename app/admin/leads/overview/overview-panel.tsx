import { lazy, memo, Suspense } from "react";
import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { formatDuration } from "#shop/calendar/words.ts";
import { formatNumber, formatPercent } from "../../format.ts";
import type { AdminIconName } from "../../icons.tsx";
import { Select } from "../../kit/select.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { ToolChoice } from "../../kit/tool-choice.tsx";
import { useIsNarrow } from "../../kit/use-is-narrow.ts";
import { usePersistedState } from "../../use-persisted-state.ts";
import { useToday } from "../../use-today.ts";
import type { LeadList } from "../shared/leads.queries.ts";
import { type Period, periods } from "../shared/periods.ts";
import { listOfPeriod } from "./lists.ts";
import { parsePeriod, parseSections, type Section } from "./overview-settings.ts";
import { OverviewTables } from "./overview-tables.tsx";
import { useOverview } from "./use-overview.ts";

const Charts = lazy(() => import("./charts.tsx"));
const WeeksTable = lazy(() => import("./weeks-table.tsx"));

interface OverviewPanelProps {
  /** All leads, whatever is filtered below. */
  list: LeadList;
  isLoading: boolean;
}

/** How business goes: four numbers, and on request charts or the same numbers as tables. */
export const OverviewPanel = memo(function OverviewPanel(props: OverviewPanelProps) {
  const { list, isLoading } = props;
  const [period, setPeriod] = usePersistedState("period", parsePeriod);
  const [shown, show] = usePersistedState("overview", parseSections);
  const today = useToday();
  const { overview, waiting, isCounted } = useOverview(list, period, today);
  const { total, junk, conversion, firstContact, statuses } = overview;
  const isNarrow = useIsNarrow();
  const isFolded = isNarrow && shown === "folded";
  const converted = statuses.find(({ status }) => status === "converted")?.leads ?? 0;

  const value = (known: string) => (isCounted || !list.usesDatabaseSearch ? known : "…");
  return (
    <section aria-labelledby="overview" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="overview" className="mr-auto text-lg">
          Overview{" "}
          <span className="font-sans text-sm font-normal text-ink-soft">
            {isCounted
              ? null
              : list.usesDatabaseSearch
                ? "still counting "
                : "still counting: not every lead is loaded yet "}
            {junk > 0 ? (
              <>
                without{" "}
                <Link to={listOfPeriod(period, { status: "junk" })} preventScrollReset>
                  {formatNumber(junk)} suspected junk
                </Link>
              </>
            ) : null}
          </span>
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
          <Controls period={period} onPeriod={setPeriod} shown={shown} onShow={show} />
        )}
      </div>
      <ul className={cn("grid grid-cols-2 gap-2 xl:grid-cols-4", isFolded && "hidden")}>
        <Tile
          to={listOfPeriod(period)}
          label="Financing leads"
          value={value(formatNumber(total))}
          note={`in the last ${period} days`}
        />
        <Tile
          to="?kind=financing&only=waiting&sort=created_at"
          label="Financing leads waiting"
          value={value(formatNumber(waiting))}
          note="for a first call"
        />
        <Tile
          to={listOfPeriod(period, { status: "converted" })}
          label="Conversion"
          value={value(conversion === null ? "–" : formatPercent(conversion))}
          note={value(`${formatNumber(converted)} converted`)}
        />
        <Tile
          to={listOfPeriod(period, { only: "contacted" })}
          label="First contact"
          value={value(firstContact.median === null ? "–" : formatDuration(firstContact.median))}
          note={value(`median of ${formatNumber(firstContact.contacted)}`)}
        />
      </ul>
      <Suspense fallback={<ChartsToCome />}>
        {/* Drawn once, not with every page of leads, and not before the leads themselves. */}
        {shown === "charts" ? (
          isCounted || !isLoading ? (
            <Charts overview={overview} />
          ) : (
            <ChartsToCome />
          )
        ) : null}
        {shown === "tables" ? <OverviewTables overview={overview} period={period} /> : null}
        {shown === "weeks" ? <WeeksTable /> : null}
      </Suspense>
    </section>
  );
});

interface ControlsProps {
  period: Period;
  onPeriod: (period: Period) => void;
  shown: Section;
  onShow: (section: Section) => void;
}

const details = [
  ["charts", "Charts", "chart"],
  ["tables", "As table", "table"],
  ["weeks", "Weeks"],
] as const satisfies [Section, string, AdminIconName?][];

/** Which days are counted, and what is shown below the numbers. */
function Controls({ period, onPeriod, shown, onShow }: ControlsProps) {
  return (
    <>
      <Select
        aria-label="Period"
        className="max-w-max"
        options={periods.map((days) => [days, `Last ${days} days`] as const)}
        value={period}
        onChange={({ target }) => onPeriod(Number(target.value) as Period)}
      />
      <ToolChoice
        isJoined
        label="Details of the overview"
        options={details}
        value={shown}
        onChange={(section) => onShow(shown === section ? "numbers" : section)}
      />
    </>
  );
}

const ChartsToCome = () => <div className="h-42 rounded-lg border border-line bg-surface" />;

interface TileProps {
  /** Shows the leads that are counted. */
  to: string;
  label: string;
  value: string;
  note: string;
}

function Tile({ to, label, value, note }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        className="grid h-full grid-cols-[auto_1fr] items-baseline gap-x-3 rounded-lg border border-line bg-surface px-3 py-1.5 text-ink no-underline hover:bg-sunken"
      >
        <span className="text-sm">{label}</span>
        <span className="flex flex-wrap items-baseline justify-end gap-x-2">
          <span className="text-lg font-bold tabular">{value}</span>
          <span className="text-sm text-ink-soft">{note}</span>
        </span>
      </Link>
    </li>
  );
}
