/** What shoppers ask to have held, and what they are told. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { read } from "../requests.ts";

export type HoldRequest = Tables<"hold_requests">;

const most = 100;
/** So long somebody stays on the list whose text did not go. */
const untoldMs = 2 * 24 * 3_600_000;

/** Requests that wait, the oldest first, and those who have an answer and no text. */
export const holdRequestsQuery = queryOptions({
  queryKey: ["hold-requests"],
  queryFn: async ({ signal }) => {
    const since = new Date(Date.now() - untoldMs).toISOString();
    const [waiting, answered, untold] = await Promise.all([
      read(
        signal,
        db()
          .from("hold_requests")
          .select("*")
          .is("answer", null)
          .is("anonymized_at", null)
          .order("suspected_junk", { nullsFirst: true })
          .order("created_at")
          .limit(most),
      ),
      read(
        signal,
        db()
          .from("hold_requests")
          .select("*")
          .gte("answered_at", since)
          .is("anonymized_at", null)
          .limit(most),
      ),
      read(
        signal,
        db()
          .from("lead_texts")
          .select("hold_request_id, reason")
          .eq("kind", "hold")
          .in("state", ["failed", "unknown", "refused", "opted_out"])
          .gte("created_at", since)
          .limit(most),
      ),
    ]);
    const isUntold = new Set(
      untold.filter(({ reason }) => reason !== "undone").map((text) => text.hold_request_id),
    );
    return {
      waiting,
      untold: answered.filter(({ id }) => isUntold.has(id)),
    };
  },
  refetchInterval: 30_000,
});

/** Holds the product and texts that it is held. */
export async function confirmRequest(request: string) {
  const { data } = await db().rpc("confirm_hold_request", { request }).throwOnError();
  return data as unknown as Tables<"holds">;
}

/** Texts that it is not held, and why. */
export async function declineRequest(request: string, why: string) {
  await db().rpc("decline_hold_request", { request, why }).throwOnError();
}

/** Takes an answer back, as long as its text has not left. */
export async function reopenRequest(request: string) {
  await db().rpc("reopen_hold_request", { request }).throwOnError();
}
