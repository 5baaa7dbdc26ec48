/** Pages that answer a question, as the search finds them. For loaders. */

import { feeWords } from "#shop/delivery.ts";
import { type Lender, termsWords } from "#shop/lenders.ts";
import { listAddresses } from "#shop/lists.ts";
import { own } from "#shop/own.ts";
import type { PolicySection } from "#shop/policy.ts";
import { cityWords, fullAddress } from "#shop/shop.ts";
import { shopWords } from "#shop/shop-words.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { Answer } from "./answer.ts";
import { ownPages, reviewsPage } from "./own-pages.ts";
import { streetPattern, townsOfState } from "./towns.ts";

export function answersOf(snapshot: Snapshot): Answer[] {
  const { shop, policies, deliveryZones, testimonials } = snapshot;
  const fill = shopWords(snapshot);
  const areas = new Intl.ListFormat("en-US").format(deliveryZones.map(({ area }) => area));
  const { showrooms } = shop;
  const matching = policies
    .flatMap(({ sections }) => sections.flatMap(sentencesOf))
    .find((text) => /\bprice.?match|\bmatch .*price/i.test(text));
  const cities = showrooms.map(({ city }) => city.toLowerCase().replaceAll(/\W/g, ".")).join("|");
  return [
    ...policyAnswers(snapshot),
    ...financingAnswers(snapshot),
    {
      title: "Who we are",
      href: "/store-locations#about",
      text: `${shop.name} sells closeout furniture that manufacturers and stores had too much of, in ${cityWords(showrooms)}. Call, and once we confirm, ${shop.holdRule}`,
      words: "",
      asked: String.raw`\bwho (are (you|u)|owns?|runs?|is this)\b|\babout (us|you|(the|this|your) (shop|store|company))\b|\b(scams?|legit(imate)?|trust(ed|worthy)?|bbb|better business|real (shop|store|company|business)|(family|locally) owned)\b|^whats? (is |are |does )?(a )?closeouts?\b`,
    },
    {
      title: showrooms.length > 1 ? "Our showrooms" : "Our showroom",
      href: "/store-locations",
      text: `${showrooms.map((one) => `${one.name}: ${fullAddress(one)}, ${one.phone.label}`).join(". ")}.`,
      words: "showroom store location map parking visit address direction",
      asked: String.raw`^(?!.*e-?mail address).*\baddresse?s?\b|\b(directions?|located|locations?|near (me|by)|parking|visit|(which|what|a|the|your) (showrooms?|stores?)|(showrooms?|stores?) (near|close)|(nearest|closest) (showroom|store))\b|^(\S+ ){0,3}(showrooms?|stores?|map)$|^(${cities})( mi(chigan)?)?$|^(stores?|showrooms?) in\b|where are (you|u)|\bin person\b|\b(see|try|sit on|test|look at) (it|them|one|furniture) (before|first)\b`,
    },
    {
      title: `Call ${shop.phone.label}`,
      href: "/store-locations",
      text: `${showrooms.map(({ name, phone }) => `${name}: ${phone.label}`).join(". ")}. ${shop.email}`,
      words: "phone telephone number contact email",
      asked: String.raw`\b(phone|telephone|contact|e-?mail|call (you|us|u)|customer service|(speak|talk) (to|with)|jobs?|careers?|hiring|employment|instagram|facebook|tiktok|social)\b`,
    },
    ...showrooms.map((showroom) => ({
      title: `${showroom.name}: hours and directions`,
      href: "/store-locations",
      text: `${fullAddress(showroom)}. ${showroom.phone.label}`,
      words: `hour open close ${showroom.city}`,
      asked: `${streetPattern(showroom.street)}|\\b${showroom.city.toLowerCase().replaceAll(/\W/g, ".")} (store|showroom)`,
      about: "showroom" as const,
    })),
    {
      title: "Delivery",
      href: "/shipping-policy",
      text: `${areas || shop.area}: ${feeWords({ feeCents: shop.deliveryFeeCents }, shop)}. Elsewhere delivery is quoted on request.`,
      words: "deliver delivery delivered delivering shipping ship zip area truck",
      asked: String.raw`\b(deliver(y|ed|s|ing)?|shipping|ship|truck|track (my )?order|order status)\b`,
      about: "delivery",
      towns: own(townsOfState, showrooms[0]?.region ?? ""),
    },
    {
      title: "Holding a piece",
      href: "/terms-of-service",
      text: `Call us or ask on its page. Once we confirm, ${shop.holdRule}`,
      words: "hold reserve aside deposit",
      asked: String.raw`^(a )?holds?$|\b((on|do|a|can (you|i|u)|will you|please|you) holds?|hold (it|this|that|one|for|a)|reserved?|set aside|deposit)\b`,
    },
    {
      title: "Is it new?",
      href: "/return-policy",
      text: "A piece is new unless its page says open box, floor model or cosmetic mark, and why.",
      words: "new used preowned condition",
      asked: String.raw`\b(is|are) (it|this|that|they|these|everything|your furniture) (all )?(brand )?new\b|^what(s| is| does)( an?)? (open|floor|cosmetic|scratch)|\b(used|second ?hand|pre-?owned|refurbished)\b`,
    },
    ...policies.map(({ title, path, intro }) => ({
      title,
      href: path,
      text: fill(intro).replace(/([.!?]) .*/s, "$1"),
      words: "",
      asked: own(policyNames, path) ?? "",
    })),
    {
      title: "Discounts",
      href: "/deals",
      text: `Cards show the savings. ${fill(matching ?? "We don’t offer price matching.")} For anything else, call ${shop.phone.label}.`,
      words: "discount",
      asked: String.raw`\b(coupons?|promo|discounts?|military|veterans?|senior|student|price.?match|(match|beat) .*prices?|negotia\w+|haggl\w+|(best|lowest|lower) price)\b`,
    },
    {
      title: "Deal of the Month",
      href: "/deals",
      text: "Closeouts for the bedroom, the living room, and the dining room.",
      words: "deal sale offer special",
      asked: String.raw`\b(black friday|cyber monday|deals? of the month|(labor|memorial|presidents|holiday) (day )?(sales?|deals?)|whats on sale)\b|^(deals?|sales?|specials?|offers?)$`,
    },
    {
      title: "Package Deals",
      href: "/package-deals",
      text: "Whole rooms and whole houses at one price.",
      words: "package bundle",
      asked: String.raw`\b((whole|entire|complete|furnish(ing)?) (\w+ )?(house|home|room|apartment|condo|place)|packages?|first apartment|apartment (set|furniture))\b`,
    },
    {
      title: listAddresses.clearance.name,
      href: listAddresses.clearance.path,
      text: "Small furniture, floor models, single pieces and pairs.",
      words: "",
      asked:
        "^(clear[ea]nces?( items?)?|closeouts?|outlet|markdowns?|floor (models?|samples?)|open box|last ones?)$",
    },
    ...ownPages,
    reviewsPage(testimonials.some(({ isSample }) => isSample)),
  ];
}

/** What a policy says of one question: its sentence, as it is worded today. */
function policyAnswers({ policies, ...snapshot }: Snapshot): Answer[] {
  const fill = shopWords({ ...snapshot, policies });
  return questions.flatMap(({ title, path, sentence, asked }) => {
    const policy = policies.find((one) => one.path === path);
    if (!policy) return [];
    const said = policy.sections.flatMap(sentencesOf);
    const at = said.findIndex((text) => sentence.test(text));
    const text = at < 0 ? policy.intro.replace(/([.!?]) .*/s, "$1") : said[at]!;
    const more = at >= 0 && text.length < shortSentence ? (said[at + 1] ?? "") : "";
    return { title, href: path, text: fill(`${text} ${more}`.trim()), words: "", asked };
  });
}

const sentencesOf = ({ paragraphs, points = [] }: PolicySection) => [
  ...paragraphs.flatMap((text) => text.split(/(?<=[.!?]) (?=[A-Z])/)),
  ...points,
];

/** The answer to a sentence of fewer letters goes on with the next one. */
const shortSentence = 40;

const questions = [
  {
    title: "Damage in delivery",
    path: "/return-policy",
    sentence: /^Tell us in one of two ways/,
    asked: String.raw`\b(damaged?|broken?|broke|defect(ive|s)?|missing part|wrong (piece|item)|(arrived|came|scratched) .*(scratched|torn|cracked|delivery)|delivery damage)\b`,
  },
  {
    title: "Returns",
    path: "/return-policy",
    sentence: /^All sales are final/,
    asked: String.raw`\b(returns?|returned|refunds?|exchanges?|exchanged|money back|change my mind|final sales?|sales? final|(cancel|cancell?ation)(?!.* holds?\b))\b`,
  },
  {
    title: "Warranty",
    path: "/return-policy",
    sentence: /warranty/,
    asked: String.raw`\b(warrant(y|ies|ee)|guarantees?d?)\b`,
  },
  {
    title: "Assembly",
    path: "/shipping-policy",
    sentence: /^Assembly pricing/,
    asked: String.raw`\b(assembl(y|e|ed|ing)|set (it |them )?up|set up|puts? (it|them|this|the \w+) together|put together)\b(?!.*\bhow to\b)`,
  },
  {
    title: "Removing old furniture",
    path: "/shipping-policy",
    sentence: /your old furniture/,
    asked: String.raw`\bhaul|\b(take|remove|pick up|get rid of|dispose|removal)\b.*\bold\b|\bold .*\b(away|removal)\b`,
  },
  {
    title: "Pickup",
    path: "/shipping-policy",
    sentence: /^Pickup/,
    asked: String.raw`\bpick(ed|ing)? ?(it |them |this |my \w+ )?up\b|\bpickup\b|\bcarry out\b`,
  },
  {
    title: "Delivery upstairs",
    path: "/shipping-policy",
    sentence: /upstairs/,
    asked: String.raw`\b(upstairs|(second|third|2nd|3rd) floor|deliver.*(stairs|apartment|inside))\b`,
  },
  {
    title: "When we deliver",
    path: "/shipping-policy",
    sentence: /^We call to agree on a day/,
    asked: String.raw`\b(same|next) day\b|\b(reschedule|how (long|soon|fast|quick)) .*deliver|\breschedule\b|\bwhen .*deliver(y|ed)?$`,
  },
  {
    title: "Sales tax",
    path: "/terms-of-service",
    sentence: /sales tax/,
    asked: String.raw`\b(sales tax|tax(es)?)\b`,
  },
  {
    title: "Ordering and paying",
    path: "/terms-of-service",
    sentence: /^You order by calling/,
    asked: String.raw`\b(buy|sell|order|purchase|shop) online\b|\bonline (store|order)|\bhow (do|can|to) (i |you )?(order|buy)\b|\bplace an order\b|\b(credit|debit) cards?\b|\b(pay|take|accept)\b.*\bchecks?\b|\b(cash|apple pay|google pay|paypal|venmo|payment methods?)\b`,
  },
  {
    title: "Texts and your number",
    path: "/privacy-policy",
    sentence: /^Reply STOP/,
    asked: String.raw`\b(stop|unsubscribe).*\btext|\bunsubscribe\b|\btext(s|ing)? me\b`,
  },
] as const;

/** Only who asks for a policy by name gets the whole of it. */
const policyNames: Record<string, string> = {
  "/return-policy": String.raw`\b(return|refund|exchange|warranty) polic(y|ies)\b`,
  "/shipping-policy": String.raw`\b(shipping|delivery) polic(y|ies)\b`,
  "/privacy-policy": String.raw`\b(privacy|cookies?|my (data|info(rmation)?)|personal (data|information))\b`,
  "/terms-of-service": String.raw`\bterms( of (service|use|sale))?\b(?!.*financ)|\bterms and conditions\b`,
};

/** What the lenders say of themselves, those that are asked for. */
function financingAnswers({ lenders, shop }: Snapshot): Answer[] {
  const said = (some: readonly Lender[]) =>
    some.length > 0
      ? `${[...new Set(some.map((lender) => `${lender.audience}: ${termsWords(lender)}`))].join(". ")}. Terms, APR and an example are on the Financing page.`
      : `Call ${shop.phone.label} and we’ll go over your options.`;
  const about = (pattern: RegExp) => {
    const fitting = lenders.filter(({ audience, terms, details }) =>
      pattern.test([audience, terms, ...details].join()),
    );
    return fitting.length > 0 ? fitting : lenders;
  };
  const answer = { href: "/financing", words: "" };
  return [
    {
      ...answer,
      title: "Layaway",
      text: `${lenders.length > 0 ? "We don’t do layaway, but we do offer financing and lease-to-own" : "We don’t do layaway"}. ${said(lenders)}`,
      asked: String.raw`\blay[- ]?a?way\b`,
    },
    {
      ...answer,
      title: "Financing with bad or no credit",
      text: said(about(/no credit|lease/i)),
      asked: String.raw`\b(no|bad|poor|low|without|zero|any) credit\b|\bcredit (not |no )?(needed|check)\b|\b(lease|rent)[- ]to[- ]own\b|\bleas(e|ing)\b|\b(90|100) days\b`,
    },
    {
      ...answer,
      title: "Financing without interest",
      text: said(about(/0%|no interest/i)),
      asked: String.raw`\b0 ?%|\b(no|zero|without|0|free of) (interest|apr)\b|\binterest[- ]free\b|\bgood credit\b|\b\d+[- ](year|month)s? (financ|no interest)|\b(0|zero|no) down\b`,
    },
    {
      ...answer,
      title: "Financing",
      text: said(lenders),
      words: `finance financing monthly installment loan lender credit apply ${lenders.map(({ name }) => name).join(" ")}`,
      lenders: lenders.map(({ name }) => name),
      asked: String.raw`\bfinanc(e|ing|ed)\b|\bmonthly\b|\b(a|per) month\b|\bpayment plans?\b|\bpay (monthly|later|over time|in installments|weekly)\b|\bbuy now\b|\binstallments?\b|\blenders?\b|\bcredit score\b|\bloans?\b|\bafford\b|\b(klarna|affirm|after ?pay|sezzle|zip pay)\b`,
    },
  ];
}
