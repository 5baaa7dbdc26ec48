import { formatMoment } from "#shop/calendar/words.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { proposeNextTry } from "./first-call.ts";
import { fullName } from "./lead.ts";
import { logNoAnswer, undoCall, updateLead } from "./lead-writes.ts";
import { nameOf, useLeadsContext } from "./leads-context.ts";
import { updated, useLeadWrite } from "./use-lead-write.ts";

type Change = Partial<Pick<FinancingLead, "assigned_to" | "follow_up_at">>;

/** Taking, handing over, calling, and when to try again: each said, and each can be taken back. */
export function useLeadWork() {
  const context = useLeadsContext();
  const { write } = useLeadWrite();

  const change = (lead: FinancingLead, next: Change, note: string) =>
    write(
      async () => ({ title: updated, note, undo: await updateLead(lead, next) }),
      `lead ${lead.id}`,
    );

  return {
    /** To somebody with this id, or back to no one. */
    assign: (lead: FinancingLead, to: string | null) =>
      change(
        lead,
        { assigned_to: to },
        to === null
          ? `${fullName(lead)} is unassigned.`
          : to === context.me
            ? `${fullName(lead)} is assigned to you.`
            : `${fullName(lead)} is assigned to ${nameOf(context, to)}.`,
      ),
    followUp: (lead: FinancingLead, at: string | null) =>
      change(
        lead,
        { follow_up_at: at },
        at ? `Follow-up with ${fullName(lead)}: ${formatMoment(at)}.` : "Follow-up cleared.",
      ),
    /** Notes a call that no one answered. */
    noAnswer: (lead: FinancingLead) => {
      const next = proposeNextTry(context.hours, lead.calls + 1, Date.now());
      return write(async () => {
        const called = await logNoAnswer(lead, next);
        return {
          title: "No answer noted.",
          note: `Follow-up with ${fullName(lead)}: ${formatMoment(next)}.`,
          undo: () => undoCall(lead, called),
        };
      }, `call ${lead.id}`);
    },
  };
}
