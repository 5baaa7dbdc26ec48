/** What the form of the quiet hours holds, and the row that it becomes. */
import * as v from "valibot";
import { formatTime } from "#shop/calendar/days.ts";
import type { Tables } from "#supabase/database.types.ts";
import { checkFields } from "../kit/schema.ts";

export type QuietRow = Pick<Tables<"shop">, "quiet_from" | "quiet_until">;

const clock = (time: string | null) => time?.slice(0, 5) ?? "";

/** Empty: as the store was started. */
export const quietFields = (row: QuietRow) => ({
  quiet_from: clock(row.quiet_from),
  quiet_until: clock(row.quiet_until),
});

function problemsOf({ quiet_from: from, quiet_until: until }: ReturnType<typeof quietFields>) {
  if (!from && !until) return {};
  return {
    quiet_from: !from
      ? "Set a start time, too."
      : from < "15:00" || from > "21:00"
        ? "Start between 3 PM and 9 PM. The law doesn’t allow texts after 9."
        : "",
    quiet_until: !until
      ? "Set an end time, too."
      : until < "08:00" || until > "12:00"
        ? "End between 8 AM and noon. The law doesn’t allow texts before 8."
        : "",
  };
}

/** The row that a form stands for. */
export const quietSchema = v.pipe(
  v.object({ quiet_from: v.string(), quiet_until: v.string() }),
  checkFields(problemsOf),
  v.transform(({ quiet_from, quiet_until }) => ({
    quiet_from: quiet_from || null,
    quiet_until: quiet_until || null,
  })),
);

/** "from 9 PM to 8 AM" */
export function describeQuietHours({ quiet_from, quiet_until }: QuietRow): string {
  if (!quiet_from || !quiet_until || quiet_from === quiet_until) return "never";
  return `from ${formatTime(clock(quiet_from))} to ${formatTime(clock(quiet_until))}`;
}
