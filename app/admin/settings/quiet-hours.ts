/** What the form of the quiet hours holds, and the row that it becomes. */

import { formatTime } from "#shop/calendar/days.ts";
import type { Tables } from "#supabase/database.types.ts";

export type QuietRow = Pick<Tables<"shop">, "quiet_from" | "quiet_until">;
export type QuietFields = Record<"quietFrom" | "quietUntil", string>;

const clock = (time: string | null) => time?.slice(0, 5) ?? "";

/** Empty: as the store was started. */
export const quietFields = (row: QuietRow): QuietFields => ({
  quietFrom: clock(row.quiet_from),
  quietUntil: clock(row.quiet_until),
});

/** The row that a form stands for, or what is wrong with it. */
export function quietOf({
  quietFrom,
  quietUntil,
}: QuietFields): { row: QuietRow } | { problem: string } {
  if (!quietFrom && !quietUntil) return { row: { quiet_from: null, quiet_until: null } };
  if (!/^\d\d:\d\d$/.test(quietFrom)) return { problem: "Set when it begins, too." };
  if (!/^\d\d:\d\d$/.test(quietUntil)) return { problem: "Set when it ends, too." };
  if (quietFrom < "15:00" || quietFrom > "21:00") {
    return { problem: "It begins between 3 PM and 9 PM: the law wants no texts after 9." };
  }
  if (quietUntil < "08:00" || quietUntil > "12:00") {
    return { problem: "It ends between 8 AM and noon: the law wants no texts before 8." };
  }
  return { row: { quiet_from: quietFrom, quiet_until: quietUntil } };
}

/** "from 9 PM to 8 AM" */
export function describeQuietHours({ quiet_from, quiet_until }: QuietRow): string {
  if (!quiet_from || !quiet_until || quiet_from === quiet_until) return "never";
  return `from ${formatTime(clock(quiet_from))} to ${formatTime(clock(quiet_until))}`;
}
