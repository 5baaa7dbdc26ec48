import { queryOptions } from "@tanstack/react-query";
import { settings } from "#app/lib/backend.ts";
import { auth, db } from "#app/lib/supabase.ts";
import { read, rowsPerRequest } from "../requests.ts";
import type { SetupFacts } from "./setup-lines.ts";

const samples = {
  products: () =>
    db().from("products").select("id").eq("is_sample", true).in("state", ["live", "sold"]),
  packages: () => db().from("packages").select("id").eq("is_sample", true).eq("state", "live"),
  lenders: () => db().from("lenders").select("id").eq("is_sample", true).eq("active", true),
  articles: () => db().from("articles").select("id").eq("is_sample", true).eq("is_shown", true),
  reviews: () => db().from("reviews").select("id").eq("is_sample", true).eq("is_shown", true),
};

export const setupQuery = queryOptions({
  queryKey: ["shop", "setup"],
  queryFn: async ({ signal }): Promise<SetupFacts> => {
    const [shop, showrooms, looks, roles, standing, factors, changes, texts, ...counts] =
      await Promise.all([
        read(signal, db().from("shop").select("*").single()),
        read(signal, db().from("showrooms").select("*").eq("is_shown", true).order("id")),
        read(signal, db().from("product_pictures").select("place").not("place", "is", null)),
        read(signal, db().from("user_roles").select("user_id, name").limit(rowsPerRequest)),
        read(signal, db().rpc("store_standing")),
        auth().mfa.listFactors(),
        read(
          signal,
          db()
            .from("changes")
            .select("table_name")
            .in("table_name", ["opening_hours", "special_days", "delivery_zones", "articles"])
            .not("changed_by", "is", null)
            .limit(rowsPerRequest),
        ),
        read(
          signal,
          db().from("lead_texts").select("id").in("state", ["sent", "delivered"]).limit(1),
        ),
        ...Object.values(samples).map((count) => read(signal, count())),
      ]);
    const tables = Object.keys(samples);
    return {
      shop,
      showrooms,
      samples: Object.fromEntries(counts.map((rows, at) => [tables[at]!, rows.length])),
      touched: new Set(changes.map(({ table_name }) => table_name)),
      looks: new Set(looks.map(({ place }) => place!)),
      people: new Set(roles.map(({ user_id }) => user_id)).size,
      nameless: new Set(roles.flatMap(({ user_id, name }) => (name ? [] : user_id))).size,
      hasTexted: texts.length > 0,
      hasSecondFactor: (factors.data?.totp.length ?? 0) > 0,
      backedUpAt: standing[0]?.backed_up_at ?? null,
      hasMailed: settings.supabaseUrl ? undefined : (standing[0]?.mails_are_sent ?? false),
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
