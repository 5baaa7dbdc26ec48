import { Icon } from "#app/ui/icon.tsx";
import { showPhone } from "#shop/phone.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { iconButton } from "../../controls.ts";
import { AdminIcon } from "../../icons.tsx";
import { dialableNumber, fullName } from "../shared/lead.ts";
import { useLeadActions } from "../shared/lead-actions.ts";

// Made once: an element that is the same as before is not looked at again.
const phoneIcon = <Icon name="phone" className="size-4" />;
const textIcon = <AdminIcon name="text" />;
const missedIcon = <AdminIcon name="missed" />;

/** Calls a lead, texts it, or notes that no one answered; who left no number is not called. */
export function Reach({ lead }: { lead: FinancingLead }) {
  const { noAnswer, text } = useLeadActions();
  const phone = showPhone(lead.phone);
  return (
    <>
      {phone ? (
        <a
          href={`tel:${dialableNumber(lead)}`}
          aria-label={`Call ${phone}`}
          className="mr-auto inline-flex min-h-11 items-center gap-1.5 font-semibold whitespace-nowrap text-spruce tabular no-underline hover:underline fine:min-h-8"
        >
          {phoneIcon}
          {phone}
        </a>
      ) : (
        <span className="mr-auto text-ink-soft">No phone</span>
      )}
      {/* Who agreed to no texts gets none, and calls of inquiries are not counted. */}
      {lead.kind ? null : (
        <>
          <button
            type="button"
            title="Text"
            aria-label={`Text ${fullName(lead)}`}
            className={iconButton("text-spruce fine:size-8")}
            onClick={() => text(lead)}
          >
            {textIcon}
          </button>
          <button
            type="button"
            title="No answer"
            aria-label={`No answer from ${fullName(lead)}`}
            className={iconButton("text-spruce fine:size-8")}
            onClick={() => noAnswer(lead)}
          >
            {missedIcon}
          </button>
        </>
      )}
    </>
  );
}
