import { productWords } from "#app/admin/leads/shared/lead.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";

const outcomes: Record<string, string> = {
  no_answer: "Called: no answer",
  left_message: "Called: left a message",
  reached: "Called: reached",
};

/** One line of a lead's history, for what is neither its status nor its notes. */
export function describeEvent(field: string, before: string | null, after: string | null) {
  switch (field) {
    case "call":
      return after ? (own(outcomes, after) ?? "Called") : "Removed that call";
    case "assigned_to":
      if (!after) return before ? `Unassigned from ${before}` : "Unassigned";
      return before ? `Reassigned from ${before} to ${after}` : `Assigned to ${after}`;
    case "follow_up_at":
      return after ? `Follow-up ${formatMoment(after)}` : "Follow-up cleared";
    case "piece":
      return after ? `Product: ${productWords({ piece: after })}` : "Product removed";
    case "customer":
      return after === "joined"
        ? "Merged with the same person’s other requests"
        : "Split off: a different person";
    default:
      return after ? "Set aside as junk" : "Put back: not junk";
  }
}
