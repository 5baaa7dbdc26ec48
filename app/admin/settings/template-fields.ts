/** What the form of a template for texts holds, and the row that it becomes. */
import { fillTemplate } from "#app/admin/leads/sms/conversation.ts";
import type { Tables } from "#supabase/database.types.ts";

export type Template = Pick<
  Tables<"text_templates">,
  "id" | "name" | "body" | "position" | "version" | "archived_at"
>;

export interface TemplateFields extends Record<string, string> {
  name: string;
  body: string;
}

/** What may stand in braces, with what it becomes in the preview. */
export const sampleLead = { first_name: "Dana" };
export const placeholders = ["first_name", "me", "shop", "lender", "phone"] as const;
type Placeholder = (typeof placeholders)[number];

const maxNameLength = 40;
const maxBodyLength = 600;

/** The row, or what is wrong with it. SQL repeats the lengths. */
export function templateOf(
  fields: TemplateFields,
): { row: Pick<Template, "name" | "body"> } | { problem: string } {
  const name = fields.name.trim();
  const body = fields.body.trim();
  if (!name || name.length > maxNameLength) {
    return { problem: `Give it a name of at most ${maxNameLength} characters.` };
  }
  if (!body || body.length > maxBodyLength) {
    return { problem: `Write 1 to ${maxBodyLength} characters. These are ${body.length}.` };
  }
  const unknown = unknownPlaceholders(body);
  if (unknown.length > 0) {
    return { problem: `Nothing is known to fill in for ${unknown.join(", ")}.` };
  }
  return { row: { name, body } };
}

/** "{nmae}": would be sent as it stands. */
const unknownPlaceholders = (body: string) =>
  [...body.matchAll(/\{(\w*)\}/g)]
    .filter(([, name]) => !placeholders.includes(name as Placeholder))
    .map(([whole]) => whole);

/** As a lead would get it. */
export const previewOf = (body: string, known: Readonly<Record<Placeholder, string>>) =>
  fillTemplate(body.trim(), known);
