import { addDays, weekdayOf } from "#shop/calendar/days.ts";

/** The ends that are wanted most: the days, YYYY-MM-DD, at whose end something is over. */
export function quickEnds(today: string) {
  const weekday = weekdayOf(today);
  return [
    { words: "Ends tonight", day: today },
    { words: "Ends Sunday", day: addDays(today, weekday === 0 ? 7 : 7 - weekday) },
    { words: "In a week", day: addDays(today, 7) },
    { words: "In a month", day: addDays(today, 30) },
  ];
}
