import type { CardFacts } from "#app/products/card-facts.ts";
import type { SiteIndexEntry } from "#app/site/site-index.ts";

/** What the index says of each thing for the search and its results. */
export interface SearchEntry extends SiteIndexEntry {
  /** Of a product: "bed", "sectional". */
  type?: string;
  /** What else such a product is called: "couch", "frame". */
  also?: string;
  /** The number that stands on its tag. */
  id?: string;
  /** Its card, as lists show it. */
  card?: CardFacts;
  /** The narrowest clear opening that all its parts pass, perhaps tightly, in inches. */
  doorIn?: number;
  /** How much of a wall it takes at most, in inches. */
  widthIn?: number;
  /** Of an answer: itself, in a line. */
  text?: string;
  about?: "delivery" | "showroom";
  /** Of an answer about delivery: the ZIP codes that it is for. */
  zips?: readonly string[];
  /** What else one might call it, in lower case. */
  words: string;
}
