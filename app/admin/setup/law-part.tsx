import { Section } from "../section.tsx";

const rules = [
  [
    "Compare-at prices",
    "Keep proof of each one for two years: which store sold the piece new, when, and for how much. A list price or a tag alone isn’t enough.",
  ],
  [
    "Free TVs",
    "Sell the bed at the same price without the TV first, and don’t run the offer more than six months a year.",
  ],
  [
    "Lenders",
    "Get the words you may advertise in writing, and ask whether their contracts carry the FTC’s Holder Notice.",
  ],
  [
    "Orders by phone",
    "Deliver by the day you agreed, or within 30 days. If you can’t, offer the money back and send it within seven working days.",
  ],
  [
    "Sales calls",
    "If you call or text first and they buy from home, say the full price, “sold as is,” that all sales are final, and that they may have three business days to cancel. Put it on the receipt.",
  ],
  ["Receipts", "Print “Sold as is. All sales are final.” in bold above the signature."],
  [
    "Every truck",
    "Check it at cpsc.gov/Recalls. Look for law tags on mattresses, warning labels on bunks, fiber and country on rugs, and when a dresser was made.",
  ],
  [
    "Children’s furniture",
    "What’s sold as a child’s, for ages 12 and under, needs its maker’s certificate and a tracking label.",
  ],
  [
    "HELP texts",
    "Set your provider’s answer to: your store’s name, “for help call” and your phone, “Msg & data rates may apply. Reply STOP to opt out.”",
  ],
  [
    "Reviews",
    "Only real customers, in their own words, good and bad alike. Say if they work here, are family or got something for it.",
  ],
] as const;

/** What consumer law asks of a store such as this one, beside what its pages do by themselves. */
export function LawPart() {
  return (
    <Section
      id="law"
      title="What the law asks of you"
      about="The site does its part by itself. These are yours. Your lawyer has the last word."
    >
      <dl className="grid gap-2 text-sm">
        {rules.map(([term, words]) => (
          <div key={term}>
            <dt className="font-bold">{term}</dt>
            <dd className="text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
