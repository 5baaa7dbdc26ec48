/** Moments by the shop's clock, whatever the device's own says. */
const zone = "America/Detroit";

const ofMoment = {
  timeZone: zone,
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;
const moment = new Intl.DateTimeFormat("en-US", ofMoment);
const distantMoment = new Intl.DateTimeFormat("en-US", { ...ofMoment, year: "numeric" });

/** "Tue, Nov 24, 8:00 PM", with the year where it is not this one. */
export function sayMoment(iso: string, now = new Date()) {
  const isThisYear = toLocal(iso).slice(0, 4) === toLocal(now).slice(0, 4);
  return (isThisYear ? moment : distantMoment).format(new Date(iso));
}

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: zone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment as a date-and-time field shows it in Detroit: "2026-11-26T17:00". */
export function toLocal(iso: string | Date): string {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
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

/** YYYY-MM-DD, some days later. */
export function addDays(day: string, days: number) {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

const dayWords = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  month: "short",
  day: "numeric",
});

/** "Thu, Nov 26" */
export const sayDay = (day: string) => dayWords.format(new Date(`${day}T12:00:00Z`));
