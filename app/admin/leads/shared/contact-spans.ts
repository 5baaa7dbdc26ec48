/** How long requests waited for their first contact, in the steps that are counted and filtered by. */
import type { FinancingLead } from "#supabase/database.types.ts";

const hour = 3_600_000;

/** Each begins where the one before it ends, in milliseconds by the clock. SQL's read_overview repeats them. */
export const contactSpans = [
  { key: "1h", words: "Contacted within 1 h", label: "1 h", from: 0, below: hour },
  { key: "4h", words: "Contacted after 1 to 4 h", label: "4 h", from: hour, below: 4 * hour },
  {
    key: "1d",
    words: "Contacted after 4 to 24 h",
    label: "1 day",
    from: 4 * hour,
    below: 24 * hour,
  },
  {
    key: "3d",
    words: "Contacted after 1 to 3 days",
    label: "3 days",
    from: 24 * hour,
    below: 72 * hour,
  },
  {
    key: "later",
    words: "Contacted after 3 days",
    label: "later",
    from: 72 * hour,
    below: Number.POSITIVE_INFINITY,
  },
] as const;

export type ContactSpan = (typeof contactSpans)[number];

/** Milliseconds from the request to the first contact; none while there was none. */
export const contactWait = ({ first_contacted_at, created_at }: FinancingLead) =>
  first_contacted_at
    ? Math.max(0, Date.parse(first_contacted_at) - Date.parse(created_at))
    : undefined;

/** Whether a wait is of this span. */
export const isWithin = (wait: number | undefined, { from, below }: ContactSpan) =>
  wait !== undefined && wait >= from && wait < below;
