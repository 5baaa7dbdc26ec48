/** What a shopper leaves: one schema gives the shape, the type and the messages. SQL repeats the rules. */
import * as v from "valibot";

/** How many characters the fields take. */
export const leadLimits = { name: 50, phone: { min: 10, max: 20 } } as const;

function name(label: "First name" | "Last name") {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${label} is required`),
    v.maxLength(leadLimits.name, `${label} must be less than ${leadLimits.name} characters`),
  );
}

export const leadSchema = v.object({
  first_name: name("First name"),
  last_name: name("Last name"),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      /^[0-9 ()-]*$/,
      "Phone number must contain only numbers, spaces, dashes, and parentheses",
    ),
    v.minLength(
      leadLimits.phone.min,
      `Phone number must be at least ${leadLimits.phone.min} characters`,
    ),
    v.maxLength(
      leadLimits.phone.max,
      `Phone number must be less than ${leadLimits.phone.max} characters`,
    ),
  ),
});

export type LeadInput = v.InferInput<typeof leadSchema>;
export type LeadField = keyof LeadInput;

/** The trimmed lead, or the first message for each field that needs mending. */
export function parseLead(input: LeadInput) {
  const result = v.safeParse(leadSchema, input);
  if (result.success) return { lead: result.output };
  const errors: Partial<Record<LeadField, string>> = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as LeadField;
    errors[field] ??= issue.message;
  }
  return { errors };
}
