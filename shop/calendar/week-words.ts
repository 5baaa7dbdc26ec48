/** The hours of a week in a sentence. */
import { dayNames, formatHours } from "./days.ts";

/** "Monday to Friday 10 AM – 8 PM, Saturday 10 AM – 7 PM, Sunday closed": hours by weekday, Sunday first. */
export function weekWords(hours: readonly Parameters<typeof formatHours>[0][]) {
  const days = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    name: dayNames[day]!,
    text: formatHours(hours[day]).replace("Closed", "closed"),
  }));
  const groups: { from: string; to: string; text: string }[] = [];
  for (const { name, text } of days) {
    const last = groups.at(-1);
    if (last?.text === text) last.to = name;
    else groups.push({ from: name, to: name, text });
  }
  return groups
    .map(({ from, to, text }) => `${from === to ? from : `${from} to ${to}`} ${text}`)
    .join(", ");
}
