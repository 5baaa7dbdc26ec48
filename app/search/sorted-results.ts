/** What is found, by kind. */
import { isAnswer, isArticle, isFurniture } from "./entries.ts";
import type { SearchEntry } from "./search-entry.ts";

export interface SearchResults {
  /** Pages that answer a question: hours, delivery, financing, policies. */
  answers: readonly SearchEntry[];
  /** Products and packages. */
  furniture: readonly SearchEntry[];
  articles: readonly SearchEntry[];
  /** Where little or nothing is found: products that match some of the words, or not every filter. */
  nearest: readonly SearchEntry[];
  /** The first article is what was asked for, before any product. */
  articlesLead?: true;
}

/** Sorts what was found by its kind. */
export function results(found: readonly SearchEntry[]): SearchResults {
  return {
    answers: found.filter(isAnswer),
    furniture: found.filter(isFurniture),
    articles: found.filter(isArticle),
    nearest: [],
  };
}
