/** What waits for the staff: each a small question to the database. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
import { mondayOf } from "#shop/calendar/days.ts";
import { inquiriesTable } from "../leads/shared/inquiries.ts";
import { read, rowsPerRequest } from "../requests.ts";
import { readSales } from "../sales/sales.queries.ts";
import { noSales } from "../sales/sales.ts";
import { untexted } from "./to-dos.ts";

/** So long a text that did not arrive is worth another try. */
const untextedMs = 14 * 24 * 3_600_000;

export const todayQuery = queryOptions({
  queryKey: ["today"],
  queryFn: async ({ signal }) => {
    const today = detroitToday(new Date());
    const monday = mondayOf(today);
    /** Those that the leads page lists as waiting for a first call, the oldest of them read. */
    const waitingIn = (table: "financing_leads") =>
      db()
        .from(table)
        .select("created_at", { count: "exact" })
        .eq("status", "pending")
        .order("created_at")
        .limit(1)
        .abortSignal(signal)
        .throwOnError();
    const [leads, inquiries, texts, sales] = await Promise.all([
      waitingIn("financing_leads").is("first_called_at", null).is("suspected_junk", null),
      waitingIn(inquiriesTable),
      read(
        signal,
        db()
          .from("lead_texts")
          .select("lead_id, state")
          .not("lead_id", "is", null)
          .gte("created_at", new Date(Date.now() - untextedMs).toISOString())
          .order("created_at", { ascending: false })
          .limit(rowsPerRequest),
      ),
      readSales({ from: monday, to: today, by: "day", most: 0 }, signal),
    ]);
    return {
      today,
      monday,
      waitingLeads: (leads.count ?? 0) + (inquiries.count ?? 0),
      oldestLead:
        [...leads.data, ...inquiries.data].map((lead) => lead.created_at).sort()[0] ?? null,
      untexted: untexted(texts),
      soldToday: sales.groups.find(({ key }) => key === today) ?? noSales,
      soldThisWeek: sales.groups.find(({ key }) => key === null) ?? noSales,
    };
  },
  refetchInterval: 30_000,
});
