import { rowsQuery } from "#app/admin/requests.ts";
import { db } from "#app/lib/supabase.ts";
import { formOfRow } from "../kit/form-of-row.ts";
import { saveRow, writeRow } from "../records/row-writes.ts";
import { type Template, templateSchema } from "./template-fields.ts";

export const allTemplatesQuery = rowsQuery<Template[]>(["text-templates", "all"], () =>
  db()
    .from("text_templates")
    .select("id, name, body, position, version, archived_at")
    .order("position")
    .order("name")
    .limit(200),
);

export async function archiveTemplate({ id, name, version, archived_at }: Template) {
  const archived = archived_at ? null : new Date().toISOString();
  await writeRow("text_templates", id, { archived_at: archived, version });
  return {
    title: `${name}: ${archived ? "archived" : "restored"}.`,
    undo: () => writeRow("text_templates", id, { archived_at, version: version + 1 }),
  };
}

/** They have no history; a new one is archived. */
export function formOfTemplate(template: Template) {
  const { id, name, body, position } = template;
  return {
    ...formOfRow("text_templates", template, { schema: templateSchema }),
    async write(row: Pick<Template, "name" | "body">, over: number) {
      await saveRow("text_templates", { id, version: over }, row, { position });
      const undo = () => writeRow("text_templates", id, { name, body, version: over + 1 });
      return { title: `${row.name}: saved.`, undo: over > 0 ? undo : undefined };
    },
  };
}
