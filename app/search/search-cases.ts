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

const couches = ["sofa", "sleeper sofa", "sectional", "loveseat", "living room set"];
const seats = [...couches, "recliner", "accent chair", "ottoman"];
const tables = ["dining set", "pub set"];
const beds = ["bed", "bunk bed", "daybed", "bedroom set"];

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

/** Sixty more, written before they were tried; twenty of them found something else at first, or nothing. */
export const triedLast: readonly SearchCase[] = [
  { query: "couch that turns into a bed", pieces: { types: ["sleeper sofa", "daybed"] } },
  { query: "bunk bed with stairs", pieces: { types: ["bunk bed"] } },
  { query: "70 inch tv stand", pieces: { types: ["tv stand"] } },
  { query: "layaway", leadsTo: "/financing" },
  { query: "is this new", leadsTo: "/return-policy" },
  { query: "return", leadsTo: "/return-policy" },
  { query: "can i return a mattress", leadsTo: "/return-policy" },
  { query: "rent to own", leadsTo: "/financing" },
  { query: "bad credit ok?", leadsTo: "/financing" },
  { query: "0 down", leadsTo: "/financing" },
  { query: "sofas under five hundred", pieces: { types: couches } },
  { query: "sectional under a grand", pieces: { types: ["sectional"], atMostCents: 100_000 } },
  { query: "anything under $100", pieces: { atMostCents: 10_000 } },
  { query: "corner sofa", pieces: { types: ["sectional"] } },
  { query: "three piece suite", pieces: { types: ["living room set"] } },
  { query: "double bed", pieces: { types: beds, size: /full/i } },
  { query: "single bed", pieces: { types: beds, size: /twin/i } },
  { query: "footstool", pieces: { types: ["ottoman"] } },
  { query: "chest of draws", pieces: { types: ["chest", "dresser", "bedroom set"] } },
  { query: "tv unit", pieces: { types: ["tv stand"] } },
  { query: "qeuen bed", pieces: { types: beds, size: /queen/i } },
  { query: "recilner", pieces: { types: ["recliner", "sofa", "living room set", "sectional"] } },
  { query: "couhc", pieces: { types: couches } },
  { query: "dinning table", pieces: { types: ["dining table", ...tables] } },
  {
    query: "queen mattress and box spring",
    pieces: { types: ["mattress", "bed"], size: /queen/i },
  },
  { query: "full size bed with drawers", pieces: { types: beds, size: /full/i } },
  { query: "queen headboard", pieces: { types: [...beds, "headboard"] } },
  { query: "trundle bed", pieces: { types: ["daybed", "bunk bed", "bed"] } },
  { query: "navy blue sofa", pieces: { types: couches, color: "blue" } },
  { query: "black king bedroom set", pieces: { types: ["bedroom set"] } },
  { query: "couch 7 feet", pieces: { types: couches, widestIn: 84 } },
  { query: 'sofa 80" wide', pieces: { types: couches, widestIn: 80 } },
  { query: "5x7 rug", pieces: { types: ["rug"] } },
  { query: "dining table seats six", pieces: { types: ["dining table", ...tables], size: /6/ } },
  { query: "kitchen table and chairs", pieces: { types: ["dining set", "pub set"] } },
  {
    query: "power recliner",
    pieces: { types: ["recliner", "sofa", "living room set", "sectional"] },
  },
  { query: "mid century modern sofa", pieces: { types: couches } },
  { query: "lift top coffee table", pieces: { types: ["coffee table", "living room set"] } },
  { query: "fireplace tv stand", pieces: { types: ["tv stand"] } },
  { query: "bed with led lights", pieces: { types: beds } },
  { query: "open box couch", pieces: { types: couches, condition: "open box" } },
  { query: "floor models", leadsTo: "/clearance-items" },
  { query: "reclining loveseat", pieces: { types: ["loveseat", "living room set", "sofa"] } },
  { query: "48083", leadsTo: "/shipping-policy" },
  { query: "do you deliver to 48226?", leadsTo: "/shipping-policy" },
  { query: "delivery to grand rapids", leadsTo: "/shipping-policy" },
  { query: "how long does delivery take", leadsTo: "/shipping-policy" },
  { query: "can you take my old mattress away", leadsTo: "/shipping-policy" },
  { query: "586-555-0142", leadsTo: "/store-locations" },
  { query: "when do you close tonight", leadsTo: "/store-locations" },
  { query: "open christmas eve", leadsTo: "/store-locations" },
  { query: "southfield store", leadsTo: "/store-locations" },
  { query: "sales tax", leadsTo: "/terms-of-service" },
  { query: "stop texting me", leadsTo: "/privacy-policy" },
  { query: "hold this for me", leadsTo: "/terms-of-service" },
  { query: "how to clean velvet", article: /velvet|upholster|fabric/i },
  { query: "what size rug for living room", article: /rug/i },
  { query: "best mattress for back pain", article: /mattress|sleep|firm/i },
  { query: "armchair", pieces: { types: ["accent chair", "recliner"] } },
  { query: "student discount", leadsTo: "/deals" },
  // What the trial itself brought up
  { query: "counter height table", pieces: { types: tables } },
  { query: "extendable table", pieces: { types: ["dining table", ...tables] } },
  { query: "where are you located", leadsTo: "/store-locations" },
  { query: "speak to someone", leadsTo: "/store-locations" },
  { query: "200 cm sofa", pieces: { types: couches, widestIn: 80 } },
  { query: "black leather couch under 900", pieces: { types: couches, atMostCents: 90_000 } },
  { query: "my item arrived damaged", leadsTo: "/return-policy" },
  { query: "box spring", pieces: { types: ["mattress"] } },
];

/** Thirty-two more, written before they were tried, by somebody who had not written the search. */
export const triedSince: readonly SearchCase[] = [
  // How people type on a phone
  { query: "whats the cheapest sofa u have", pieces: { types: couches, atMostCents: 70_000 } },
  { query: "do u deliver to dearborn hights", leadsTo: "/shipping-policy" },
  { query: "how late are you open today", leadsTo: "/store-locations" },
  { query: "furniture store near me", leadsTo: "/store-locations" },
  { query: "can i pick it up myself", leadsTo: "/shipping-policy" },
  { query: "48084 delivery cost", leadsTo: "/shipping-policy" },
  { query: "is the tv really free", pieces: { hasFreeTv: true } },
  { query: "how much is a king bed", pieces: { types: beds, size: /king/i } },
  { query: "cuch", pieces: { types: couches } },
  { query: "nite stand pair", pieces: { types: ["nightstand", "bedroom set"] } },
  // British, and from the catalogs of others
  { query: "telly stand", pieces: { types: ["tv stand"] } },
  { query: "three seater settee", pieces: { types: couches, size: /3/ } },
  { query: "bedside cabinets", pieces: { types: ["nightstand", "bedroom set"] } },
  { query: "tallboy", pieces: { types: ["chest", "dresser", "bedroom set"] } },
  { query: "kitchen stools", pieces: { types: ["bar stools", "pub set"] } },
  { query: "sofa and loveseat set", pieces: { types: ["living room set"] } },
  { query: "chesterfield sofa", pieces: { types: couches } },
  // Sizes, seats and prices
  {
    query: "round dining table for four",
    pieces: { types: ["dining table", ...tables], size: /4/ },
  },
  { query: "couch 90 inches or less", pieces: { types: couches, widestIn: 90 } },
  {
    query: "sofa that fits through a 28 inch doorway",
    pieces: { types: couches, passesDoorIn: 28 },
  },
  {
    query: "beds between 400 and 600 dollars",
    pieces: { types: beds, atLeastCents: 40_000, atMostCents: 60_000 },
  },
  {
    query: "queen size mattres $200",
    pieces: { types: ["mattress"], size: /queen/i, atMostCents: 20_000 },
  },
  { query: "dining chairs set of 6", pieces: { types: ["dining chairs", "dining set"] } },
  { query: "tall dresser", pieces: { types: ["dresser", "chest"] } },
  // What a piece can do
  { query: "couch with cup holders", pieces: { types: [...couches, "recliner"] } },
  { query: "machine washable sofa", pieces: { types: couches } },
  // Questions
  { query: "do you take klarna or affirm", leadsTo: "/financing" },
  { query: "is assembly included", leadsTo: "/shipping-policy" },
  { query: "what does closeout mean", article: /closeout/i },
  { query: "firm or soft mattress", article: /firm|soft|mattress/i },
  { query: "cancel my order", leadsTo: "/return-policy" },
  { query: "do i need an account to order", leadsTo: "/auth" },
];
