import * as v from "valibot";

const credentialsSchema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.email("Invalid email address"),
    v.maxLength(255, "Email must be less than 255 characters"),
  ),
  password: v.pipe(
    v.string(),
    v.minLength(6, "Password must be at least 6 characters"),
    v.maxLength(72, "Password must be less than 72 characters"),
  ),
});

export type Credentials = v.InferOutput<typeof credentialsSchema>;

/** What was typed, ready to send, or the first message of what is wrong with it. */
export function parseCredentials(input: Credentials) {
  const result = v.safeParse(credentialsSchema, input);
  return result.success
    ? { credentials: result.output, message: undefined }
    : { credentials: undefined, message: result.issues[0].message };
}
