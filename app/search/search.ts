/** Finding things in the search index. */
import type { SearchEntry } from "./search-index.ts";

/**
 * The entries in which every word of the query begins some word, the best first: words of the title
 * count most, then what else describes it, then its kind. Things to buy come before things to read.
 */
export function search(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: score(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

function score({ title, kind, words }: SearchEntry, wanted: readonly string[]) {
  const fields = [
    { words: wordsOf(title), weight: 10 },
    { words: wordsOf(words), weight: 3 },
    { words: wordsOf(kind), weight: 1 },
  ];
  // A product, so that one good word does not make up for a bad one.
  return wanted.reduce(
    (score, word) =>
      score * fields.reduce((sum, field) => sum + field.weight * closeness(field.words, word), 0),
    kind === "Article" ? 0.1 : 1,
  );
}

/** 2 for the very word, 1 for its beginning. */
function closeness(words: readonly string[], wanted: string) {
  if (words.includes(wanted)) return 2;
  return words.some((word) => word.startsWith(wanted)) ? 1 : 0;
}

/** Lower-case words without accents, endings of the plural left off: "Sofas" finds "sofa". */
export function wordsOf(text: string) {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return (plain.match(/[a-z0-9]+/g) ?? []).map((word) => word.replace(/(?<=..[^s])s$/, ""));
}
