/** Everything the owner's pages write. Each answers what the database made of it, or throws its refusal. */
import type { QueryClient } from "@tanstack/react-query";
import { changedRows } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import type { ShowroomId } from "./product-labels.ts";
import { type Hold, type Product, productsKey } from "./records.queries.ts";

export interface ProductChange {
  id: string;
  version: number;
  price_cents?: number;
  /** 0 takes it away. */
  compare_at_cents?: number;
  list?: Product["list"];
  state?: Product["state"];
}

/** All of them or none; a price that moves by more than 40 % has to be `confirmed`. */
export async function changeProducts(changes: ProductChange[], confirmed = false) {
  const { data } = await db()
    .rpc("change_products", { changes: changes as never, confirmed })
    .throwOnError();
  return data;
}

export function reverse(before: readonly Product[], after: readonly Tables<"products">[]) {
  const versions = new Map(after.map(({ id, version }) => [id, version]));
  return before.flatMap(({ id, price_cents, compare_at_cents, list, state }) => {
    const version = versions.get(id);
    if (version === undefined) return [];
    return { id, version, price_cents, compare_at_cents: compare_at_cents ?? 0, list, state };
  });
}

export async function setStock(
  product: Product,
  showroom: ShowroomId,
  onHand: number,
  at = new Date().toISOString(),
) {
  const { version } = product.stock[showroom];
  const row = { on_hand: onHand, counted_at: at };
  const write =
    version === null
      ? db()
          .from("stock")
          .insert({ product_id: product.id, showroom, ...row })
      : db()
          .from("stock")
          .update({ ...row, version })
          .eq("product_id", product.id)
          .eq("showroom", showroom);
  const [counted] = changedRows(await write.select("version").throwOnError());
  // The first, where it was counted already when it was sent again.
  return counted!.version ?? 1;
}

interface Count {
  product: string;
  onHand: number;
  /** Of its row; null where it never stood there. */
  version: number | null;
  countedAt: string;
}

/** Counts many products of a showroom as one step; answers the rows' new versions. Refused where anyone counted or sold since. */
export async function setCounts(showroom: ShowroomId, counts: readonly Count[]) {
  const rows = counts.map(({ product, onHand, version, countedAt }) => ({
    ...{ product_id: product, showroom, on_hand: onHand, counted_at: countedAt },
    version: version ?? 1,
  }));
  const { data } = await db()
    .from("stock")
    .upsert(rows, { onConflict: "product_id,showroom" })
    .select("product_id, version")
    .throwOnError();
  return new Map(data.map(({ product_id, version }) => [product_id, version]));
}

export interface Sale {
  product: string;
  showroom: ShowroomId;
  quantity?: number;
  price_cents?: number;
  lead?: string;
  hold?: string;
  package?: string;
  note?: string;
  /** Made once for one press: a second try after a lost answer is the same sale. */
  sale: string;
}

export interface SaleResult {
  sale: string;
  state: Product["state"];
  left: Partial<Record<ShowroomId, number>>;
  packages: string[];
}

export async function sellProduct(sale: Sale): Promise<SaleResult> {
  const { data } = await db().rpc("sell_product", sale).throwOnError();
  return data as unknown as SaleResult;
}

export async function sellPackage(
  sale: Omit<Sale, "product" | "quantity" | "hold" | "package"> & { package: string },
) {
  await db().rpc("sell_package", sale).throwOnError();
}

export async function undoSale(sale: string) {
  await db().rpc("undo_sale", { sale }).throwOnError();
}

/** What was written down wrong about a sale, which stays one of its day. */
export async function correctSale(sale: string, quantity: number, cents: number, note: string) {
  await db().rpc("correct_sale", { sale, quantity, price_cents: cents, note }).throwOnError();
}

interface Return {
  sale: string;
  id: string;
  quantity: number;
  refund_cents: number;
  restock: boolean;
  note: string;
}

export async function returnSale(back: Return) {
  await db().rpc("return_sale", back).throwOnError();
}

export type NewHold = Pick<Hold, "id" | "product_id" | "showroom" | "name" | "phone"> & {
  lead_id?: string;
};

/** Kept until the rule's end; the same id twice is one hold. */
export async function holdProduct(hold: NewHold): Promise<Hold> {
  const { data, error } = await db().from("holds").insert(hold).select("*");
  if (error?.code === "23505") return readHold(hold.id);
  if (error) throw error;
  return data[0]!;
}

async function readHold(id: string): Promise<Hold> {
  const { data } = await db().from("holds").select("*").eq("id", id).single().throwOnError();
  return data;
}

export async function setHoldState(id: string, state: Hold["state"]) {
  changedRows(await db().from("holds").update({ state }).eq("id", id).select("id").throwOnError());
}

export async function undoChanges(changes: number[]) {
  const { data } = await db().rpc("put_back", { changes }).throwOnError();
  return data;
}

/**
 * Reads everything anew that is shown, since anything may follow from what was just saved. The list of leads is not
 * read again: it hears of changes by itself.
 */
export const refreshRecords = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "leads" });

/** Puts products as they are now into the list that is shown. */
export function storeProducts(client: QueryClient, changed: ReadonlyMap<string, Partial<Product>>) {
  client.setQueryData<Product[]>(productsKey, (products) =>
    products?.map((product) => {
      const change = changed.get(product.id);
      return change ? { ...product, ...change } : product;
    }),
  );
}
