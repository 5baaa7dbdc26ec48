/** How soon somebody is to be called, counted while a showroom is open. */
import type { ShowroomHours } from "#shop/calendar/hours.ts";
import { afterOpenTime, openTimeBetween } from "#shop/calendar/open-time.ts";
import type { FinancingLead } from "#supabase/database.types.ts";

const hour = 3_600_000;

/** Who waits longer than this for a first call has waited too long. */
export const firstCallWithin = hour;

/** Called or contacted within the first hour in which a showroom was open. SQL repeats it. */
export function wasCalledInTime(lead: FinancingLead, hours: readonly ShowroomHours[] | undefined) {
  const reached = lead.first_called_at ?? lead.first_contacted_at;
  return (
    reached !== null &&
    hours !== undefined &&
    openTimeBetween(hours, Date.parse(lead.created_at), Date.parse(reached)) <= firstCallWithin
  );
}

const quarter = 900_000;

/** When to try again after so many calls without an answer, on a quarter of an hour. */
export function proposeNextTry(
  hours: readonly ShowroomHours[] | undefined,
  calls: number,
  now: number,
) {
  const pause = calls <= 1 ? hour : calls === 2 ? 4 * hour : 10 * hour;
  const at = (hours && afterOpenTime(hours, now, pause)) ?? now + pause;
  return new Date(Math.ceil(at / quarter) * quarter).toISOString();
}
