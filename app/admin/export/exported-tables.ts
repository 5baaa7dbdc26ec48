/** What “Download everything” takes along: products and offers, the shop's facts, and their history. */
import type { Database } from "#supabase/database.types.ts";

export type TableName = keyof Database["public"]["Tables"];

/** A row of any table. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/**
 * Each table with the columns of its key, by which its rows are sorted. People who asked for financing or
 * has a product held is not among them: those are people, not the shop.
 */
export const exportedTables: { readonly [name in TableName]?: readonly string[] } = {
  products: ["id"],
  stock: ["product_id", "showroom"],
  packages: ["id"],
  offers: ["id"],
  notices: ["id"],
  articles: ["id"],
  shop: ["the_only_row"],
  showrooms: ["id"],
  opening_hours: ["showroom", "weekday"],
  special_days: ["showroom", "day"],
  delivery_zones: ["id"],
  reviews: ["id"],
  lenders: ["name"],
  text_templates: ["id"],
  alert_phones: ["showroom"],
  pictures: ["name"],
  product_pictures: ["id"],
  product_notes: ["product_id"],
  lots: ["id"],
  lot_counts: ["product_id"],
  product_slugs: ["slug"],
  sales: ["id"],
  stock_moves: ["id"],
  changes: ["id"],
  publications: ["version"],
};

/** Holds have names and phone numbers in them, and so has their history. */
export const isExported = (table: TableName, row: ExportedRow) =>
  table !== "changes" || row.table_name !== "holds";
