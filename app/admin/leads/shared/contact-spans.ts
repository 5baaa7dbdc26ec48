/** How long requests waited for their first contact, in the steps that are counted and filtered by. */
import type { FinancingLead } from "#supabase/database.types.ts";

const span = (key: string, words: string, label: string, from: number, below: number) => ({
  ...{ key, words, label },
  ...{ from: from * 3_600_000, below: below * 3_600_000 },
});

/** Each begins where the one before it ends, in milliseconds by the clock. SQL's read_overview repeats them. */
export const contactSpans = [
  span("1h", "Contacted within 1 h", "1 h", 0, 1),
  span("4h", "Contacted after 1 to 4 h", "4 h", 1, 4),
  span("1d", "Contacted after 4 to 24 h", "1 day", 4, 24),
  span("3d", "Contacted after 1 to 3 days", "3 days", 24, 72),
  span("later", "Contacted after 3 days", "later", 72, Number.POSITIVE_INFINITY),
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
