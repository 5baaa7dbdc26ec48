import { formatMoment } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import type { LeadEvent, LeadStatus } from "#supabase/database.types.ts";
import { productWords } from "../shared/lead.ts";
import { StatusPill } from "../shared/status-menu.tsx";
import { addedText } from "./edit.ts";

/** What somebody changed about a lead. */
export function Change({ event }: { event: LeadEvent }) {
  const { field, old_value, new_value } = event;
  switch (field) {
    case "status":
      return (
        <p className="mt-0.5 flex flex-wrap items-center gap-1.5">
          <StatusPill status={old_value as LeadStatus} />
          <span aria-hidden="true">→</span>
          <span className="sr-only">became</span>
          <StatusPill status={new_value as LeadStatus} />
        </p>
      );
    case "notes":
      return <NotesChange before={old_value} after={new_value} />;
    case "note":
      return <p className="whitespace-pre-wrap">{new_value}</p>;
    default:
      return <p>{describeEvent(field, old_value, new_value)}</p>;
  }
}

const outcomes: Record<string, string> = {
  no_answer: "Called: no answer",
  left_message: "Called: left a message",
  reached: "Called: reached",
};

function describeEvent(field: string, before: string | null, after: string | null) {
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

function NotesChange({ before, after }: { before: string | null; after: string | null }) {
  const added = after === null ? null : addedText(before, after);
  if (added !== null) return <p className="whitespace-pre-wrap">{added}</p>;
  return (
    <>
      <p className="whitespace-pre-wrap">{after ?? "Removed the notes"}</p>
      <details className="mt-1 text-ink-soft">
        <summary>Notes before</summary>
        <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-wrap">{before}</p>
      </details>
    </>
  );
}
