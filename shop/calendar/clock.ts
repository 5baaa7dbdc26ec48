/** Detroit's clock: days, times and moments as they are there, whatever a device's own clock says. */

export const timeZone = "America/Detroit";

// Made when it is first needed: a page's first formatter costs a phone a tenth of a second.
let clock: Intl.DateTimeFormat | undefined;

/** A moment as a date-and-time field shows it in Detroit: "2026-11-26T17:00". */
export function toLocal(moment: string | Date): string {
  clock ??= new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const found = Object.fromEntries(
    clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}`;
}

const dayMs = 86_400_000;

/** By how much Detroit's clock differs from UTC at a moment, both in milliseconds. */
const offsetAt = (moment: number) => Date.parse(`${toLocal(new Date(moment))}Z`) - moment;

/**
 * The moment of a Detroit date and time, as ISO text, by the rule of Postgres: both an hour that comes twice and one
 * that is skipped are read as standard time. 1:30 in November is the second one, 2:30 in March is 3:30.
 */
export function fromLocal(local: string): string {
  const asIfUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asIfUtc)) throw new RangeError("No date and time");
  const minute = asIfUtc - (asIfUtc % 60_000);
  const before = offsetAt(minute - dayMs);
  const isThen = [offsetAt(minute + dayMs), before].find(
    (offset) => offsetAt(minute - offset) === offset,
  );
  return new Date(asIfUtc - (isThen ?? before)).toISOString();
}

/** The day that it is in Detroit, YYYY-MM-DD. */
export const detroitToday = (now: Date) => toLocal(now).slice(0, 10);

/** Day, weekday (Sunday is 0) and time, "09:05", in Detroit. */
export function detroitTime(now: Date) {
  const [day = "", time = ""] = toLocal(now).split("T");
  return { day, weekday: new Date(day).getUTCDay(), time };
}
