/** Days of the calendar, as "2026-11-26", and times of day, as "17:30". No clock is asked here. */

/** The days of the week in the order of Date's getDay. */
export const dayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Which day of the week a day is; Sunday is 0. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** The day that many days later, whatever the clocks do in between. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday on or before a day. */
export const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** How many days after January 1, 1970 a day is. */
export const dayNumber = (day: string) => Date.parse(day) / dayMs;

const dayMs = 86_400_000;

/** "10:00" is "10 AM" and "17:30" is "5:30 PM". */
export function formatTime(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** "10 AM – 8 PM", or that it is closed. */
export function formatHours(hours: { opens: string; closes: string } | null | undefined) {
  return hours ? `${formatTime(hours.opens)} – ${formatTime(hours.closes)}` : "Closed";
}
