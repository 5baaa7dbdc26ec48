import { columnVisibilityFeature, createColumnHelper, tableFeatures } from "@tanstack/react-table";
import { formatDuration, formatShortDateTime } from "#app/admin/format.ts";
import { AdminIcon } from "#app/admin/icons.tsx";
import { useLeadTools } from "#app/admin/leads/lead-context.ts";
import { TextMark } from "#app/admin/leads/messages/lead-text.tsx";
import { StatusButton } from "#app/admin/leads/status.tsx";
import type { FinancingLead } from "#app/lib/database.types.ts";
import { Icon } from "#app/ui/icon.tsx";
import { fullName, type SortColumn } from "./lead-list.ts";

export const features = tableFeatures({ columnVisibilityFeature });
const helper = createColumnHelper<typeof features, FinancingLead>();

/** The columns of the table. Searching, sorting and paging are done before the rows come here. */
export const columns = helper.columns([
  helper.display({
    id: "created_at",
    header: "Date",
    cell: ({ row }) => (
      <time dateTime={row.original.created_at}>{formatShortDateTime(row.original.created_at)}</time>
    ),
  }),
  helper.display({ id: "name", header: "Name", cell: ({ row }) => <Name lead={row.original} /> }),
  helper.display({
    id: "phone",
    header: "Phone",
    cell: ({ row }) => <Phone lead={row.original} />,
  }),
  helper.display({
    id: "financing_option",
    header: "Financing Option",
    cell: ({ row }) => row.original.financing_option,
  }),
  helper.display({
    id: "status",
    header: "Status",
    cell: ({ row }) => <StatusButton lead={row.original} />,
  }),
  helper.display({
    id: "text",
    header: "Text",
    cell: ({ row }) => <TextMark lead={row.original} />,
  }),
  helper.display({
    id: "first_contact",
    header: "First contact",
    cell: ({ row }) => firstContact(row.original),
  }),
  helper.display({
    id: "notes",
    header: "Notes",
    cell: ({ row }) => <Notes lead={row.original} />,
  }),
]);

export const columnLabels = {
  created_at: "Date",
  name: "Name",
  phone: "Phone",
  financing_option: "Financing Option",
  status: "Status",
  text: "Text",
  first_contact: "First contact",
  notes: "Notes",
} as const;
export type ColumnId = keyof typeof columnLabels;

/** Without these a row says nothing. */
export const fixedColumns: readonly ColumnId[] = ["name", "status"];

export const sortable: Partial<Record<ColumnId, SortColumn>> = {
  created_at: "created_at",
  name: "name",
  financing_option: "financing_option",
  status: "status",
};

/** Widths are fixed, so that nothing jumps while one types; name and notes share what is left. */
export const columnLook: Record<ColumnId, string> = {
  created_at: "w-35 shrink-0 whitespace-nowrap text-ink-soft",
  name: "min-w-0 flex-1",
  phone: "w-50 shrink-0 whitespace-nowrap",
  financing_option: "w-46 shrink-0",
  status: "w-30 shrink-0",
  text: "w-24 shrink-0",
  first_contact: "w-28 shrink-0 text-ink-soft",
  notes: "min-w-0 flex-1",
};

function firstContact({ first_contacted_at, created_at, status }: FinancingLead) {
  if (first_contacted_at) {
    return formatDuration(Date.parse(first_contacted_at) - Date.parse(created_at));
  }
  return status === "pending" ? "waiting" : "not known";
}

function Name({ lead }: { lead: FinancingLead }) {
  const { open } = useLeadTools();
  return (
    <button
      type="button"
      className="min-h-8 text-left font-semibold [overflow-wrap:anywhere] hover:underline"
      onClick={() => open(lead)}
    >
      {fullName(lead)}
    </button>
  );
}

/** Where a phone is no US number, its digits as they are must do. */
export const phoneTarget = ({ phone, phone_e164 }: FinancingLead) =>
  phone_e164 ?? phone.replace(/\D/g, "");

// Made once: an element that is the same as before is not looked at again.
const phoneIcon = <Icon name="phone" className="size-4" />;
const textIcon = <AdminIcon name="text" />;

function Phone({ lead }: { lead: FinancingLead }) {
  return (
    <span className="inline-flex items-center gap-1">
      <a
        href={`tel:${phoneTarget(lead)}`}
        aria-label={`Call ${lead.phone}`}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-md text-spruce tabular-nums no-underline hover:underline"
      >
        {phoneIcon}
        {lead.phone}
      </a>
      <a
        href={`sms:${phoneTarget(lead)}`}
        aria-label={`Text ${fullName(lead)}`}
        className="grid size-8 place-items-center rounded-md text-spruce hover:bg-spruce-wash"
      >
        {textIcon}
      </a>
    </span>
  );
}

function Notes({ lead }: { lead: FinancingLead }) {
  return lead.notes ? (
    <span className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">{lead.notes}</span>
  ) : null;
}
