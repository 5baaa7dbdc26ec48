/** The text that an applicant gets: how it is filled, and what it must not lack. */
import type { Tables } from "#supabase/database.types.ts";

export interface TextFacts {
  shop: string;
  lender: string;
  link: string;
}

/** As the database fills it. */
export function fillWording(wording: string, { shop, lender, link }: TextFacts) {
  return wording
    .replaceAll("{shop}", () => shop)
    .replaceAll("{lender}", () => lender)
    .replaceAll("{link}", () => link);
}

/** The row that a wording stands for, or what is wrong with it. */
export function wordingOf({
  wording,
}: {
  wording: string;
}): { row: Pick<Tables<"shop">, "text_wording"> } | { problem: string } {
  const words = wording.trim();
  const rest = words.replaceAll(/\{(shop|lender|link)\}/g, "");
  const missing = ["{shop}", "{link}"].find((place) => !words.includes(place));
  if (missing)
    return { problem: `Keep ${missing}: every text says who writes, and where to apply.` };
  if (!/\bSTOP\b/.test(words) || !/\bHELP\b/.test(words)) {
    return { problem: "Keep STOP and HELP in capitals: carriers block texts without a way out." };
  }
  if (/[{}]/.test(rest)) return { problem: "Only {shop}, {lender}, and {link} are filled in." };
  if (words.length > 320) return { problem: "Write up to 320 characters." };
  return { row: { text_wording: words } };
}
