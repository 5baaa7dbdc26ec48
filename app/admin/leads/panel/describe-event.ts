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
      return after ? (own(outcomes, after) ?? "Called") : "Took that call back";
    case "assigned_to":
      if (!after) return before ? `No longer with ${before}` : "With nobody";
      return before ? `Handed from ${before} to ${after}` : `Taken by ${after}`;
    case "follow_up_at":
      return after ? `Comes back ${formatMoment(after)}` : "Nothing due any more";
    case "customer":
      return after === "joined"
        ? "Joined with the other requests of the same person"
        : "Set apart: another person";
    default:
      return after ? "Set aside as junk" : "Put back: not junk";
  }
}
