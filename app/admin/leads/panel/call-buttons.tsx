import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showPhone } from "#shop/phone.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { AdminIcon } from "../../icons.tsx";
import { dialableNumber } from "../shared/lead.ts";
import { useLeadWork } from "../shared/use-lead-work.ts";
import { goToComposer } from "../sms/composer-request.ts";

interface CallButtonsProps {
  lead: FinancingLead;
  /** Without the number, for a bar at the bottom of a phone. */
  isShort?: boolean;
}

/** Call, text, and that no one answered; inquiries are called only, where they left a number. */
export function CallButtons({ lead, isShort = false }: CallButtonsProps) {
  const { noAnswer } = useLeadWork();
  const phone = showPhone(lead.phone);
  const size = isShort ? "px-3" : "px-3.5";
  return (
    <>
      {phone ? (
        <a href={`tel:${dialableNumber(lead)}`} className={button("primary", "md", size)}>
          <Icon name="phone" />
          Call {isShort ? <span className="sr-only">{phone}</span> : phone}
        </a>
      ) : null}
      {lead.kind ? null : (
        <>
          <button type="button" className={button("outline", "md", size)} onClick={goToComposer}>
            <AdminIcon name="text" />
            Text
          </button>
          <button
            type="button"
            className={button("outline", "md", size)}
            onClick={() => void noAnswer(lead)}
          >
            <AdminIcon name="missed" />
            No answer
          </button>
        </>
      )}
    </>
  );
}
