import { Menu } from "@base-ui/react/menu";
import { memo, useState } from "react";
import { field, menuItem, menuPopup, toolButton } from "#app/admin/controls.ts";
import { AdminIcon } from "#app/admin/icons.tsx";
import { leadStatuses, statusLabels } from "#app/admin/leads/shared/lead.ts";
import { useShop } from "#app/site/use-shop.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { type Column, type ColumnId, columns } from "./columns.tsx";
import type { SortColumn } from "./lead-list.ts";
import { type ListState, viewQuery } from "./list-state.ts";
import { countMoreFilters } from "./more-filter.ts";
import { MoreFilters } from "./more-filters.tsx";
import { SavedViews } from "./saved-views.tsx";

interface ToolbarProps {
  state: ListState;
  /** What stands in the search box, which the list follows a moment later. */
  search: string;
  onSearch: (search: string) => void;
  onChange: (change: Partial<ListState>) => void;
  onApplyView: (view: string) => void;
  /** Financing options of leads whose lender is no longer on the site. */
  formerLenders: readonly string[];
  /** Cards and the board have no headings to sort by, and no columns to hide. */
  isTable: boolean;
  hidden: readonly ColumnId[];
  onHide: (hidden: ColumnId[]) => void;
  onExport: () => void;
  onHelp: () => void;
}

const orders = [
  ["-created_at", "Newest first"],
  ["created_at", "Oldest first"],
  ["name", "Name, A to Z"],
  ["-name", "Name, Z to A"],
  ["status", "Status"],
  ["-status", "Status, last first"],
  ["financing_option", "Financing option"],
  ["-financing_option", "Financing option, Z to A"],
] as const;

export function Toolbar(props: ToolbarProps) {
  const { state, search, onSearch, onChange, onApplyView, formerLenders, isTable, ...tools } =
    props;
  const { status, lender, sort, view } = state;
  const [isUnfolded, unfold] = useState(false);
  const filters =
    [status, lender].filter((chosen) => chosen !== "all").length + countMoreFilters(state.more);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="flex w-full gap-2 sm:w-54">
        <SearchBox search={search} onSearch={onSearch} />
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-controls="lead-filters"
          className={toolButton("sm:hidden")}
          onClick={() => unfold(!isUnfolded)}
        >
          Filters{filters > 0 ? ` (${filters})` : ""}
        </button>
      </div>
      <div
        id="lead-filters"
        className={cn(
          "flex w-full flex-wrap items-end gap-2 sm:contents",
          !isUnfolded && "max-sm:hidden",
        )}
      >
        <Filters
          status={status}
          lender={lender}
          formerLenders={formerLenders}
          onChange={onChange}
        />
        <MoreFilters more={state.more} onChange={onChange} />
        {isTable ? null : <Order sort={sort} onChange={onChange} />}
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <ViewSwitch view={view} onChange={onChange} />
          <SavedViews current={viewQuery(state)} onApply={onApplyView} />
          <Tools isTable={isTable} {...tools} />
        </div>
      </div>
    </div>
  );
}

function SearchBox({ search, onSearch }: Pick<ToolbarProps, "search" | "onSearch">) {
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor="search" className="sr-only">
        Search leads by name or phone
      </label>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        id="search"
        type="search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
        placeholder="Name or phone"
        autoComplete="off"
        spellCheck={false}
        className={field("pl-8")}
      />
    </div>
  );
}

// The parts below are not drawn again while one types.

interface FiltersProps
  extends Pick<ListState, "status" | "lender">,
    Pick<ToolbarProps, "formerLenders" | "onChange"> {}

const Filters = memo(function Filters(props: FiltersProps) {
  const { status, lender, formerLenders, onChange } = props;
  const { lenders } = useShop();
  return (
    <>
      <div className="max-sm:flex-1">
        <select
          aria-label="Status"
          value={status}
          onChange={(event) => onChange({ status: event.target.value as ListState["status"] })}
          className={field(cn("sm:w-auto", status !== "all" && "border-spruce font-semibold"))}
        >
          <option value="all">All statuses</option>
          {leadStatuses.map((option) => (
            <option key={option} value={option}>
              {statusLabels[option]}
            </option>
          ))}
          <option value="junk">Suspected junk</option>
        </select>
      </div>
      <div className="max-sm:flex-1">
        <select
          aria-label="Financing option"
          value={lender}
          onChange={(event) => onChange({ lender: event.target.value })}
          className={field(cn("sm:w-auto", lender !== "all" && "border-spruce font-semibold"))}
        >
          <option value="all">All financing options</option>
          {[...lenders, ...formerLenders].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </>
  );
});

const Order = memo(function Order({
  sort,
  onChange,
}: Pick<ListState, "sort"> & Pick<ToolbarProps, "onChange">) {
  return (
    <div className="max-sm:w-full">
      <select
        aria-label="Order"
        value={`${sort.descending ? "-" : ""}${sort.column}`}
        onChange={(event) =>
          onChange({
            sort: {
              column: event.target.value.replace("-", "") as SortColumn,
              descending: event.target.value.startsWith("-"),
            },
          })
        }
        className={field("sm:w-auto")}
      >
        {orders.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
});

const ViewSwitch = memo(function ViewSwitch({
  view,
  onChange,
}: Pick<ListState, "view"> & Pick<ToolbarProps, "onChange">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form.
    <div role="group" aria-label="View" className="flex">
      {(["table", "board"] as const).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={view === option}
          onClick={() => onChange({ view: option })}
          className={toolButton(option === "table" ? "rounded-r-none" : "-ml-px rounded-l-none")}
        >
          <AdminIcon name={option} />
          <span className="max-sm:sr-only">{option === "table" ? "Table" : "Board"}</span>
        </button>
      ))}
    </div>
  );
});

const Tools = memo(function Tools(
  props: Pick<ToolbarProps, "isTable" | "hidden" | "onHide" | "onExport" | "onHelp">,
) {
  return (
    <>
      {props.isTable ? <ColumnMenu {...props} /> : null}
      <button type="button" className={toolButton()} onClick={props.onExport}>
        <AdminIcon name="download" />
        Export CSV
      </button>
      <Tooltip text="Keyboard shortcuts (?)">
        <button
          type="button"
          aria-label="Keyboard shortcuts"
          className={toolButton("max-sm:hidden")}
          onClick={props.onHelp}
        >
          <AdminIcon name="keyboard" />
        </button>
      </Tooltip>
    </>
  );
});

function ColumnMenu({ hidden, onHide }: Pick<ToolbarProps, "hidden" | "onHide">) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={toolButton()}>
        <AdminIcon name="columns" />
        Columns
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-60">
          <Menu.Popup className={menuPopup}>
            {columns.map(({ id, label, ...column }: Column & { id: ColumnId }) => (
              <Menu.CheckboxItem
                key={id}
                checked={!hidden.includes(id)}
                disabled={column.isRequired}
                onCheckedChange={(isShown) =>
                  onHide(isShown ? hidden.filter((other) => other !== id) : [...hidden, id])
                }
                className={cn(menuItem, "data-disabled:text-ink-soft")}
              >
                <span className="size-4">
                  <Menu.CheckboxItemIndicator>
                    <Icon name="check" className="size-4" />
                  </Menu.CheckboxItemIndicator>
                </span>
                {label}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
