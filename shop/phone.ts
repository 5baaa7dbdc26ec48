/** Telephone numbers, as pages show them and phones dial them. */

import { cleanPlain } from "./typed.ts";

export interface Phone {
  /** "(586) 555-0142" */
  label: string;
  /** What a phone dials: "tel:+15865550142". */
  href: string;
}

/** A number that is written "(586) 555-0142", with what a phone dials. */
export function phoneOf(label: string): Phone {
  return { label, href: `tel:+1${label.replaceAll(/\D/g, "")}` };
}

/** "+15865550142" as people read it: "(586) 555-0142"; any other number as it is. */
export const formatPhone = (e164: string) =>
  e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

/** A US number as pages show it, however it was typed; undefined where it is none. */
export function readPhone(typed: string): string | undefined {
  const plain = cleanPlain(typed);
  // Another country's code, with few digits behind it, is no area code.
  if (/\+ ?[^1 ]/.test(plain)) return undefined;
  const digits = plain.replaceAll(/[ ().+-]/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{9}$/.test(digits) ? formatPhone(`+1${digits}`) : undefined;
}

/** A stored number as staff read it: a US one as "(586) 555-0142", however it was typed, any other as it is. */
export const showPhone = (stored: string): string => readPhone(stored) ?? stored;
