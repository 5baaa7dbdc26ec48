/** What a search looks at, and how it is written so that spellings of one name or phone are the same. */

import { cleanPlain } from "#shop/typed.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { foldText } from "../../fold-text.ts";
import { fullName } from "./lead.ts";

const texts = new WeakMap<FinancingLead, string>();
const foldedNotes = new WeakMap<FinancingLead, string>();

/** Name, phone as written, phone's digits: made once per lead. */
export function searchText(lead: FinancingLead) {
  let text = texts.get(lead);
  if (text === undefined) {
    text = foldText(`${fullName(lead)}\n${lead.phone}\n${lead.phone.replace(/\D/g, "")}`);
    texts.set(lead, text);
  }
  return text;
}

/** Page by page while leads arrive, so that the first letter of a search does not wait for all of it. */
export function indexForSearch(leads: readonly FinancingLead[]) {
  for (const lead of leads) searchText(lead);
}

export interface SearchTerms {
  /** What stands in the box, folded; empty where everything is wanted. */
  text: string;
  /** Its words, in whatever order: "oneil, mary". */
  words: readonly string[];
  /** The digits of a phone, without the country's. */
  digits: string;
}

/** What somebody typed, made ready once for all leads. */
export function readSearch(search: string): SearchTerms {
  const text = foldText(cleanPlain(search));
  const isPhone = /^(tel:)?[\d\s().+-]+$/.test(text);
  const digits = isPhone ? text.replace(/\D/g, "") : "";
  // No area code begins with 1, so a 1 that stands apart is the country's while more is still to come.
  const hasCountry = /^(tel:)?(\+1|1[\s().-])/.test(text) || /^1\d{10}$/.test(digits);
  return {
    text,
    words: isPhone ? [] : text.split(/[\s,-]+/).filter(Boolean),
    digits: hasCountry ? digits.slice(1) : digits,
  };
}

/** Whether a name or phone is what is wanted. */
export function matches(lead: FinancingLead, { text, words, digits }: SearchTerms) {
  if (!text) return true;
  const found = searchText(lead);
  return (
    found.includes(text) ||
    (words.length > 1 && words.every((word) => found.includes(word))) ||
    (digits.length > 2 && found.includes(digits))
  );
}

/** Whether every word stands in the notes or the piece's name; numbers are looked for there, too. */
export function notesMatch(lead: FinancingLead, { text, words }: SearchTerms) {
  if ((!lead.notes && !lead.piece) || text.length < 2) return false;
  let found = foldedNotes.get(lead);
  if (found === undefined) {
    found = foldText(`${lead.notes ?? ""}\n${lead.piece?.replaceAll("-", " ") ?? ""}`);
    foldedNotes.set(lead, found);
  }
  return words.length > 0 ? words.every((word) => found.includes(word)) : found.includes(text);
}
