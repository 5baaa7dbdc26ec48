/** What another seller's store never says of the sample shop. */
import { lenders } from "#content/lenders.ts";
import { sample } from "#content/sample.ts";

/** Its name, phones, streets, lenders and reviewers. */
export const sampleFacts = [
  /Tag\s*(&|&amp;|&#38;|\\u0026|and)\s*Timber/i,
  /tagandtimber|SamplePay/i,
  /555-?01(00|42|68)|5550(100|142|168)/,
  /Van Dyke|Telegraph Road|48312|48034/,
  new RegExp([...lenders, ...sample.testimonials].map((row) => row.name).join("|")),
];

/** What stands beside a fact of the sample; scripts know it, whatever they show. */
export const sampleMarks = /\bsample (shop|review|drawing)/i;

/** Its towns and showrooms, which the articles that a seller keeps may name. */
export const samplePlaces =
  /Sterling Heights|Southfield|Detroit|(?<![-/"#])\b(?:East|West)\b|(?:two|both|either)(?: of our)? showrooms?|Outlet Location|Main Showroom|All Locations/i;

/** Each place in a text that says a word of the sample, with what stands around it. */
export function findSampleWords(text: string, words: readonly RegExp[]): string[] {
  // The index of the search knows the ZIP codes of Michigan's towns, whatever the shop.
  const ownText = text.replaceAll(/[a-z .']+ 4[89]\d{3}\b/g, "");
  return words.flatMap((word) => {
    const match = word.exec(ownText);
    return match ? [ownText.slice(Math.max(0, match.index - 60), match.index + 60)] : [];
  });
}
