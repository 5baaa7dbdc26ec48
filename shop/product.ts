/** What the shop sells: the shape of one product, and the lists that every page and test reads. */

import type { Facts } from "./facts.ts";

export const productTypes = [
  "bedroom set",
  "bed",
  "bunk bed",
  "daybed",
  "dresser",
  "chest",
  "nightstand",
  "vanity",
  "living room set",
  "sofa",
  "sectional",
  "loveseat",
  "recliner",
  "accent chair",
  "sleeper sofa",
  "futon",
  "tv stand",
  "coffee table",
  "end table",
  "console table",
  "bookcase",
  "ottoman",
  "bench",
  "dining set",
  "dining table",
  "dining chairs",
  "bar stools",
  "pub set",
  "buffet",
  "hutch",
  "bar cart",
  "desk",
  "lamp",
  "rug",
  "mirror",
  "wall art",
  "mattress",
  "headboard",
] as const;
export type ProductType = (typeof productTypes)[number];

export const styles = [
  "modern",
  "farmhouse",
  "traditional",
  "mid-century",
  "glam",
  "industrial",
  "coastal",
  "transitional",
] as const;

export const colorFamilies = [
  "white",
  "cream",
  "beige",
  "gray",
  "black",
  "brown",
  "natural wood",
  "dark wood",
  "blue",
  "green",
  "red",
  "gold",
  "silver",
] as const;

/** The list it stands on. */
export type Category =
  | "bedroom"
  | "living-room"
  | "dining-room"
  | "clearance"
  | "mattress"
  | "in-store";

/** One kind of thing in the box. Sizes are inches, of one part, set up. */
export interface Part {
  name: string;
  count: number;
  widthIn: number;
  depthIn: number;
  heightIn: number;
  /** The cartons that one of it comes in, each by its three sides. */
  boxes?: readonly (readonly [number, number, number])[];
}

/** Anything but "new" says why, in words a shopper would check at delivery; "new" may say why it is here. */
export type Condition =
  | { grade: "new"; reason?: string }
  | { grade: "open box" | "floor model" | "cosmetic mark"; reason: string };

export interface AddOn {
  name: string;
  priceCents: number;
}

export interface Product {
  /** Unique over all products. Deals have numbers (101–145, 201–232, 301–325). */
  id: number | string;
  /** Unique; the last part of the product's address and the name of its pictures. */
  slug: string;
  category: Category;
  /** One of `productTypes`, or the owner's own word; empty where it is not said. */
  type: string;
  title: string;
  description: string;
  priceCents: number;
  /** The compare-at price; absent where none is known: then nothing is struck, saved or claimed. */
  originalPriceCents?: number;
  /** Where that was seen, in the owner's words: "Manufacturer’s list price". */
  compareAtSource?: string;
  badge: string;
  /** One of `styles`, or the owner's own word; empty where it is not said. */
  style: string;
  /** "Queen", "Seats 6", "55-inch TV": whatever a buyer of this type compares by. */
  size?: string;
  /** The main color first; each is one of `colorFamilies`, or the owner's own word. */
  colors: readonly string[];
  /** The color in the maker's words: "weathered gray oak", "dove linen". */
  finish: string;
  materials: readonly string[];
  /** Everything that is included, so the counts add up to the number of pieces; empty before it is measured. */
  pieces: readonly Part[];
  features: readonly string[];
  care: string;
  condition: Condition;
  /** What else is known of it. */
  facts?: Facts;
  /** How many are left at East (Sterling Heights) and West (Southfield). */
  stock: { east: number; west: number };
  /** The day of the last count, YYYY-MM-DD in Detroit; of one of today its moment, ISO 8601. */
  countedOn?: { east?: string; west?: string };
  /** How many are on the truck to each showroom. */
  onTruck?: { east?: number; west?: number };
  addOns?: readonly AddOn[];
  /** Comes with the free 43-inch TV. */
  freeTv?: true;
  /** When its price ends, where it is a sale's, as ISO 8601. */
  priceUntil?: string;
  /** The next step of a falling price, where the owner shows it. */
  nextPrice?: { at: string; cents: number };
  /** When it came in, YYYY-MM-DD; lists sorted by newest use it. */
  addedOn: string;
  /** The owner's own pictures, in their order, which stand before the studio's. */
  photos?: readonly { name: string; alt: string; standsIn?: true }[];
  /** What staff took of it in the showrooms: behind all others. */
  actual?: readonly ActualPicture[];
}

/** A phone's picture of this very product where it stands. */
export interface ActualPicture {
  name: string;
  alt: string;
  showroom: "east" | "west";
  /** YYYY-MM-DD in Detroit. */
  takenOn: string;
}

/** A clearance item also says its discount in words: "65% OFF". */
export interface ClearanceItem extends Product {
  discount: string;
}

/** A mattress also has the bed size and the gradient drawn behind it while it has no picture. */
export interface Mattress extends Product {
  size: "Twin" | "Full" | "Queen" | "King";
  gradient: string;
}

/** An in-store special also says where it stands. */
export interface InStoreSpecial extends Product {
  location: "All Locations" | "Main Showroom" | "Outlet Location";
}

/** A product with what only some lists say about theirs. */
export type AnyProduct = Product &
  Partial<Pick<ClearanceItem, "discount">> &
  Partial<Pick<Mattress, "gradient">> &
  Partial<Pick<InStoreSpecial, "location">>;

/** A product that was for sale and is not any more; its address goes on answering. */
export type FormerProduct = AnyProduct & {
  /** YYYY-MM-DD in Detroit; absent where it was taken off unsold. */
  soldOn?: string;
  /** It still stands on its list, as sold. */
  isListed: boolean;
};

/** Said in the price's place where a thing can no longer be had: "Sold", "Sold on November 20, 2026". */
export interface FormerWords {
  badge: string;
  words: string;
}

/** Several rooms at one price. Money is integer cents; `pieces` is the advertised piece count. */
export interface Package {
  /** The last part of its address: "package-1". */
  id: string;
  slug: string;
  name: string;
  pieces: number;
  basePriceCents: number;
  /** The compare-at price; absent where none is known. */
  originalPriceCents?: number;
  /** Absent where the package has no monthly plan. */
  monthlyPaymentCents?: number;
  description: string;
  /** Each line with its count; counts add up to `pieces`. */
  includes: readonly { name: string; count: number; detail: string }[];
  features: readonly string[];
  style: string;
  colors: readonly [string, ...string[]];
  finish: string;
  materials: readonly string[];
  care: string;
  stock: { east: number; west: number };
  /** The number of the product whose first picture it shows, where it has none of its own. */
  pictureOf?: string;
  /** A limit the shopper must know, such as an end month. */
  offer?: string;
  /** The offer's last day, YYYY-MM-DD. */
  offerEnds?: string;
}

/** A customer review; the four of the sample shop are invented. */
export interface Testimonial {
  id: string;
  name: string;
  /** Stars, 1 to 5. */
  rating: number;
  text: string;
  /** Initials. */
  avatar: string;
  /** In the words of the page: "2 weeks ago". */
  date: string;
  /** No customer wrote it, and the page says so. */
  isSample?: true;
  /** Where it was published, and the link to it. */
  source?: string;
  sourceUrl?: string;
}
