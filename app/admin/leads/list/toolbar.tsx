import { Menu } from "@base-ui/react/menu";
import { memo } from "react";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { menuItem, menuPopup, toolButton } from "../../controls.ts";
import { AdminIcon } from "../../icons.tsx";
import { Choice } from "../../kit/choice.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { ToolChoice } from "../../kit/tool-choice.tsx";
import { useIsLimited } from "../../use-is-limited.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { type Column, type ColumnId, columns } from "./columns.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { type ListState, sorts, textOfSort, viewQuery } from "./list-state.ts";
import { SavedViews } from "./saved-views.tsx";

interface ToolbarProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  onApplyView: (view: string) => void;
  /** Cards and the board have no headings to sort by, and no columns to hide. */
  isTable: boolean;
  hidden: readonly ColumnId[];
  onHide: (hidden: ColumnId[]) => void;
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

const views = [
  ["table", "Table", "table"],
  ["board", "Board", "board"],
] as const;

/** The filters of the list and its tools; not drawn again while one types. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { state, onChange, onApplyView, isTable } = props;
  const { sort, view } = state;
  const { showDialog } = useLeadActions();
  const isLimited = useIsLimited();
  return (
    <>
      <FilterFields state={state} onChange={onChange} />
      {isTable ? null : (
        <Choice
          isOrder
          label="Order"
          value={textOfSort(sort) as (typeof orders)[number][0]}
          options={orders}
          onChange={(order) => onChange({ sort: sorts.get(order)! })}
        />
      )}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <ToolChoice
          isJoined
          label="View"
          options={views}
          value={view}
          onChange={(view) => onChange({ view })}
        />
        <SavedViews current={viewQuery(state)} onApply={onApplyView} />
        {isTable ? <ColumnMenu {...props} /> : null}
        {isLimited ? null : (
          <ToolButton onClick={() => showDialog({ kind: "export" })}>
            <AdminIcon name="download" />
            Export CSV
          </ToolButton>
        )}
        <Tooltip text="Keyboard shortcuts (?)">
          <ToolButton
            aria-label="Keyboard shortcuts"
            className="max-sm:hidden"
            onClick={() => showDialog({ kind: "help" })}
          >
            <AdminIcon name="keyboard" />
          </ToolButton>
        </Tooltip>
      </div>
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
