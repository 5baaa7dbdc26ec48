/** What a query says it does not want. */
import type { SearchEntry } from "./search-entry.ts";
import { tokenize } from "./tokenize.ts";

/** "Leather sofa not reclining" without its end, and the beginning of what is not wanted: "reclin". */
export function withoutUnwanted(query: string): [query: string, unwanted?: string] {
  const [, wanted, word] =
    /^(.*[a-z]) (?:but )?(?:(?:no|without(?: an?)?)(?= \w{5,}$)|not(?= (?:reclin|leather|velvet))) ([a-z]+)$/i.exec(
      query,
    ) ?? [];
  if (!wanted || !word || /credit|interest|check/.test(word)) return [query];
  return [wanted, word.toLowerCase().slice(0, 6)];
}

/** Whether it has what is not wanted. */
export const isWith = (unwanted: string, { title, type, words }: SearchEntry) =>
  tokenize(`${title} ${type} ${words}`).some((word) => word.startsWith(unwanted));
