/**
 * What people type, and what they mean by it: written before the search was, from how shoppers write.
 * A rule for the first results, never one piece, so that the stock may change.
 */

export interface PieceRule {
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
  /** Its largest piece passes a clear opening of so many inches. */
  passesDoorIn?: number;
  widestIn?: number;
  material?: RegExp;
  style?: string;
  /** What its page says of it. */
  says?: RegExp;
}

export interface SearchCase {
  query: string;
  /** The first results that are pieces all keep this. */
  pieces?: PieceRule;
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
  { query: "free tv", pieces: { hasFreeTv: true } },
  { query: "grey sofa", pieces: { types: couches, color: "gray" } },
  { query: "qeen bed", pieces: { types: beds, size: /queen/i } },
  { query: "loveseet", pieces: { types: ["loveseat", "living room set", "sleeper sofa"] } },
  { query: "futon", pieces: { types: ["sleeper sofa", "daybed", "sofa"] } },
  { query: "pay monthly", leadsTo: "/financing" },
  { query: "which showroom", leadsTo: "/store-locations" },
  { query: "queen bed under $500", pieces: { types: beds, size: /queen/i, atMostCents: 50_000 } },
  { query: "sofa under $700", pieces: { types: couches, atMostCents: 70_000 } },
  { query: "sofa 30 inch door", pieces: { types: couches, passesDoorIn: 30 } },
  { query: "hold", leadsTo: "/terms-of-service" },
  { query: "desk chair", pieces: { types: ["desk", "accent chair", "dining chairs"] } },
];

export const ours: readonly SearchCase[] = [
  // Plain things, and their plurals
  { query: "sofas", pieces: { types: couches } },
  { query: "couches", pieces: { types: couches } },
  { query: "recliners", pieces: { types: ["recliner", "sofa", "living room set", "sectional"] } },
  { query: "nightstands", pieces: { types: ["nightstand", "bedroom set"] } },
  { query: "dressers", pieces: { types: ["dresser", "bedroom set", "chest"] } },
  { query: "rug", pieces: { types: ["rug"] } },
  { query: "lamps", pieces: { types: ["lamp"] } },
  { query: "bookshelf", pieces: { types: ["bookcase"] } },
  { query: "dining table", pieces: { types: ["dining table", "dining set", "pub set"] } },
  { query: "bar stool", pieces: { types: ["bar stools", "pub set"] } },
  { query: "sectional", pieces: { types: ["sectional"] } },
  { query: "bunkbed", pieces: { types: ["bunk bed"] } },
  { query: "mattress", pieces: { types: ["mattress"] } },
  // Typing mistakes
  { query: "matress", pieces: { types: ["mattress"] } },
  { query: "sectonal", pieces: { types: ["sectional"] } },
  { query: "dreser", pieces: { types: ["dresser", "bedroom set"] } },
  { query: "reclner", pieces: { types: ["recliner", "sofa", "living room set", "sectional"] } },
  { query: "otoman", pieces: { types: ["ottoman"] } },
  // Other words for the same
  { query: "settee", pieces: { types: ["loveseat", "sleeper sofa", "living room set"] } },
  { query: "chest of drawers", pieces: { types: ["chest", "dresser", "bedroom set"] } },
  { query: "sideboard", pieces: { types: ["buffet", "hutch", "dining set"] } },
  { query: "hideaway bed", pieces: { types: ["sleeper sofa", "daybed"] } },
  { query: "la z boy", pieces: { types: ["recliner", "sofa", "living room set", "sectional"] } },
  { query: "entertainment center", pieces: { types: ["tv stand"] } },
  { query: "lift chair", pieces: { types: ["recliner"] } },
  { query: "pull out couch", pieces: { types: ["sleeper sofa"] } },
  // Colors, materials, styles
  { query: "gray couch", pieces: { types: couches, color: "gray" } },
  { query: "white dresser", pieces: { types: ["dresser", "bedroom set"], color: "white" } },
  { query: "leather sofa", pieces: { types: couches, material: /leather/i } },
  {
    query: "velvet chair",
    pieces: { types: [...seats, "vanity", "dining chairs"], material: /velvet/i },
  },
  {
    query: "farmhouse table",
    pieces: { types: ["dining set", "dining table", "pub set"], style: "farmhouse" },
  },
  // Rooms and sizes
  { query: "king size bed", pieces: { types: beds, size: /king/i } },
  { query: "twin mattress", pieces: { types: ["mattress"], size: /twin/i } },
  { query: "bedroom set", pieces: { types: ["bedroom set"] } },
  { query: "dining room set for 6", pieces: { types: ["dining set", "pub set"], size: /6/ } },
  { query: "kids bed", pieces: { types: [...beds, "mattress"] } },
  { query: "couch for small living room", pieces: { types: couches } },
  { query: "72 inch sofa", pieces: { types: couches, widestIn: 72 } },
  { query: "dresser 60 inches", pieces: { types: ["dresser", "bedroom set"], widestIn: 60 } },
  // Money
  { query: "$500", pieces: { atMostCents: 50_000 } },
  { query: "under 500", pieces: { atMostCents: 50_000 } },
  { query: "sectional under 1500", pieces: { types: ["sectional"], atMostCents: 150_000 } },
  { query: "bed less than $600", pieces: { types: beds, atMostCents: 60_000 } },
  { query: "sofa over 1000", pieces: { types: couches, atLeastCents: 100_000 } },
  {
    query: "dining set $400 to $900",
    pieces: { types: ["dining set", "pub set"], atLeastCents: 40_000, atMostCents: 90_000 },
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
  { query: "L shaped couch", pieces: { types: ["sectional"] } },
  { query: "recliner sofas grey", pieces: { types: couches } },
  { query: "matres queen", pieces: { types: ["mattress", "bed"], size: /queen/i } },
  { query: "qn bed frame with headboard", pieces: { types: beds, size: /queen/i } },
  { query: "livingroom set", pieces: { types: ["living room set"] } },
  { query: "bed room sets", pieces: { types: ["bedroom set"] } },
  { query: "credenza", pieces: { types: ["buffet"] } },
  { query: "china cabinet", pieces: { types: ["hutch", "buffet"] } },
  { query: "computer desk", pieces: { types: ["desk", "bunk bed"] } },
  { query: "is it real leather", pieces: { material: /leather/i } },
  { query: "teal sofa", pieces: { types: couches, color: "green" } },
  // Sizes and seats
  { query: "6 seater dining table", pieces: { types: [...tables, "dining table"], size: /6/ } },
  { query: "dining set for 4 people", pieces: { types: tables, size: /4/ } },
  { query: "table for 8", pieces: { types: [...tables, "dining table"], size: /8/ } },
  { query: "8x10 rug", pieces: { types: ["rug"], size: /8 x 10/ } },
  { query: "6 foot sofa", pieces: { types: couches, widestIn: 72 } },
  { query: "tv stand for 65 inch tv", pieces: { types: ["tv stand"] } },
  { query: "bed with 43 inch tv", pieces: { types: beds, hasFreeTv: true } },
  // Money
  { query: "sofa 500-800", pieces: { types: couches, atLeastCents: 50_000, atMostCents: 80_000 } },
  { query: "dining set under $1k", pieces: { types: tables, atMostCents: 100_000 } },
  { query: "sectional under 1.5k", pieces: { types: ["sectional"], atMostCents: 150_000 } },
  { query: "dresser less then 600", pieces: { types: ["dresser"], atMostCents: 60_000 } },
  {
    query: "couch around $600",
    pieces: { types: couches, atLeastCents: 45_000, atMostCents: 75_000 },
  },
  { query: "cheapest bed", pieces: { types: beds, atMostCents: 40_000 } },
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
