import type { FinancingLead } from "#supabase/database.types.ts";
import { formatShortDateTime } from "../../format.ts";
import { fullName, productWords } from "../shared/lead.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { StatusButton } from "../shared/status-menu.tsx";
import { NewestSmsBadge } from "../sms/sms-badge.tsx";
import { FirstCall } from "./badges.tsx";
import type { SortColumn } from "./list-state.ts";
import { Reach } from "./reach.tsx";

export interface Column {
  id: string;
  label: string;
  /** Widths are fixed, so that nothing jumps while one types; name and notes share what is left. */
  className: string;
  sort?: SortColumn;
  /** Without it a row says nothing. */
  isRequired?: boolean;
  cell: (lead: FinancingLead) => React.ReactNode;
}

/** The columns of the table. Searching, sorting and paging are done before the rows come here. */
export const columns = [
  {
    id: "created_at",
    label: "Date",
    className: "w-30 shrink-0 whitespace-nowrap text-ink-soft",
    sort: "created_at",
    cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDateTime(created_at)}</time>,
  },
  {
    id: "name",
    label: "Name",
    className: "min-w-40 flex-[3]",
    sort: "name",
    isRequired: true,
    cell: (lead) => <Name lead={lead} />,
  },
  {
    id: "phone",
    label: "Phone",
    className: "w-58 shrink-0 whitespace-nowrap",
    cell: (lead) => (
      <span className="inline-flex items-center gap-1">
        <Reach lead={lead} />
      </span>
    ),
  },
  {
    id: "financing_option",
    label: "Financing Option",
    className: "w-34 shrink-0",
    sort: "financing_option",
    cell: (lead) => lead.financing_option,
  },
  {
    id: "product",
    label: "Product",
    className: "w-32 shrink-0",
    cell: (lead) => <span className="line-clamp-2">{productWords(lead)}</span>,
  },
  {
    id: "status",
    label: "Status",
    className: "w-30 shrink-0",
    sort: "status",
    isRequired: true,
    cell: (lead) => <StatusButton lead={lead} />,
  },
  {
    id: "text",
    label: "Text",
    className: "w-24 shrink-0",
    cell: (lead) => <NewestSmsBadge lead={lead} />,
  },
  {
    id: "first_contact",
    label: "First contact",
    className: "w-26 shrink-0 text-ink-soft",
    cell: (lead) => <FirstCall lead={lead} />,
  },
  {
    id: "notes",
    label: "Notes",
    className: "min-w-20 flex-[2]",
    cell: (lead) => <Notes lead={lead} />,
  },
] as const satisfies readonly Column[];

export type ColumnId = (typeof columns)[number]["id"];

/** The hidden columns as they were found on the device; what is no column, or always shown, is left out. */
export function parseHiddenColumns(found: unknown): ColumnId[] {
  if (!Array.isArray(found)) return [];
  const hideable: readonly Column[] = columns.filter((column: Column) => !column.isRequired);
  return hideable.map(({ id }) => id as ColumnId).filter((id) => found.includes(id));
}

function Name({ lead }: { lead: FinancingLead }) {
  const { open } = useLeadActions();
  return (
    <button
      type="button"
      className="min-h-8 text-left font-semibold [overflow-wrap:anywhere] hover:underline"
      title={fullName(lead)}
      onClick={() => open(lead)}
    >
      <span className="line-clamp-2">{fullName(lead)}</span>
    </button>
  );
}

function Notes({ lead }: { lead: FinancingLead }) {
  return lead.notes ? (
    <span className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">{lead.notes}</span>
  ) : null;
}
