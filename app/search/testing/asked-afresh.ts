/**
 * A second set of searches, as Michigan shoppers type them: written from the public pages by somebody who had read
 * neither the search nor the first set. See asked.ts.
 */

import type { Asked } from "./asked.ts";
import { couches } from "./search-cases.ts";

const day = /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/;
const recline = ["recliner", "sofa", "living room set", "sectional"];

export const askedAfresh: readonly Asked[] = [
  {
    kind: "place",
    queries:
      "48045 | deliver tomorow 48310 | how much is shipping to 48226 | delivery to royal oak | is novi in ur delivery area | delivery grosse pointe | dearborn heights delivery cost | delivery for 3 bedrooms to warren mi",
    says: [/deliver/i, /\$99/, day],
  },
  {
    kind: "place",
    queries:
      "do you deliver to 48104 | deliver to ann arbor | 48823 | delivery flint mi | can you deliver to toledo ohio | do u deliver up north | deliver to my cottage in traverse city",
    says: [/outside|elsewhere/i, /quote/i],
  },
  { kind: "place", queries: "00000", says: [/(not|no|isn.t) a.*ZIP/i] },
  { kind: "place", queries: "saturday delivery troy", says: [/Saturday/] },
  {
    kind: "place",
    queries: "same day delivery | how long does delivery take",
    says: [/day/],
    to: "/shipping-policy",
  },
  {
    kind: "money",
    queries:
      "free delivery over how much | delivery fee on 1200 order | is 600 enough for free delivery",
    says: [/\$1,000/],
    to: "/shipping-policy",
  },
  {
    kind: "hours",
    queries:
      "southfield location hours | what time u open monday | closeing time | open late tonight",
    says: [/\d+ ?(AM|PM)/],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries: "r u open sunday",
    says: [/Sunday/, /11( AM)?.*6 PM/],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries: "what time do you close saturday",
    says: [/Saturday/, /7 PM/],
    to: "/store-locations",
  },
  {
    kind: "hours",
    queries:
      "open black friday? | christmas eve hours | are you open labor day | new years day open",
    says: [/Friday|Christmas|Labor|New Year/, /call|closed|open/i],
    to: "/store-locations",
  },
  {
    kind: "contact",
    queries:
      "sterling hts store | van dyke store address | directions to sterling heights showroom",
    says: [/38400 Van Dyke/],
    to: "/store-locations",
  },
  { kind: "contact", queries: "telegraph rd", says: [/28600 Telegraph/], to: "/store-locations" },
  {
    kind: "contact",
    queries: "where are you located",
    says: [/Van Dyke/, /Telegraph/],
    to: "/store-locations",
  },
  {
    kind: "contact",
    queries: "phone number | email address",
    says: [/\(586\) 555-0142/, /@/],
    to: "/store-locations",
  },
  {
    kind: "financing",
    queries: "no credit check couch | lease to own furniture | bad credit ok? | easy lane leasing",
    says: [/no credit|lease/i],
    to: "/financing",
  },
  {
    kind: "financing",
    queries: "0 interest 12 months | harbor first",
    says: [/0%/],
    to: "/financing",
  },
  {
    kind: "financing",
    queries: "layaway | payment plan 50 a month | apply for financing",
    says: [/financ|lender/i],
    to: "/financing",
  },
  {
    kind: "paying",
    queries: "do you take cash app | do u take credit cards",
    says: [/calling|paid|payment/],
    to: "/terms-of-service",
  },
  { kind: "paying", queries: "is tax included", says: [/sales tax/], to: "/terms-of-service" },
  {
    kind: "question",
    queries: "can i return a couch i dont like | refund | exchange mattress",
    says: [/final/],
    to: "/return-policy",
  },
  {
    kind: "question",
    queries: "my dresser arrived damaged",
    says: [/24 hours/],
    to: "/return-policy",
  },
  { kind: "question", queries: "warrenty", says: [/warranty/i] },
  {
    kind: "question",
    queries: "reschedule delivery",
    says: [/day/],
    to: "/shipping-policy",
  },
  {
    kind: "question",
    queries: "do they carry it upstairs",
    says: [/upstairs/],
    to: "/shipping-policy",
  },
  {
    kind: "question",
    queries: "do you haul away old mattress",
    says: [/haul/],
    to: "/shipping-policy",
  },
  {
    kind: "question",
    queries: "put together bed for me | assembly fee",
    says: [/assembl/i, /varies/],
    to: "/shipping-policy",
  },
  {
    kind: "question",
    queries: "can i pick it up myself",
    says: [/no charge/],
    to: "/shipping-policy",
  },
  { kind: "question", queries: "can you hold it for me", says: [/no deposit/] },
  {
    kind: "question",
    queries: "do you sell my info | stop texting me",
    says: [/privacy|STOP|tell/i],
    to: "/privacy-policy",
  },
  { kind: "question", queries: "is this stuff used", says: [/open box, floor model/] },
  {
    kind: "not sold",
    queries:
      "patio set | washer and dryer | baby crib | gaming chair | refrigerator | pool table | bed sheets | box springs | dog bed | waterbed | office chair",
    says: [/(don.t|do not) (sell|carry|have)/i],
  },
  {
    kind: "not sold",
    queries: "futon",
    says: [/don.t sell/],
    products: { types: ["sleeper sofa"] },
  },
  {
    kind: "maker",
    queries: "tempurpedic",
    says: [/by its maker/],
    products: { types: ["mattress"] },
  },
  {
    kind: "maker",
    queries: "ashley furniture couch",
    says: [/by its maker/],
    products: { types: couches },
  },
  { kind: "brand", queries: "lazy boy recliner", products: { types: recline } },
  {
    kind: "article",
    queries: "how to get stains out of couch",
    article: /Couch Tag/,
  },
  { kind: "article", queries: "how do i measure for a couch", article: /Through the Door/ },
  { kind: "article", queries: "water ring on table", article: /Water Rings/ },
  { kind: "article", queries: "cat keeps scratching sofa", article: /Cat From Scratching/ },
  { kind: "article", queries: "how high should i hang my tv", article: /TV Height/ },
  { kind: "article", queries: "what size rug for living room", article: /Size Rug/ },
  { kind: "article", queries: "how thick mattress for bunk bed", article: /Bunk Bed Mattress/ },
  { kind: "article", queries: "couch is sagging", article: /Sagging/ },
  { kind: "article", queries: "salt stains on wood floor", article: /Road Salt/ },
  { kind: "article", queries: "are closeout mattresses good", article: /Closeout Mattresses/ },
  { kind: "article", queries: "what does laf mean", article: /LAF/ },
  { kind: "article", queries: "how far apart bed slats", article: /Slats/ },
  { kind: "article", queries: "will a queen fit in a 10x10 room", article: /10 × 11/ },
  { kind: "article", queries: "basement low ceiling ideas", article: /Basement/ },
  { kind: "article", queries: "best desk height", article: /Height Should a Desk/ },
  { kind: "article", queries: "can i mix wood colors", article: /Wood Tones/ },
  // Of the same kinds, tried once the search was changed for them.
  {
    kind: "place and product",
    queries: "48301 sofa | queen bed 48301 | deliver the camber to 48226",
    says: [/Delivery to 48/, /\$99/],
  },
  {
    kind: "misspelled",
    queries: "livona delivery | delivery to sterling hieghts | do you deliver to bloomfeild hills",
    says: [/Livonia|Sterling|Bloomfield/, /County: \$99/],
  },
  { kind: "misspelled", queries: "thankgiving hours", says: [/Thanksgiving/, /call first/] },
  { kind: "misspelled", queries: "retrun policy | warrantee", to: "/return-policy" },
  { kind: "misspelled", queries: "finacing", to: "/financing" },
  { kind: "misspelled", queries: "assmbly", to: "/shipping-policy" },
  {
    kind: "maker",
    queries: "sealy mattress queen | ikea dresser",
    says: [/by its maker/],
    products: { types: ["mattress", "dresser"] },
  },
];
