/**
 * Everything that public pages show, as it was at one moment: plain data, as JSON holds it. A page is
 * a function of its path and of this.
 */
import type { ArticleText } from "#app/blog/article-text.ts";
import type { Lender } from "#app/financing/lender.ts";
import type { Policy } from "#app/policies/policy.ts";
import type { AnyProduct, Category, Package, Testimonial } from "./product.ts";
import type { Shop } from "./shop.ts";

export interface Snapshot {
  /** The day it was taken, YYYY-MM-DD. */
  takenOn: string;
  shop: Shop;
  lenders: readonly Lender[];
  /** By list, in the order the list shows them. */
  products: Readonly<Record<Category, readonly AnyProduct[]>>;
  packages: readonly Package[];
  testimonials: readonly Testimonial[];
  policies: readonly Policy[];
  /** The newest first. */
  articles: readonly ArticleText[];
  /** By name. */
  pictures: Readonly<Record<string, PictureFacts>>;
  /** What the second, closer picture of a product or package shows, by slug. */
  detailViews: Readonly<Record<string, string>>;
}

/** A picture as `npm run images` made it. */
export interface PictureFacts {
  hash: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** The dominant colour, shown until the picture arrives. */
  color: string;
}
