/** The words by which articles are found. */
import type { SearchEntry } from "./search-entry.ts";
import { tokenize } from "./tokenize.ts";

/** Of a question, what says nothing of its subject. */
const asking = new Set(
  "what does when which that this with from your have mean meaning".split(" "),
);

/** The words of a query that say something to an article, the letters of a cleaning code among them. */
export function longWords(query: string) {
  return tokenize(query).filter((word) => /\w{4}|^[wsx]$/.test(word) && !asking.has(word));
}

/**
 * Whether its title has two of the words, or their beginnings: "wobble", "wobbly". Who asks for a color and a kind of
 * furniture wants to see some: one of the words has to be another.
 */
export function isAbout(
  { title }: SearchEntry,
  words: readonly string[],
  query: string,
  isOrdinary: (word: string) => boolean,
) {
  const starts = (some: readonly string[]) => some.flatMap(forms).map((word) => word.slice(0, 5));
  const said = starts(tokenize(title));
  const shared = [...words, ...longWords(query)].filter((word) =>
    starts([word]).some((one) => said.includes(one)),
  );
  return new Set(starts(shared)).size > 1 && shared.some((word) => !isOrdinary(word));
}

/** A word as articles may have it: "expanding" as "expand", a couch as a sofa. */
export function forms(word: string) {
  if (word === "couch") return ["sofa"];
  return word.length > 6 && word.endsWith("ing") ? [word, word.slice(0, -3)] : [word];
}
