/**
 * Where each kind of product stands in Google's product taxonomy, in its own words: those of the list of
 * 5,595 categories at https://www.google.com/basepages/producttype/taxonomy.en-US.txt.
 */
import { own } from "#shop/own.ts";
import type { ProductType } from "#shop/product.ts";

const categories: { [type in ProductType]?: string } = {
  "bedroom set": "Furniture > Furniture Sets > Bedroom Furniture Sets",
  bed: "Furniture > Beds & Accessories > Beds & Bed Frames",
  "bunk bed": "Furniture > Beds & Accessories > Beds & Bed Frames",
  daybed: "Furniture > Beds & Accessories > Beds & Bed Frames",
  headboard: "Furniture > Beds & Accessories > Headboards & Footboards",
  mattress: "Furniture > Beds & Accessories > Mattresses",
  dresser: "Furniture > Cabinets & Storage > Dressers",
  chest: "Furniture > Cabinets & Storage > Dressers",
  nightstand: "Furniture > Tables > Nightstands",
  "living room set": "Furniture > Furniture Sets > Living Room Furniture Sets",
  sofa: "Furniture > Sofas",
  sectional: "Furniture > Sofas",
  loveseat: "Furniture > Sofas",
  "sleeper sofa": "Furniture > Sofas",
  recliner: "Furniture > Chairs > Arm Chairs, Recliners & Sleeper Chairs",
  "accent chair": "Furniture > Chairs > Arm Chairs, Recliners & Sleeper Chairs",
  futon: "Furniture > Futons",
  "tv stand": "Furniture > Entertainment Centers & TV Stands",
  "coffee table": "Furniture > Tables > Accent Tables > Coffee Tables",
  "end table": "Furniture > Tables > Accent Tables > End Tables",
  bookcase: "Furniture > Shelving > Bookcases & Standing Shelves",
  ottoman: "Furniture > Ottomans",
  bench: "Furniture > Benches",
  "dining set": "Furniture > Furniture Sets > Kitchen & Dining Furniture Sets",
  "dining table": "Furniture > Tables > Kitchen & Dining Room Tables",
  "dining chairs": "Furniture > Chairs > Kitchen & Dining Room Chairs",
  "bar stools": "Furniture > Chairs > Table & Bar Stools",
  "pub set": "Furniture > Furniture Sets > Kitchen & Dining Furniture Sets",
  buffet: "Furniture > Cabinets & Storage > Buffets & Sideboards",
  desk: "Furniture > Office Furniture > Desks",
  lamp: "Home & Garden > Lighting > Lamps",
  rug: "Home & Garden > Decor > Rugs",
  mirror: "Home & Garden > Decor > Mirrors",
  "wall art": "Home & Garden > Decor > Artwork > Posters, Prints, & Visual Artwork",
};

/** Whatever has no place of its own is furniture, a package a set of it. */
export function googleCategory(type: string): string {
  if (type === "package") return "Furniture > Furniture Sets";
  return own(categories, type) ?? "Furniture";
}
