/** What the form of a template for texts holds, and the row that it becomes. */
import * as v from "valibot";
import { fillTemplate } from "#app/admin/leads/sms/conversation.ts";
import type { Tables } from "#supabase/database.types.ts";
import { words } from "../kit/schema.ts";

export type Template = Pick<
  Tables<"text_templates">,
  "id" | "name" | "body" | "position" | "version" | "archived_at"
>;

/** What may stand in braces, with what it becomes in the preview. */
export const sampleLead = { first_name: "Dana" };
export const placeholders = ["first_name", "me", "shop", "lender", "phone"] as const;
type Placeholder = (typeof placeholders)[number];

const maxNameLength = 40;
const maxBodyLength = 600;

/** The row that a form stands for. SQL repeats the lengths. */
export const templateSchema = v.object({
  name: words(maxNameLength, `Enter a name of up to ${maxNameLength} characters.`),
  body: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (body) => body.length > 0 && body.length <= maxBodyLength,
      ({ input }) => `Enter 1 to ${maxBodyLength} characters. You have ${input.length}.`,
    ),
    v.check(
      (body) => unknownPlaceholders(body).length === 0,
      ({ input }) =>
        `We don’t have anything to fill in for ${unknownPlaceholders(input).join(", ")}.`,
    ),
  ),
});

/** "{nmae}": would be sent as it stands. */
const unknownPlaceholders = (body: string) =>
  [...body.matchAll(/\{(\w*)\}/g)]
    .filter(([, name]) => !placeholders.includes(name as Placeholder))
    .map(([whole]) => whole);

/** As a lead would get it. */
export const previewOf = (body: string, known: Readonly<Record<Placeholder, string>>) =>
  fillTemplate(body.trim(), known);
