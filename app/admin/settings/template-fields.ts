import * as v from "valibot";
import { fillTemplate } from "#app/admin/leads/sms/conversation.ts";
import { uuid } from "#app/lib/uuid.ts";
import type { Tables } from "#supabase/database.types.ts";
import { field } from "../kit/fields.tsx";
import { words } from "../kit/schema.ts";

export type Template = Pick<
  Tables<"text_templates">,
  "id" | "name" | "body" | "position" | "version" | "archived_at"
>;

/** What may stand in braces, with what it becomes in the preview. */
export const sampleLead = { first_name: "Dana" };
export const placeholders = ["first_name", "me", "shop", "lender", "phone"] as const;
type Placeholder = (typeof placeholders)[number];

/** SQL repeats the lengths. */
export const templateSchema = v.object({
  name: field("Name", words(40, "Enter a name of up to 40 characters."), { width: "full" }),
  body: field(
    "Words",
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (body) => body.length > 0 && body.length <= 600,
        ({ input }) => `Enter 1 to 600 characters. You have ${input.length}.`,
      ),
      v.check(
        (body) => unknownPlaceholders(body).length === 0,
        ({ input }) =>
          `We don’t have anything to fill in for ${unknownPlaceholders(input).join(", ")}.`,
      ),
    ),
    { rows: 3 },
  ),
});

/** "{nmae}": would be sent as it stands. */
const unknownPlaceholders = (body: string) =>
  [...body.matchAll(/\{(\w*)\}/g)]
    .filter(([, name]) => !placeholders.includes(name as Placeholder))
    .map(([whole]) => whole);

export const previewOf = (body: string, known: Readonly<Record<Placeholder, string>>) =>
  fillTemplate(body.trim(), known);

export const newTemplate = (position: number): Template => ({
  ...{ id: uuid(), position, version: 0, archived_at: null },
  ...{ name: "New template", body: "Hi {first_name}, {me} at {shop}: " },
});
