import { formatCalendarDay } from "#shop/calendar/words.ts";
import { Choice } from "../kit/choice.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { listChoice, showroomIds, showroomNames } from "../records/product-labels.ts";
import { groupings, type SalesGrouping } from "./sales.ts";
import { periodsOf, type SalesState } from "./sales-list.ts";

interface SalesFiltersProps {
  state: SalesState;
  /** Whom sales may be of: names by their ids. */
  people: ReadonlyMap<string, string>;
  isLimited: boolean;
  onChange: (next: Partial<SalesState>) => void;
  /** Where something is filtered. */
  onClear?: () => void;
}

/** Which sales the page shows, and what their sums are grouped by. */
export function SalesFilters({ state, people, isLimited, onChange, onClear }: SalesFiltersProps) {
  const periods = periodsOf(new Date());
  const { from, to } = state;
  const period = periods.find((one) => one.from === from && one.to === to);
  const days = [from, to].map((day) => (day ? formatCalendarDay(day) : "…")).join(" to ");
  const isOwnPeriod = Boolean(from || to) && !period;
  return (
    <>
      <Choice
        label="Period"
        value={isOwnPeriod ? "own" : (period?.name ?? "")}
        onChange={(name) => {
          const next = periods.find((one) => one.name === name);
          onChange({ from: next?.from ?? "", to: next?.to ?? "" });
        }}
        options={[
          ["", "All time"],
          ...periods.map(({ name }) => [name, name] as const),
          ...(isOwnPeriod ? [["own", days] as const] : []),
        ]}
      />
      {showroomIds.length === 1 ? null : (
        <Choice
          label="Showroom"
          value={state.showroom}
          onChange={(showroom) => onChange({ showroom })}
          options={[
            ["", "All showrooms"],
            ...showroomIds.map((id) => [id, `At ${showroomNames[id]}`] as const),
          ]}
        />
      )}
      <Choice
        label="Category"
        value={state.list}
        onChange={(list) => onChange({ list })}
        options={[["", "All categories"], ...listChoice, ["package", "Packages"]]}
      />
      <Choice
        label="Sold by"
        value={state.person}
        onChange={(person) => onChange({ person })}
        options={[["", "All staff"], ...people]}
      />
      <Choice
        label="Kind"
        value={state.kind}
        onChange={(kind) => onChange({ kind: kind as "sale" })}
        options={[
          ["", "Sales and returns"],
          ["sale", "Sales"],
          ["return", "Returns"],
        ]}
      />
      <Choice
        isOrder
        label="Group"
        value={state.by}
        onChange={(by) => onChange({ by: by as SalesGrouping })}
        options={(Object.entries(groupings) as [SalesGrouping, string][]).filter(
          ([by]) => by !== "lot" || !isLimited,
        )}
      />
      {onClear ? <ToolButton onClick={onClear}>Clear</ToolButton> : null}
    </>
  );
}
