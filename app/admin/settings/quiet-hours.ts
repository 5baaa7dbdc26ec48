/** The hours in which no text is sent, as the owner sets them. */
import * as v from "valibot";
import { formatTime } from "#shop/calendar/days.ts";
import type { Tables } from "#supabase/database.types.ts";
import { field } from "../kit/fields.tsx";
import { together } from "../kit/schema.ts";

type QuietRow = Pick<Tables<"shop">, "quiet_from" | "quiet_until">;

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

export const quietSchema = v.pipe(
  together(
    v.object({
      quiet_from: field("From", v.string(), { type: "time", width: "half" }),
      quiet_until: field("Until", v.string(), { type: "time", width: "half" }),
    }),
    problemsOf,
  ),
  v.transform(({ quiet_from, quiet_until }) => ({
    quiet_from: quiet_from || null,
    quiet_until: quiet_until || null,
  })),
);

/** "from 9 PM to 8 AM" */
export const describeQuietHours = (from: string | null, until: string | null) =>
  from && until && from !== until
    ? `from ${formatTime(clock(from))} to ${formatTime(clock(until))}`
    : "never";
