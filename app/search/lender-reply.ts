/** Whether the shop works with a lender that a query names. */
import type { SearchEntry } from "./search-entry.ts";

/** Lenders and ways to pay later that people ask for by name. */
const known: readonly (readonly [said: RegExp, name: string])[] = [
  [/\baff?irm\b/, "Affirm"],
  [/\bklarna\b/, "Klarna"],
  [/\bafter ?pay\b/, "Afterpay"],
  [/\bsezzle\b/, "Sezzle"],
  [/\bzip ?pay\b|\bquadpay\b/, "Zip"],
  [/\bpaypal (credit|pay later)\b|\bpay in 4\b/, "PayPal Pay Later"],
  [/\bsynchrony\b/, "Synchrony"],
  [/\bwells fargo\b/, "Wells Fargo"],
  [/\bprogressive( leasing)?\b/, "Progressive Leasing"],
  [/\bacima\b/, "Acima"],
  [/\bsnap (finance|financing)\b/, "Snap Finance"],
  [/\bkatapult\b/, "Katapult"],
  [/\bkoalafi\b/, "Koalafi"],
  [/\buown\b/, "UOwn"],
];

/** Yes or no, and with whom instead; undefined where the query names no lender. */
export function lenderReply(
  query: string,
  financing: SearchEntry | undefined,
): SearchEntry | undefined {
  if (!financing) return undefined;
  const { lenders = [] } = financing;
  const own = lenders.find((name) => query.includes(name.toLowerCase().replaceAll(/['’]/g, "")));
  const [said, name] = known.find(([pattern]) => pattern.test(query)) ?? [];
  const ours = own ?? lenders.find((lender) => said?.test(lender.toLowerCase()));
  if (ours) return { ...financing, title: `Yes, we work with ${ours}` };
  if (!name) return undefined;
  const instead =
    lenders.length > 0 ? `We work with ${new Intl.ListFormat("en-US").format(lenders)}. ` : "";
  return { ...financing, title: `No, not with ${name}`, text: `${instead}${financing.text}` };
}
