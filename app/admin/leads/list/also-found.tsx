import { showPhone } from "#shop/phone.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { plural } from "../../format.ts";
import { Chip, Chips } from "../../kit/chips.tsx";
import { kindLabels, kindOf, leadKinds } from "../shared/inquiries.ts";
import { fullName } from "../shared/lead.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { StatusPill } from "../shared/status-menu.tsx";
import type { ListState } from "./list-state.ts";

const most = 25;

interface AlsoFoundProps {
  leads: readonly FinancingLead[];
  /** How many there are with those that are not shown. */
  count: number;
}

/** Leads in whose notes or piece the words stand, below those that bear the name or the number. */
export function AlsoFound({ leads, count }: AlsoFoundProps) {
  const { open } = useLeadActions();
  if (leads.length === 0) return null;
  return (
    <section
      aria-labelledby="also-found"
      className="rounded-card border border-line bg-surface p-3 text-sm"
    >
      <h2 id="also-found" className="font-sans text-base font-bold">
        Also found{" "}
        <span className="font-normal text-ink-soft">
          in notes or pieces of {plural(count, "lead")}
        </span>
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {leads.slice(0, most).map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <button
              type="button"
              className="min-h-11 text-left font-semibold underline [overflow-wrap:anywhere] fine:min-h-8"
              onClick={() => open(lead)}
            >
              {fullName(lead)}
            </button>
            <StatusPill status={lead.status} />
            <span className="tabular">{showPhone(lead.phone)}</span>
            <span className="line-clamp-1 min-w-0 flex-1 basis-52 text-ink-soft [overflow-wrap:anywhere]">
              {[lead.piece?.replaceAll("-", " "), lead.notes].filter(Boolean).join(": ")}
            </span>
          </li>
        ))}
      </ul>
      {count > most ? (
        <p className="pt-1 text-ink-soft">and {plural(count - most, "more", "more")}</p>
      ) : null}
    </section>
  );
}

interface FoundInquiriesProps {
  leads: readonly FinancingLead[];
  onShow: (change: Partial<ListState>) => void;
}

/** Inquiries that match, below leads that are so many that the database lists them: how many of each kind, to show. */
export function FoundInquiries({ leads, onShow }: FoundInquiriesProps) {
  if (leads.length === 0) return null;
  const count = (kind: string) => leads.filter((lead) => kindOf(lead) === kind).length;
  return (
    <Chips label="Inquiries that match">
      {leadKinds
        .filter((kind) => count(kind) > 0)
        .map((kind) => (
          <Chip key={kind} count={count(kind)} onPress={() => onShow({ kind })}>
            {kindLabels[kind]}
          </Chip>
        ))}
    </Chips>
  );
}
