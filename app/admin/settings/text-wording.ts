import * as v from "valibot";
import { field } from "../kit/fields.tsx";

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

const mostWording = 320;

const missing = (words: string) => ["{shop}", "{link}"].find((place) => !words.includes(place));

export const wordingSchema = v.object({
  text_wording: field(
    "Wording",
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (words) => !missing(words),
        ({ input }) =>
          `Keep ${missing(input)}. Every text must say who it’s from and where to apply.`,
      ),
      v.check(
        (words) => /\bSTOP\b/.test(words) && /\bHELP\b/.test(words),
        "Keep STOP and HELP in capitals. Carriers block texts with no way to opt out.",
      ),
      v.check(
        (words) => !/[{}]/.test(words.replaceAll(/\{(shop|lender|link)\}/g, "")),
        "Only {shop}, {lender}, and {link} are filled in.",
      ),
      v.maxLength(mostWording, `Enter up to ${mostWording} characters.`),
    ),
    { rows: 3, most: mostWording },
  ),
});
