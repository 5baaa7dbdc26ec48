/** What a shopper leaves: one schema gives the shape, the type and the messages. SQL repeats the rules. */
import * as v from "valibot";
import { parseForm } from "#app/lib/parse-form.ts";
import { cleanName, cleanPlain } from "#shop/typed.ts";

/** How many characters the fields take. */
export const leadLimits = { name: 50, phone: { min: 10, max: 20 } } as const;

function name(label: "First name" | "Last name") {
  return v.pipe(
    v.string(),
    v.transform(cleanName),
    v.nonEmpty(`${label} is required`),
    v.maxLength(leadLimits.name, `${label} must be less than ${leadLimits.name} characters`),
  );
}

/** A phone number, as every form of the shop asks for it. */
export const phoneSchema = v.pipe(
  v.string(),
  v.transform(cleanPlain),
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
);

export const leadSchema = v.object({
  first_name: name("First name"),
  last_name: name("Last name"),
  phone: phoneSchema,
});

export type LeadInput = v.InferInput<typeof leadSchema>;
export type LeadField = keyof LeadInput;

/** The cleaned lead, or the first message for each field that needs mending. */
export const parseLead = (input: LeadInput) => parseForm(leadSchema, input);
