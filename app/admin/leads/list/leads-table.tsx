import { type Cell, useTable } from "@tanstack/react-table";
import { memo, useEffect, useMemo, useRef } from "react";
import { iconTool } from "#app/admin/controls.ts";
import { AdminIcon } from "#app/admin/icons.tsx";
import { useLeadTools } from "#app/admin/leads/lead-context.ts";
import type { FinancingLead } from "#app/lib/database.types.ts";
import { cn } from "#app/ui/cn.ts";
import {
  type ColumnId,
  columnLabels,
  columnLook,
  columns,
  features,
  sortable,
} from "./columns.tsx";
import { fullName, type Sort, type SortColumn } from "./lead-list.ts";
import { DuplicateMark, NewMark } from "./marks.tsx";
import { rowsId } from "./use-first-screen.ts";
import { useSlots } from "./use-slots.ts";

type LeadCell = Cell<typeof features, FinancingLead>;

interface LeadsTableProps {
  /** The leads of the current page. */
  leads: FinancingLead[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  hidden: readonly ColumnId[];
  selected: ReadonlySet<string>;
  onSelectPage: (isSelected: boolean) => void;
  newIds: ReadonlySet<string>;
  duplicates: ReadonlyMap<string, readonly FinancingLead[]>;
}

export const LeadsTable = memo(function LeadsTable(props: LeadsTableProps) {
  const { leads, sort, onSort, hidden, selected, onSelectPage, newIds, duplicates } = props;
  const columnVisibility = useMemo(
    () => Object.fromEntries(hidden.map((column) => [column, false])),
    [hidden],
  );
  const table = useTable({
    features,
    columns,
    data: leads,
    getRowId: (lead) => lead.id,
    state: { columnVisibility },
  });
  const chosen = leads.filter((lead) => selected.has(lead.id)).length;
  const hiddenKey = hidden.join();
  const slots = useSlots(leads);

  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="block w-full min-w-6xl text-left text-sm">
        <caption className="sr-only">Financing leads</caption>
        <thead className="block bg-sunken">
          <tr className="flex items-center">
            <th scope="col" className="w-11 shrink-0 py-1 pl-3">
              <SelectBox
                label="Select every lead on this page"
                isChecked={chosen > 0 && chosen === leads.length}
                isMixed={chosen > 0 && chosen < leads.length}
                onChange={onSelectPage}
              />
            </th>
            {table.getHeaderGroups()[0]?.headers.map(({ id, column }) => (
              <HeaderCell key={id} id={column.id as ColumnId} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" className="w-14 shrink-0">
              <span className="sr-only">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody id={rowsId} className="block divide-y divide-line">
          {table.getRowModel().rows.map((row) => {
            const lead = row.original;
            return (
              <Row
                key={slots.get(lead.id)}
                lead={lead}
                columnsKey={hiddenKey}
                isSelected={selected.has(lead.id)}
                isNew={newIds.has(lead.id)}
                twins={(lead.phone_e164 && duplicates.get(lead.phone_e164)?.length) || 0}
              >
                {() =>
                  row.getVisibleCells().map((cell) => (
                    <td key={cell.column.id} className={cn("px-2 py-1", look(cell.column.id))}>
                      {draw(cell)}
                      {cell.column.id === "name" ? <Marks lead={lead} {...props} /> : null}
                    </td>
                  ))
                }
              </Row>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});

/** Called rather than mounted, which spares each cell two components. */
function draw(cell: LeadCell) {
  const { cell: template } = cell.column.columnDef;
  return typeof template === "function" ? template(cell.getContext()) : template;
}

const look = (id: string) => columnLook[id as ColumnId];

function Marks({ lead, newIds, duplicates }: LeadsTableProps & { lead: FinancingLead }) {
  return (
    <>
      {newIds.has(lead.id) ? <NewMark /> : null}
      <DuplicateMark lead={lead} duplicates={duplicates} />
    </>
  );
}

interface HeaderCellProps {
  id: ColumnId;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function HeaderCell({ id, sort, onSort }: HeaderCellProps) {
  const column: SortColumn | undefined = sortable[id];
  const isSorted = column === sort.column;
  const direction = isSorted ? (sort.descending ? "descending" : "ascending") : undefined;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={cn("px-2 py-1 font-semibold", columnLook[id].replace("text-ink-soft", ""))}
    >
      {column ? (
        <button
          type="button"
          className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded-md px-1 font-semibold hover:text-spruce"
          onClick={() =>
            onSort({
              column,
              // Dates begin with the newest, everything else with A.
              descending: isSorted ? !sort.descending : column === "created_at",
            })
          }
        >
          {columnLabels[id]}
          <AdminIcon
            name={direction === "ascending" ? "up" : "down"}
            className={cn("size-3.5", !isSorted && "opacity-0")}
          />
        </button>
      ) : (
        columnLabels[id]
      )}
    </th>
  );
}

/** Each row is laid out by itself, and not at all far from the screen, which counts with 200 a page. */
const offscreen = { contentVisibility: "auto", containIntrinsicBlockSize: "auto 3.5rem" } as const;

interface RowProps {
  lead: FinancingLead;
  columnsKey: string;
  isSelected: boolean;
  isNew: boolean;
  twins: number;
  /** The cells; asked for only when something that they show has changed. */
  children: () => React.ReactNode;
}

const editIcon = <AdminIcon name="edit" />;

const Row = memo(
  function Row({ lead, isSelected, children }: RowProps) {
    const { open, toggle } = useLeadTools();
    return (
      <tr
        data-lead={lead.id}
        tabIndex={-1}
        aria-selected={isSelected}
        style={offscreen}
        className={cn(
          "flex scroll-my-24 items-center outline-none focus-within:bg-brass-wash/60 hover:bg-sunken/60 focus-visible:shadow-[inset_3px_0_0_var(--brass)]",
          isSelected && "bg-spruce-wash/60",
        )}
      >
        <td className="w-11 shrink-0 py-1 pl-3">
          <SelectBox
            label={`Select ${fullName(lead)}`}
            isChecked={isSelected}
            onChange={(isChecked, isRange) => toggle(lead, isChecked, isRange)}
          />
        </td>
        {children()}
        <td className="w-14 shrink-0 pr-2 text-right">
          <button
            type="button"
            className={iconTool()}
            aria-label={`Edit ${fullName(lead)}`}
            onClick={() => open(lead)}
          >
            {editIcon}
          </button>
        </td>
      </tr>
    );
  },
  (a, b) =>
    a.lead === b.lead &&
    a.columnsKey === b.columnsKey &&
    a.isSelected === b.isSelected &&
    a.isNew === b.isNew &&
    a.twins === b.twins,
);

interface SelectBoxProps {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onChange: (isChecked: boolean, isRange: boolean) => void;
}

export function SelectBox({ label, isChecked, isMixed = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="grid size-8 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={(event) =>
          onChange(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey === true)
        }
        className="size-4.5 accent-(--spruce-fill)"
      />
    </label>
  );
}
