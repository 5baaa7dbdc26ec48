import { useId } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { listNames } from "#shop/lists.ts";
import { field } from "../controls.ts";
import {
  listLabels,
  showroomIds,
  showroomNames,
  stateLabels,
  stateNames,
} from "../records/product-labels.ts";
import { type ListState, sorts } from "./product-list.ts";

interface ToolbarProps {
  state: ListState;
  onSearch: (search: string) => void;
  onChange: (change: Partial<ListState>) => void;
}

/** Search and filters; on phones the filters stand in one row that scrolls. */
export function Toolbar({ state, onSearch, onChange }: ToolbarProps) {
  return (
    <search className="grid grid-cols-1 gap-2 lg:grid-cols-[minmax(16rem,1fr)_auto]">
      <label className="relative block">
        <span className="sr-only">Search products by title, number or page</span>
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-soft"
        />
        <input
          type="search"
          value={state.search}
          onChange={({ target }) => onSearch(target.value)}
          placeholder="Title or number"
          enterKeyHint="search"
          className={field("pl-10")}
        />
      </label>
      <div className="relative flex gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-1">
        <Choice
          label="Page"
          value={state.list}
          onChange={(list) => onChange({ list: list as ListState["list"] })}
          options={[
            ["all", "Every page"],
            ...listNames.map((list) => [list, listLabels[list]] as const),
          ]}
        />
        {showroomIds.length === 1 ? null : (
          <Choice
            label="Showroom"
            value={state.at}
            onChange={(at) => onChange({ at: at as ListState["at"] })}
            options={[
              ["all", showroomIds.map((id) => showroomNames[id]).join(" and ")],
              ...showroomIds.map((id) => [id, `At ${showroomNames[id]}`] as const),
            ]}
          />
        )}
        <Choice
          label="State"
          value={state.state}
          onChange={(next) => onChange({ state: next as ListState["state"] })}
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
        <Choice
          label="Order"
          value={state.sort}
          onChange={(sort) => onChange({ sort: sort as ListState["sort"] })}
          options={Object.entries(sorts) as [string, string][]}
        />
      </div>
    </search>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="shrink-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        className={field("w-auto")}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
