/** The templates of texts as staff keep them, those that are put away among them. */
import { queryOptions } from "@tanstack/react-query";
import { templatesKey } from "#app/admin/leads/sms/conversation.queries.ts";
import { db } from "#app/lib/supabase.ts";
import type { Database } from "#supabase/database.types.ts";
import { changedRows } from "../requests.ts";
import type { Template } from "./template-fields.ts";

type Tables = Database["public"]["Tables"]["text_templates"];

export const allTemplatesQuery = queryOptions({
  queryKey: [...templatesKey, "all"],
  queryFn: async ({ signal }): Promise<Template[]> => {
    const { data } = await db()
      .from("text_templates")
      .select("id, name, body, position, version, archived_at")
      .order("position")
      .order("name")
      .limit(200)
      .abortSignal(signal)
      .throwOnError();
    return data;
  },
});

/** Changes one over the version that was seen; returns it as it is then. */
export async function writeTemplate(id: string, change: Tables["Update"] & { version: number }) {
  return changedRows(
    await db()
      .from("text_templates")
      .update(change)
      .eq("id", id)
      .select("id, name, body, position, version, archived_at")
      .throwOnError(),
  )[0] as Template;
}

/** The same id twice is one template. */
export async function addTemplate(row: Tables["Insert"]) {
  await db()
    .from("text_templates")
    .upsert(row, { onConflict: "id", ignoreDuplicates: true })
    .throwOnError();
}
