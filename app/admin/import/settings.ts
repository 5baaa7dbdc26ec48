import type { Category } from "#shop/product.ts";

/** What is taken for rows that do not say it themselves. */
export interface Defaults {
  list: Category | "by kind";
  condition: string;
  /** Where the condition isn't "new". */
  conditionReason?: string;
  maker?: string;
  /** Of the compare-at price, in percent; 0 for none. */
  pricePercent: number;
  /** Where counts without a showroom stand. */
  showroom: "east" | "west";
  compareAtSource: string;
  lot: string;
}

export interface ManifestOf {
  lot: string;
  supplier: string;
  defaults: Partial<Defaults>;
}

export interface Settings {
  defaults: Defaults;
  as: "draft" | "live";
  now: Date;
}
