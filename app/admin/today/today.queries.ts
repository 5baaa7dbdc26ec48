/** What waits for the staff: each a small question to the database. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { detroitToday, fromLocal } from "#shop/calendar/clock.ts";
import { addDays } from "#shop/calendar/days.ts";
import { rowsPerRequest } from "../requests.ts";
import { untexted } from "./to-dos.ts";

/** So long a text that did not arrive is worth another try. */
const untextedMs = 14 * 24 * 3_600_000;

export const todayQuery = queryOptions({
  queryKey: ["today"],
  queryFn: async ({ signal }) => {
    const today = detroitToday(new Date());
    const weekday = new Date(`${today}T12:00:00Z`).getUTCDay();
    const [waiting, texts, sales] = await Promise.all([
      db()
        .from("financing_leads")
        .select("created_at", { count: "exact" })
        .eq("status", "pending")
        .is("first_called_at", null)
        .is("suspected_junk", null)
        .order("created_at")
        .limit(1)
        .abortSignal(signal)
        .throwOnError(),
      db()
        .from("lead_texts")
        .select("lead_id, state")
        .not("lead_id", "is", null)
        .gte("created_at", new Date(Date.now() - untextedMs).toISOString())
        .order("created_at", { ascending: false })
        .limit(rowsPerRequest)
        .abortSignal(signal)
        .throwOnError(),
      db()
        .from("sales")
        .select("quantity, price_cents, sold_at")
        .is("undone_at", null)
        .gte("sold_at", fromLocal(`${addDays(today, -((weekday + 6) % 7))}T00:00`))
        .limit(rowsPerRequest)
        .abortSignal(signal)
        .throwOnError(),
    ]);
    const midnight = Date.parse(fromLocal(`${today}T00:00`));
    return {
      waitingLeads: waiting.count ?? 0,
      oldestLead: waiting.data[0]?.created_at ?? null,
      untexted: untexted(texts.data),
      soldToday: sum(sales.data.filter(({ sold_at }) => Date.parse(sold_at) >= midnight)),
      soldThisWeek: sum(sales.data),
    };
  },
  refetchInterval: 30_000,
});

function sum(sales: readonly { quantity: number; price_cents: number }[]) {
  return {
    quantity: sales.reduce((all, { quantity }) => all + quantity, 0),
    cents: sales.reduce((all, { quantity, price_cents }) => all + quantity * price_cents, 0),
  };
}
