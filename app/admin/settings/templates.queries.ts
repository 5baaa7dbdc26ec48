/** The templates of texts as staff keep them, those that are put away among them. */
import { queryOptions } from "@tanstack/react-query";
import { read } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";
import { writeRow } from "../records/row-writes.ts";
import type { Template } from "./template-fields.ts";

export const allTemplatesQuery = queryOptions({
  queryKey: ["text-templates", "all"],
  queryFn: ({ signal }): Promise<Template[]> =>
    read(
      signal,
      db()
        .from("text_templates")
        .select("id, name, body, position, version, archived_at")
        .order("position")
        .order("name")
        .limit(200),
    ),
});

/** Puts it away, or takes it up again. */
export async function archiveTemplate({ id, name, version, archived_at }: Template) {
  const archived = archived_at ? null : new Date().toISOString();
  await writeRow("text_templates", id, { archived_at: archived, version });
  return {
    title: `${name}: ${archived ? "archived" : "restored"}.`,
    undo: () => writeRow("text_templates", id, { archived_at, version: version + 1 }),
  };
}
