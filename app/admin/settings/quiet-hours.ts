/** What the form of the quiet hours holds, and the row that it becomes. */
import * as v from "valibot";
import { formatTime } from "#shop/calendar/days.ts";
import type { Tables } from "#supabase/database.types.ts";
import { checkFields } from "../kit/schema.ts";

export type QuietRow = Pick<Tables<"shop">, "quiet_from" | "quiet_until">;

const clock = (time: string | null) => time?.slice(0, 5) ?? "";

/** Empty: as the store was started. */
export const quietFields = (row: QuietRow) => ({
  quietFrom: clock(row.quiet_from),
  quietUntil: clock(row.quiet_until),
});

function problemsOf({ quietFrom, quietUntil }: ReturnType<typeof quietFields>) {
  if (!quietFrom && !quietUntil) return {};
  return {
    quietFrom: !quietFrom
      ? "Set a start time, too."
      : quietFrom < "15:00" || quietFrom > "21:00"
        ? "Start between 3 PM and 9 PM. The law doesn’t allow texts after 9."
        : "",
    quietUntil: !quietUntil
      ? "Set an end time, too."
      : quietUntil < "08:00" || quietUntil > "12:00"
        ? "End between 8 AM and noon. The law doesn’t allow texts before 8."
        : "",
  };
}

/** The row that a form stands for. */
export const quietSchema = v.pipe(
  v.object({ quietFrom: v.string(), quietUntil: v.string() }),
  checkFields(problemsOf),
  v.transform(({ quietFrom, quietUntil }) => ({
    quiet_from: quietFrom || null,
    quiet_until: quietUntil || null,
  })),
);

/** "from 9 PM to 8 AM" */
export function describeQuietHours({ quiet_from, quiet_until }: QuietRow): string {
  if (!quiet_from || !quiet_until || quiet_from === quiet_until) return "never";
  return `from ${formatTime(clock(quiet_from))} to ${formatTime(clock(quiet_until))}`;
}
