/** The texts to applicants: what became of them, and another one. */
import { queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { chunksOf, idsPerRequest, read } from "../../requests.ts";
import { isInFlight } from "./sms-state.ts";

const inFlightIntervalMs = 3_000;
const idleIntervalMs = 30_000;

/** Every text of these leads. Asked again soon while one is on its way. */
export const smsQuery = (leadIds: readonly string[]) =>
  queryOptions({
    queryKey: ["lead-texts", leadIds],
    queryFn: ({ signal }) => readSms(leadIds, signal),
    enabled: leadIds.length > 0,
    refetchInterval: ({ state }) =>
      state.data?.some(isInFlight) ? inFlightIntervalMs : idleIntervalMs,
    retry: false,
  });

async function readSms(leadIds: readonly string[], signal: AbortSignal) {
  const texts = chunksOf(leadIds, idsPerRequest).map((ids) =>
    read(
      signal,
      db()
        .from("lead_texts")
        .select("*")
        .in("lead_id", ids)
        .order("created_at", { ascending: false })
        .retry(false),
    ),
  );
  return (await Promise.all(texts)).flat();
}

/** Asks for another text. Throws with the database's sentence where it refuses. */
export async function resendSms(leadId: string) {
  const { data } = await db().rpc("resend_text", { lead: leadId }).throwOnError();
  return data[0];
}
