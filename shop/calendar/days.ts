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

/** How many days after January 1, 1970 a day, “2026-11-25”, is. */
export function dayNumber(day: string) {
  return Date.parse(day) / 86_400_000;
}
