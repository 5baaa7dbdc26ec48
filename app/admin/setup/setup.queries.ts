/** What the list of what is still the sample's reads. */
import { queryOptions } from "@tanstack/react-query";
import { settings } from "#app/lib/backend.ts";
import { auth, db } from "#app/lib/supabase.ts";
import { rowsPerRequest } from "../requests.ts";
import type { SetupFacts } from "./setup-lines.ts";

/** The rows of the sample that the site shows: one line for each table. */
const samples = {
  products: (signal: AbortSignal) =>
    db()
      .from("products")
      .select("id")
      .eq("is_sample", true)
      .in("state", ["live", "sold"])
      .abortSignal(signal),
  packages: (signal: AbortSignal) =>
    db()
      .from("packages")
      .select("id")
      .eq("is_sample", true)
      .eq("state", "live")
      .abortSignal(signal),
  lenders: (signal: AbortSignal) =>
    db().from("lenders").select("id").eq("is_sample", true).eq("active", true).abortSignal(signal),
  articles: (signal: AbortSignal) =>
    db()
      .from("articles")
      .select("id")
      .eq("is_sample", true)
      .eq("is_shown", true)
      .abortSignal(signal),
  reviews: (signal: AbortSignal) =>
    db()
      .from("reviews")
      .select("id")
      .eq("is_sample", true)
      .eq("is_shown", true)
      .abortSignal(signal),
};

/** Everything that a shop's own facts are told by. */
export const setupQuery = queryOptions({
  queryKey: ["shop", "setup"],
  queryFn: async ({ signal }): Promise<SetupFacts> => {
    const [shop, showrooms, looks, roles, standing, factors, changes, texts, ...counts] =
      await Promise.all([
        db().from("shop").select("*").abortSignal(signal).single().throwOnError(),
        db()
          .from("showrooms")
          .select("*")
          .eq("is_shown", true)
          .order("id")
          .abortSignal(signal)
          .throwOnError(),
        db()
          .from("product_pictures")
          .select("place")
          .not("place", "is", null)
          .abortSignal(signal)
          .throwOnError(),
        db()
          .from("user_roles")
          .select("user_id, name")
          .limit(rowsPerRequest)
          .abortSignal(signal)
          .throwOnError(),
        db().rpc("store_standing").abortSignal(signal).throwOnError(),
        auth().mfa.listFactors(),
        db()
          .from("changes")
          .select("table_name")
          .in("table_name", ["opening_hours", "special_days", "delivery_zones", "articles"])
          .not("changed_by", "is", null)
          .limit(rowsPerRequest)
          .abortSignal(signal)
          .throwOnError(),
        db()
          .from("lead_texts")
          .select("id")
          .in("state", ["sent", "delivered"])
          .limit(1)
          .abortSignal(signal)
          .throwOnError(),
        ...Object.values(samples).map((count) => count(signal).throwOnError()),
      ]);
    const tables = Object.keys(samples);
    return {
      shop: shop.data,
      showrooms: showrooms.data,
      samples: Object.fromEntries(counts.map(({ data }, at) => [tables[at]!, data.length])),
      touched: new Set(changes.data.map(({ table_name }) => table_name)),
      looks: new Set(looks.data.map(({ place }) => place!)),
      people: new Set(roles.data.map(({ user_id }) => user_id)).size,
      nameless: new Set(roles.data.flatMap(({ user_id, name }) => (name ? [] : user_id))).size,
      hasTexted: texts.data.length > 0,
      hasSecondFactor: (factors.data?.totp.length ?? 0) > 0,
      backedUpAt: standing.data[0]?.backed_up_at ?? null,
      hasMailed: settings.supabaseUrl ? undefined : (standing.data[0]?.mails_are_sent ?? false),
      siteUrl: settings.siteUrl,
    };
  },
  staleTime: 30_000,
});

/** Texts a phone that texts of the shop arrive; answers why not, null where it is queued. */
export async function sendTestText(phone: string): Promise<string | null> {
  const { data } = await db().rpc("send_test_text", { phone }).throwOnError();
  return data;
}

/** Takes the sample off the site; answers the step of the history that it is. */
export async function startEmpty(keeps_articles: boolean): Promise<number> {
  const { data } = await db().rpc("start_empty", { keeps_articles }).throwOnError();
  return data;
}
