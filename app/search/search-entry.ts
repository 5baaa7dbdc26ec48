import type { CardFacts } from "#app/products/card-facts.ts";
import type { SiteIndexEntry } from "#app/site/site-index.ts";

/** What the index says of each thing for the search and its results. */
export interface SearchEntry extends SiteIndexEntry {
  /** Of a product: "bed", "sectional". */
  type?: string;
  /** What its title calls it and no text uses as a word, in lower case: "ellery". */
  name?: string;
  /** What else such a product is called: "couch", "frame". */
  also?: string;
  /** Its card, as lists show it. */
  card?: CardFacts;
  /** The narrowest clear opening that all its parts fit through, in inches. */
  doorIn?: number;
  /** How much of a wall it takes at most, in inches. */
  widthIn?: number;
  /** How high its seat is, in inches. */
  seatIn?: number;
  /** What it holds, in pounds. */
  holdsLb?: number;
  /** Of an answer or an article: itself, in a sentence. */
  text?: string;
  /** Of an answer: a pattern of the questions that it answers. */
  asked?: string;
  about?: "delivery" | "showroom";
  /** Of the answer on delivery: towns around, each with a ZIP code. */
  towns?: string;
  /** Of an answer on delivery to a place: its ZIP code, which may be the shopper's. */
  zip?: string;
  /** Of the answer on financing: who finances, by name. */
  lenders?: readonly string[];
  /** What else one might call it, in lower case. */
  words: string;
}
