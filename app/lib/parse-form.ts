import * as v from "valibot";

type AnyObject = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What a form holds, as its schema has it, or the first message for each field that needs mending. */
export function parseForm<Schema extends AnyObject>(schema: Schema, input: v.InferInput<Schema>) {
  const result = v.safeParse(schema, input);
  if (result.success) return { output: result.output };
  const messages = result.issues.map((issue) => [issue.path?.[0]?.key, issue.message]);
  // Of several about one field the first one stands.
  const errors: Partial<Record<keyof v.InferInput<Schema>, string>> = Object.fromEntries(
    messages.reverse(),
  );
  return { errors };
}
