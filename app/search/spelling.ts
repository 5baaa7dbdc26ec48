/** What shoppers misspell. */

/** Words of questions that patterns ask for letter by letter; the index forgives a slip by itself. */
const asked =
  `closing opening delivery deliver delivered shipping warranty return refund exchange financing payment monthly
  assembly assemble layaway address location located directions showroom holiday thanksgiving christmas saturday sunday
  monday tuesday wednesday thursday friday tomorrow tonight damaged discount interest credit heights township`.split(
    /\s+/,
  );

/** The query with words of questions, and towns of seven letters or more, that are one slip away as they are meant. */
export function spelled(query: string, towns: string) {
  const known = [...asked, ...(towns.match(/[a-z]{7,}/g) ?? [])];
  return query.replace(/[a-z]{5,}/g, (word) =>
    known.includes(word) || known.includes(word.replace(/s$/, ""))
      ? word
      : (known.find((other) => isOneSlip(word, other)) ?? word),
  );
}

/** Whether one letter too many, too few, another, or two that changed places make one word of the other. */
function isOneSlip(a: string, b: string): boolean {
  if (a.length > b.length) return isOneSlip(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  const isSwap = a[at] === b[at + 1] && a[at + 1] === b[at];
  return a.slice(at + 1) === b.slice(at + 1) || (isSwap && a.slice(at + 2) === b.slice(at + 2));
}

/** The word with each two neighbors changed. */
export function swaps(word: string) {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}
