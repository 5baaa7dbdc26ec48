import { memo, useMemo } from "react";
import { cn } from "#app/ui/cn.ts";
import { tableRoles } from "#app/ui/table-roles.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { AdminIcon } from "../../icons.tsx";
import { SelectBox } from "../../kit/select-box.tsx";
import { fullName } from "../shared/lead.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { Badges, type LeadMarks } from "./badges.tsx";
import { type Column, type ColumnId, columns } from "./columns.tsx";
import { EditLead } from "./edit-lead.tsx";
import type { Sort } from "./list-state.ts";

interface LeadsTableProps extends LeadMarks {
  /** The leads of the current page. */
  leads: FinancingLead[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  hidden: readonly ColumnId[];
  onSelectPage: (isSelected: boolean) => void;
}

/** The leads of one page as rows of columns that a person may hide. */
export const LeadsTable = memo(function LeadsTable(props: LeadsTableProps) {
  const { leads, sort, onSort, hidden, selected, onSelectPage, newIds, duplicates } = props;
  const shown: readonly Column[] = useMemo(
    () => columns.filter(({ id }) => !hidden.includes(id)),
    [hidden],
  );
  const chosen = leads.filter((lead) => selected.has(lead.id)).length;

  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table {...tableRoles.table} className="block w-full min-w-7xl text-left text-sm">
        <caption className="sr-only">Financing leads</caption>
        <thead {...tableRoles.rowGroup} className="block bg-sunken">
          <tr {...tableRoles.row} className="flex items-center">
            <th {...tableRoles.columnHeader} scope="col" className="w-11 shrink-0 py-1 pl-3">
              <SelectBox
                label="Select every lead on this page"
                isChecked={chosen > 0 && chosen === leads.length}
                isMixed={chosen > 0 && chosen < leads.length}
                onChange={onSelectPage}
              />
            </th>
            {shown.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            <th {...tableRoles.columnHeader} scope="col" className="w-14 shrink-0">
              <span className="sr-only">Edit</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup} className="block divide-y divide-line">
          {leads.map((lead) => (
            <Row
              key={lead.id}
              lead={lead}
              columns={shown}
              isSelected={selected.has(lead.id)}
              isNew={newIds.has(lead.id)}
              duplicates={duplicates}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface HeaderCellProps {
  column: Column;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const { label, className, sort: sortColumn } = column;
  const isSorted = sortColumn === sort.column;
  const direction = isSorted ? (sort.descending ? "descending" : "ascending") : undefined;
  return (
    <th
      {...tableRoles.columnHeader}
      scope="col"
      aria-sort={direction}
      className={cn("px-2 py-1 font-semibold", className.replace("text-ink-soft", ""))}
    >
      {sortColumn ? (
        <button
          type="button"
          className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded-md px-1 text-left font-semibold hover:text-spruce"
          onClick={() =>
            onSort({
              column: sortColumn,
              // Dates begin with the newest, everything else with A.
              descending: isSorted ? !sort.descending : sortColumn === "created_at",
            })
          }
        >
          {label}
          <AdminIcon
            name={direction === "ascending" ? "up" : "down"}
            className={cn("size-3.5", !isSorted && "opacity-0")}
          />
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** Each row is laid out by itself, and not at all far from the screen, which counts with 200 a page. */
const offscreen = { contentVisibility: "auto", containIntrinsicBlockSize: "auto 3.5rem" } as const;

interface RowProps extends Pick<LeadMarks, "duplicates"> {
  lead: FinancingLead;
  columns: readonly Column[];
  isSelected: boolean;
  isNew: boolean;
}

const Row = memo(function Row(props: RowProps) {
  const { lead, columns, isSelected, isNew, duplicates } = props;
  const { toggle } = useLeadActions();
  return (
    <tr
      {...tableRoles.row}
      data-lead={lead.id}
      tabIndex={-1}
      aria-selected={isSelected}
      style={offscreen}
      className={cn(
        "flex scroll-my-24 items-center outline-none focus-within:bg-brass-wash/60 hover:bg-sunken/60 focus-visible:shadow-[inset_3px_0_0_var(--brass)]",
        isSelected && "bg-spruce-wash/60",
      )}
    >
      <td {...tableRoles.cell} className="w-11 shrink-0 py-1 pl-3">
        <SelectBox
          label={`Select ${fullName(lead)}`}
          isChecked={isSelected}
          onChange={(isChecked, isRange) => toggle(lead, isChecked, isRange)}
        />
      </td>
      {columns.map(({ id, className, cell }) => (
        <td key={id} {...tableRoles.cell} className={cn("px-2 py-1", className)}>
          {cell(lead)}
          {id === "name" ? <Badges lead={lead} isNew={isNew} duplicates={duplicates} /> : null}
        </td>
      ))}
      <td {...tableRoles.cell} className="w-14 shrink-0 pr-2 text-right">
        <EditLead lead={lead} />
      </td>
    </tr>
  );
});
