import { Choice } from "../kit/choice.tsx";
import {
  listChoice,
  showroomIds,
  showroomNames,
  stateLabels,
  stateNames,
} from "../records/product-labels.ts";
import { type ListState, sorts } from "./product-list.ts";

interface ToolbarProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  hasDemand: boolean;
}

export function Toolbar({ state, onChange, hasDemand }: ToolbarProps) {
  return (
    <>
      <Choice
        label="Category"
        value={state.list}
        onChange={(list) => onChange({ list })}
        options={[["all", "All categories"], ...listChoice]}
      />
      {showroomIds.length === 1 ? null : (
        <Choice
          label="Showroom"
          value={state.at}
          onChange={(at) => onChange({ at })}
          options={[
            ["all", showroomIds.map((id) => showroomNames[id]).join(" and ")],
            ...showroomIds.map((id) => [id, `At ${showroomNames[id]}`] as const),
          ]}
        />
      )}
      <Choice
        label="State"
        value={state.state}
        onChange={(state) => onChange({ state })}
        options={[
          ["current", "Live and drafts"],
          ["none-left", "Live, none left"],
          ...stateNames.map((name) => [name, stateLabels[name]] as const),
          ["all", "All"],
        ]}
      />
      <Choice
        label="Days in stock"
        value={String(state.days)}
        onChange={(days) => onChange({ days: Number(days) as ListState["days"] })}
        options={[
          ["0", "Any age"],
          ["30", "Over 30 days"],
          ["60", "Over 60 days"],
          ["90", "Over 90 days"],
        ]}
      />
      {hasDemand || state.demand !== "all" ? (
        <Choice
          label="Demand"
          value={state.demand}
          onChange={(demand) => onChange({ demand })}
          options={[
            ["all", "Any demand"],
            ["drawing", "Drawing people, not selling"],
          ]}
        />
      ) : null}
      <Choice
        label="Order"
        isOrder
        value={state.sort}
        onChange={(sort) => onChange({ sort })}
        options={Object.entries(sorts) as [ListState["sort"], string][]}
      />
    </>
  );
}
