/** A number's texts both ways, and what staff write to it. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { db } from "#app/lib/supabase.ts";
import { read } from "../../requests.ts";
import type { Conversation } from "./conversation.ts";

const inFlightIntervalMs = 2_000;
const idleIntervalMs = 4_000;

const isUnderWay = ({ messages }: Conversation) =>
  messages.some(({ state }) => state === "queued" || state === "sending" || state === "sent");

/** Asked again while the panel is open, soon while a text is on its way. */
export const conversationQuery = (leadId: string, version: number) =>
  queryOptions({
    queryKey: ["conversation", leadId, version],
    queryFn: ({ signal }) =>
      read<Conversation | null>(signal, db().rpc("read_conversation", { lead: leadId })),
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data) ? inFlightIntervalMs : idleIntervalMs,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Those that are offered, in their order. */
export const templatesQuery = queryOptions({
  queryKey: ["text-templates", "offered"],
  queryFn: ({ signal }) =>
    read(
      signal,
      db()
        .from("text_templates")
        .select("id, name, body")
        .is("archived_at", null)
        .order("position")
        .order("name")
        .limit(50),
    ),
  staleTime: 300_000,
});

/** The same key twice is one text. Throws with the database's sentence where it refuses. */
export async function sendText(leadId: string, words: string, key: string) {
  const { data } = await db().rpc("send_text", { lead: leadId, words, key }).throwOnError();
  return data[0];
}
