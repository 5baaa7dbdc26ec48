import { useQueryClient } from "@tanstack/react-query";
import { actOnce } from "#app/admin/kit/use-write.ts";
import { describeFailure } from "#app/admin/records/failures.ts";
import { showToast } from "#app/ui/toast.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { proposeNextTry } from "./first-call.ts";
import { fullName } from "./lead.ts";
import { type CallOutcome, LeadChanged, logCall, undoCall, updateLead } from "./lead-writes.ts";
import { storeLeads } from "./leads.queries.ts";
import { nameOf, useLeadsContext } from "./leads-context.ts";
import { undoAction } from "./undo-change.ts";

type Change = Partial<Pick<FinancingLead, "assigned_to" | "follow_up_at">>;

/** Taking, handing over, calling, and when to try again: each said, and each can be taken back. */
export function useLeadWork() {
  const client = useQueryClient();
  const context = useLeadsContext();

  async function attempt(about: string, work: () => Promise<void>) {
    try {
      await actOnce(about, () => work().then(() => undefined));
    } catch (error) {
      if (error instanceof LeadChanged && error.current) storeLeads(client, [error.current]);
      showToast({
        title: "Failed to update lead.",
        description: describeFailure(error),
        tone: "destructive",
      });
    }
  }

  const change = (lead: FinancingLead, next: Change, description: string) =>
    attempt(`lead ${lead.id}`, async () => {
      const saved = await updateLead(lead, next);
      storeLeads(client, [saved]);
      const before = Object.fromEntries(Object.keys(next).map((key) => [key, own(lead, key)]));
      showToast({
        title: "Lead updated successfully.",
        description,
        tone: "success",
        action: undoAction(async () => storeLeads(client, [await updateLead(saved, before)])),
      });
    });

  return {
    /** To somebody with this id, or back to nobody. */
    assign: (lead: FinancingLead, to: string | null) =>
      change(
        lead,
        { assigned_to: to },
        to === null
          ? `${fullName(lead)} is nobody’s now.`
          : to === context.me
            ? `${fullName(lead)} is yours.`
            : `${fullName(lead)} is ${nameOf(context, to)}’s now.`,
      ),
    followUp: (lead: FinancingLead, at: string | null) =>
      change(
        lead,
        { follow_up_at: at },
        at ? `${fullName(lead)} comes back ${formatMoment(at)}.` : "Nothing is due any more.",
      ),
    /** Notes a call, with the next try where nobody answered. */
    call: (lead: FinancingLead, outcome: CallOutcome) => {
      const next =
        outcome === "reached" ? null : proposeNextTry(context.hours, lead.calls + 1, Date.now());
      return attempt(`call ${lead.id}`, async () => {
        const called = await logCall(lead, outcome, next);
        storeLeads(client, [called]);
        showToast({
          title: outcome === "reached" ? "Call noted." : "No answer noted.",
          description: next
            ? `${fullName(lead)} comes back ${formatMoment(next)}.`
            : `${fullName(lead)} was reached.`,
          tone: "success",
          action: undoAction(async () => storeLeads(client, await undoCall(lead, called))),
        });
      });
    },
  };
}
