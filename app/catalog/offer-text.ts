const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** An offer's words with its last day, YYYY-MM-DD, in place of `{until}`: "October 31, 2027". */
export function fillLastDay(words: string, lastDay: string | undefined): string {
  return words.replaceAll("{until}", lastDay ? dates.format(new Date(lastDay)) : "further notice");
}
