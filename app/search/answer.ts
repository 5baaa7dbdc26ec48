/** A page that answers a question, as the search finds it. */
export interface Answer {
  title: string;
  href: string;
  /** The answer itself, in a sentence or two. */
  text: string;
  /** What people ask for with it. */
  words: string;
  /** A pattern of the questions that it answers, in lower case without apostrophes. */
  asked?: string;
  about?: "delivery" | "showroom";
  /** Of the answer on delivery: towns around, each with a ZIP code. */
  towns?: string;
  /** Of the answer on financing: who finances, by name. */
  lenders?: readonly string[];
}
