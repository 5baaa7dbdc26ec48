/**
 * 300 searches as people type them and the first answer each should get, written from the
 * specification and the public pages before the search was changed for them: here those that a
 * sentence or an article answers, in asked-products.ts the others.
 */

import type { ProductRule } from "./search-cases.ts";

export interface Asked {
  kind: string;
  /** Divided by bars. */
  queries: string;
  /** The first answer, title and sentence, says all of this. */
  says?: readonly RegExp[];
  /** The first answer leads here. */
  to?: string;
  /** The first products all keep this, and no answer stands before them unless `says` asks for one. */
  products?: ProductRule;
  /** One product is right, and what stands behind it is not looked at. */
  single?: true;
  /** The first article. */
  article?: RegExp;
}

const day = /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;
const money = /\$\d|free/i;

export const askedQuestions: readonly Asked[] = [
  // Places: 30
  {
    kind: "place",
    queries:
      "48301 | 48312 | zip 48226 | delivery 48084 | do you deliver to 48098 | ship to 48124 | 48038 delivery | deliver 48067-1234",
    says: [/deliver/i, money, day],
  },
  {
    kind: "place",
    queries:
      "do you deliver to Troy | delivery royal oak | do you deliver in detroit | deliver to warren mi | Sterling Heights delivery | delivery to Dearborn | can you deliver to livonia | shipping to novi michigan | how much is delivery to rochester hills | deliver to st clair shores",
    says: [/deliver/i, money, day],
  },
  {
    kind: "place",
    queries:
      "48104 | delivery 48104 | deliver to ann arbor | do you deliver to Flint | delivery to grand rapids | ship to 43604 | deliver to toledo | how much to deliver to lansing | deliver to chicago",
    says: [/outside/i, /quote/i],
  },
  { kind: "place", queries: "00000 | delivery 00000", says: [/(not|no|isn.t) a.*ZIP/i] },
  { kind: "place", queries: "where do you deliver", says: [/Macomb.*Oakland.*Wayne/] },
  // Hours and holidays: 30
  {
    kind: "hours",
    queries:
      "hours | store hours | what time do you open | opening times | when do you close | how late are you open | open late | showroom hours southfield",
    says: [/\d+ ?(AM|PM)/i],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries: "are you open on sunday | open sundays? | sunday hours",
    says: [/Sunday/, /11( AM)?.*6 PM/],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries: "saturday hours | are you open saturday | what time do you close on saturday",
    says: [/Saturday/, /10( AM)?.*7 PM/],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries: "are you open now | open now | r u open rn | are you open today | open tonight",
    says: [/open|closed/i, /\d+ ?(AM|PM)/],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries: "are you open tomorrow | what time do you open tomorrow",
    says: [/tomorrow/i, /\d+ ?(AM|PM)/],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries: "thanksgiving hours | are you open thanksgiving",
    says: [/Thanksgiving/, /call|closed|open/i],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries: "christmas eve hours | open on christmas | christmas day",
    says: [/Christmas/, /call|closed|open/i],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries: "open new years day | labor day hours | are you closed easter | july 4th hours",
    says: [/New Year|Labor Day|Easter|Independence|July/i, /call|closed|open/i],
    to: "/store-locations",
  },
  // Yes or no, and other questions: 45
  {
    kind: "question",
    queries: "can i return it | do you accept returns | can i exchange a couch | return a mattress",
    says: [/^.*final/i],
    to: "/return-policy",
  },
  {
    kind: "question",
    queries: "do you do layaway | is there layaway",
    says: [/layaway/i],
    to: "/financing",
  },
  {
    kind: "question",
    queries:
      "do you assemble furniture | is assembly included | do you set up the bed | who puts it together",
    says: [/assembl|put/i, /price|varies|extra|addition/i],
    to: "/shipping-policy",
  },
  {
    kind: "question",
    queries:
      "is delivery free | free shipping | delivery cost | how much do you charge for delivery",
    says: [/\$1,000/, /\$99/],
    to: "/shipping-policy",
  },
  {
    kind: "question",
    queries: "can i pick up my order | do you have pickup | store pickup",
    says: [/pick/i, /no charge|free/i],
    to: "/shipping-policy",
  },
  {
    kind: "question",
    queries: "can you hold it for me | do you do holds | put a sofa on hold",
    says: [/hold/i, /closing|no deposit/i],
  },
  {
    kind: "question",
    queries: "can i buy online | do you sell online | how do i order",
    says: [/phone|call|showroom/i],
  },
  {
    kind: "question",
    queries:
      "do you have a showroom | where are you located | address | store near me | directions to the store",
    says: [/Sterling Heights|Van Dyke/, /Southfield|Telegraph/],
    to: "/store-locations",
  },
  {
    kind: "question",
    queries: "phone number | call you | customer service number",
    says: [/\(586\) 555-0100/],
  },
  {
    kind: "question",
    queries: "is there a warranty | warranty on sofa",
    says: [/warranty/i, /manufacturer|maker/i],
  },
  {
    kind: "question",
    queries: "is there sales tax | do you charge tax",
    says: [/tax/i],
    to: "/terms-of-service",
  },
  {
    kind: "question",
    queries: "do you deliver upstairs | second floor delivery | do you deliver on sundays",
    says: [/stairs|upstairs|Sunday/i],
    to: "/shipping-policy",
  },
  {
    kind: "question",
    queries: "do you price match | military discount | senior discount",
    says: [/discount|match|price/i],
  },
  {
    kind: "question",
    queries: "furniture arrived broken | delivery damage | scratched on delivery what now",
    says: [/24 hours/],
    to: "/return-policy",
  },
  // Financing: 20
  {
    kind: "financing",
    queries:
      "no credit needed | no credit check financing | financing bad credit | lease to own | rent to own furniture | 100 days no interest | can i get financing without credit | no credit no problem",
    says: [/no credit|lease/i],
    to: "/financing",
  },
  {
    kind: "financing",
    queries:
      "0% interest | good credit financing | 4 year financing | interest free | 12 months no interest",
    says: [/0%|no interest/i],
    to: "/financing",
  },
  {
    kind: "financing",
    queries:
      "apply for financing | monthly payments | payment plan | buy now pay later | do you finance | what lenders do you use | credit score needed",
    says: [/lender|financ/i],
    to: "/financing",
  },
  // Articles: 30
  {
    kind: "article",
    queries: "how to measure for a couch | measure doorway for sofa",
    article: /Through the Door/,
  },
  {
    kind: "article",
    queries: "couch sagging in the middle | how to fix sagging sofa",
    article: /Sagging/,
  },
  {
    kind: "article",
    queries: "cat scratching couch | stop cat clawing sofa",
    article: /Cat From Scratching/,
  },
  {
    kind: "article",
    queries: "how to clean leather sofa | leather conditioner",
    article: /Leather Couch/,
  },
  {
    kind: "article",
    queries: "remove water ring from table | white ring on wood table",
    article: /Water Rings/,
  },
  {
    kind: "article",
    queries: "what size rug for under dining table | rug size guide",
    article: /Size Rug/,
  },
  {
    kind: "article",
    queries: "how high to mount tv | tv height in living room",
    article: /TV Height/,
  },
  {
    kind: "article",
    queries: "what does LAF mean | left arm facing vs right arm facing",
    article: /LAF/,
  },
  {
    kind: "article",
    queries: "cleaning code W meaning | what does S mean on couch tag",
    article: /Couch Tag/,
  },
  {
    kind: "article",
    queries: "how to test a mattress | lying on mattress in store",
    article: /Test a Mattress/,
  },
  { kind: "article", queries: "wobbly chair fix | my chairs wobble", article: /Wobbly/ },
  { kind: "article", queries: "mixing wood tones", article: /Wood Tones/ },
  { kind: "article", queries: "curtain length 84 or 95", article: /Curtains/ },
  {
    kind: "article",
    queries: "best fabric for dogs | what is double rub count",
    article: /Sofa Fabric/,
  },
  { kind: "article", queries: "salt stains on floor from boots", article: /Road Salt/ },
  { kind: "article", queries: "foam mattress not expanding", article: /Expand/ },
  { kind: "article", queries: "bed slat spacing", article: /Slats/ },
  { kind: "article", queries: "is scratch and dent worth it", article: /Scratch-and-Dent/ },
];
