/** Detroit's clock: days, times and moments as they are there, whatever a device's own clock says. */
import { weekdayOf } from "./days.ts";

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

/** The moment of a Detroit date and time; an hour that a clock change skips is the one after it. */
export function fromLocal(local: string): string {
  const asIfUtc = new Date(`${local}Z`);
  if (Number.isNaN(asIfUtc.getTime())) throw new RangeError("No date and time");
  let guess = asIfUtc.getTime();
  // Two rounds settle on the right side of a clock change.
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${toLocal(new Date(guess))}Z`);
    guess += asIfUtc.getTime() - shown;
  }
  return new Date(guess).toISOString();
}

/** The day that it is in Detroit, YYYY-MM-DD. */
export const detroitToday = (now: Date) => toLocal(now).slice(0, 10);

/** Day, weekday (Sunday is 0) and time, "09:05", in Detroit. */
export function detroitTime(now: Date) {
  const [day = "", time = ""] = toLocal(now).split("T");
  return { day, weekday: weekdayOf(day), time };
}
