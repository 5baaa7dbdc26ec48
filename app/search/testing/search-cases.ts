/**
 * What people type, and what they mean by it: written before the search was, from how shoppers write.
 * A rule for the first results, never one product, so that the stock may change.
 */

export interface ProductRule {
  /** One of these types of furniture. */
  types?: readonly string[];
  size?: RegExp;
  color?: string;
  finish?: RegExp;
  condition?: string;
  list?: string;
  atMostCents?: number;
  atLeastCents?: number;
  hasFreeTv?: true;
  /** Its largest part passes a clear opening of so many inches. */
  passesDoorIn?: number;
  widestIn?: number;
  material?: RegExp;
  style?: string;
  /** What its page says of it. */
  says?: RegExp;
}

export interface SearchCase {
  query: string;
  /** The first results that are products all keep this. */
  products?: ProductRule;
  /** Among the first three results is a link to this address, a question after it aside. */
  leadsTo?: string;
  /** Among the first results is an article whose title matches. */
  article?: RegExp;
}

export const couches = ["sofa", "sleeper sofa", "sectional", "loveseat", "living room set"];
const seats = [...couches, "recliner", "accent chair", "ottoman"];
export const tables = ["dining set", "pub set"];
export const beds = ["bed", "bunk bed", "daybed", "bedroom set"];

/** What a picky shopper tried in vain. */
export const reviewed: readonly SearchCase[] = [
  { query: "financing", leadsTo: "/financing" },
  { query: "return policy", leadsTo: "/return-policy" },
  { query: "hours", leadsTo: "/store-locations" },
  { query: "48301", leadsTo: "/shipping-policy" },
  { query: "delivery 48301", leadsTo: "/shipping-policy" },
  { query: "free tv", products: { hasFreeTv: true } },
  { query: "grey sofa", products: { types: couches, color: "gray" } },
  { query: "qeen bed", products: { types: beds, size: /queen/i } },
  { query: "loveseet", products: { types: ["loveseat", "living room set", "sleeper sofa"] } },
  { query: "futon", products: { types: ["sleeper sofa", "daybed", "sofa"] } },
  { query: "pay monthly", leadsTo: "/financing" },
  { query: "which showroom", leadsTo: "/store-locations" },
  { query: "queen bed under $500", products: { types: beds, size: /queen/i, atMostCents: 50_000 } },
  { query: "sofa under $700", products: { types: couches, atMostCents: 70_000 } },
  { query: "sofa 30 inch door", products: { types: couches, passesDoorIn: 30 } },
  { query: "hold", leadsTo: "/terms-of-service" },
  { query: "desk chair", products: { types: ["desk", "accent chair", "dining chairs"] } },
];

export const ours: readonly SearchCase[] = [
  // Plain things, and their plurals
  { query: "sofas", products: { types: couches } },
  { query: "couches", products: { types: couches } },
  { query: "recliners", products: { types: ["recliner", "sofa", "living room set", "sectional"] } },
  { query: "nightstands", products: { types: ["nightstand", "bedroom set"] } },
  { query: "dressers", products: { types: ["dresser", "bedroom set", "chest"] } },
  { query: "rug", products: { types: ["rug"] } },
  { query: "lamps", products: { types: ["lamp"] } },
  { query: "bookshelf", products: { types: ["bookcase"] } },
  { query: "dining table", products: { types: ["dining table", "dining set", "pub set"] } },
  { query: "bar stool", products: { types: ["bar stools", "pub set"] } },
  { query: "sectional", products: { types: ["sectional"] } },
  { query: "bunkbed", products: { types: ["bunk bed"] } },
  { query: "mattress", products: { types: ["mattress"] } },
  // Typing mistakes
  { query: "matress", products: { types: ["mattress"] } },
  { query: "sectonal", products: { types: ["sectional"] } },
  { query: "dreser", products: { types: ["dresser", "bedroom set"] } },
  { query: "reclner", products: { types: ["recliner", "sofa", "living room set", "sectional"] } },
  { query: "otoman", products: { types: ["ottoman"] } },
  // Other words for the same
  { query: "settee", products: { types: ["loveseat", "sleeper sofa", "living room set"] } },
  { query: "chest of drawers", products: { types: ["chest", "dresser", "bedroom set"] } },
  { query: "sideboard", products: { types: ["buffet", "hutch", "dining set"] } },
  { query: "hideaway bed", products: { types: ["sleeper sofa", "daybed"] } },
  { query: "la z boy", products: { types: ["recliner", "sofa", "living room set", "sectional"] } },
  { query: "entertainment center", products: { types: ["tv stand"] } },
  { query: "lift chair", products: { types: ["recliner"] } },
  { query: "pull out couch", products: { types: ["sleeper sofa"] } },
  // Colors, materials, styles
  { query: "gray couch", products: { types: couches, color: "gray" } },
  { query: "white dresser", products: { types: ["dresser", "bedroom set"], color: "white" } },
  { query: "leather sofa", products: { types: couches, material: /leather/i } },
  {
    query: "velvet chair",
    products: { types: [...seats, "vanity", "dining chairs"], material: /velvet/i },
  },
  {
    query: "farmhouse table",
    products: { types: ["dining set", "dining table", "pub set"], style: "farmhouse" },
  },
  // Rooms and sizes
  { query: "king size bed", products: { types: beds, size: /king/i } },
  { query: "twin mattress", products: { types: ["mattress"], size: /twin/i } },
  { query: "bedroom set", products: { types: ["bedroom set"] } },
  { query: "dining room set for 6", products: { types: ["dining set", "pub set"], size: /6/ } },
  { query: "kids bed", products: { types: [...beds, "mattress"] } },
  { query: "couch for small living room", products: { types: couches } },
  { query: "72 inch sofa", products: { types: couches, widestIn: 72 } },
  { query: "dresser 60 inches", products: { types: ["dresser", "bedroom set"], widestIn: 60 } },
  // Money
  { query: "$500", products: { atMostCents: 50_000 } },
  { query: "under 500", products: { atMostCents: 50_000 } },
  { query: "sectional under 1500", products: { types: ["sectional"], atMostCents: 150_000 } },
  { query: "bed less than $600", products: { types: beds, atMostCents: 60_000 } },
  { query: "sofa over 1000", products: { types: couches, atLeastCents: 100_000 } },
  {
    query: "dining set $400 to $900",
    products: { types: ["dining set", "pub set"], atLeastCents: 40_000, atMostCents: 90_000 },
  },
  // What is not furniture
  { query: "do you deliver to Troy", leadsTo: "/shipping-policy" },
  { query: "free delivery", leadsTo: "/shipping-policy" },
  { query: "black friday", leadsTo: "/deals" },
  { query: "are you open sunday", leadsTo: "/store-locations" },
  { query: "phone number", leadsTo: "/store-locations" },
  { query: "(248) 555-0168", leadsTo: "/store-locations" },
  { query: "directions", leadsTo: "/store-locations" },
  { query: "no credit check", leadsTo: "/financing" },
  { query: "refund", leadsTo: "/return-policy" },
  { query: "warranty", leadsTo: "/return-policy" },
  { query: "scratch and dent", article: /scratch-and-dent/i },
  { query: "how to measure a doorway", article: /measure/i },
  { query: "package deals", leadsTo: "/package-deals" },
  { query: "whole house furniture", leadsTo: "/package-deals" },
  { query: "contact us", leadsTo: "/store-locations" },
];

/** Tried later, on a search that found what is above. */
export const triedLater: readonly SearchCase[] = [
  // Other words, and how they are spelled
  { query: "L shaped couch", products: { types: ["sectional"] } },
  { query: "recliner sofas grey", products: { types: couches } },
  { query: "matres queen", products: { types: ["mattress", "bed"], size: /queen/i } },
  { query: "qn bed frame with headboard", products: { types: beds, size: /queen/i } },
  { query: "livingroom set", products: { types: ["living room set"] } },
  { query: "bed room sets", products: { types: ["bedroom set"] } },
  { query: "credenza", products: { types: ["buffet"] } },
  { query: "china cabinet", products: { types: ["hutch", "buffet"] } },
  { query: "computer desk", products: { types: ["desk", "bunk bed"] } },
  { query: "is it real leather", products: { material: /leather/i } },
  { query: "teal sofa", products: { types: couches, color: "green" } },
  // Sizes and seats
  { query: "6 seater dining table", products: { types: [...tables, "dining table"], size: /6/ } },
  { query: "dining set for 4 people", products: { types: tables, size: /4/ } },
  { query: "table for 8", products: { types: [...tables, "dining table"], size: /8/ } },
  { query: "8x10 rug", products: { types: ["rug"], size: /8 x 10/ } },
  { query: "6 foot sofa", products: { types: couches, widestIn: 72 } },
  { query: "tv stand for 65 inch tv", products: { types: ["tv stand"] } },
  { query: "bed with 43 inch tv", products: { types: beds, hasFreeTv: true } },
  // Money
  {
    query: "sofa 500-800",
    products: { types: couches, atLeastCents: 50_000, atMostCents: 80_000 },
  },
  { query: "dining set under $1k", products: { types: tables, atMostCents: 100_000 } },
  { query: "sectional under 1.5k", products: { types: ["sectional"], atMostCents: 150_000 } },
  { query: "dresser less then 600", products: { types: ["dresser"], atMostCents: 60_000 } },
  {
    query: "couch around $600",
    products: { types: couches, atLeastCents: 45_000, atMostCents: 75_000 },
  },
  { query: "cheapest bed", products: { types: beds, atMostCents: 40_000 } },
  // What is not furniture
  { query: "what time do you close", leadsTo: "/store-locations" },
  { query: "open now", leadsTo: "/store-locations" },
  { query: "are you open on thanksgiving", leadsTo: "/store-locations" },
  { query: "how much is delivery", leadsTo: "/shipping-policy" },
  { query: "deliver to ann arbor", leadsTo: "/shipping-policy" },
  { query: "do you deliver on saturday", leadsTo: "/shipping-policy" },
  { query: "track my order", leadsTo: "/shipping-policy" },
  { query: "do you take credit cards", leadsTo: "/terms-of-service" },
  { query: "military discount", leadsTo: "/deals" },
  { query: "reviews", leadsTo: "/" },
  { query: "my cart", leadsTo: "/checkout" },
  { query: "wishlist", leadsTo: "/saved" },
  { query: "compare mattresses", leadsTo: "/compare" },
  { query: "log in", leadsTo: "/auth" },
];
