import * as v from "valibot";
import { cleanCode, cleanPlain, emailPattern } from "#shop/typed.ts";

/** How many characters an address and a password may have. */
export const emailMax = 255;
export const passwordLimits = { min: 6, max: 72 } as const;

const emailSchema = v.pipe(
  v.string(),
  v.transform(cleanPlain),
  v.regex(emailPattern, "Invalid email address"),
  v.maxLength(emailMax, `Email must be less than ${emailMax} characters`),
);
const passwordSchema = v.pipe(
  v.string(),
  v.minLength(passwordLimits.min, `Password must be at least ${passwordLimits.min} characters`),
  v.maxLength(passwordLimits.max, `Password must be less than ${passwordLimits.max} characters`),
);
const credentialsSchema = v.object({ email: emailSchema, password: passwordSchema });

export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** What was typed, ready to send, or the first message of what is wrong with it, and in which field. */
export function parseCredentials(input: Credentials) {
  const result = v.safeParse(credentialsSchema, input);
  if (result.success) return { credentials: result.output };
  const { path, message } = result.issues[0];
  return { message, field: path?.[0].key === "password" ? "password" : "email" } as const;
}

export function parseEmail(input: string) {
  const result = v.safeParse(emailSchema, input);
  return result.success ? { email: result.output } : { message: result.issues[0].message };
}

/** The message of what is wrong with a new password, if anything is. */
export function checkPassword(input: string) {
  return v.safeParse(passwordSchema, input).issues?.[0].message;
}

/** The six digits of a code, however they were typed or pasted. */
export function parseCode(input: string) {
  const digits = cleanCode(input);
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
