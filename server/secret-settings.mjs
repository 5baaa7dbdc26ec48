/** In plain JavaScript, since commands ask for it before the project's own Node is installed. */

/** Settings that open something; PGPASSWORD is what Postgres clients read themselves. */
export const secretSettings = [
  "ADMIN_PASSWORD",
  "DATABASE_URL",
  "DEV_KEY",
  "METRICS_TOKEN",
  "PGPASSWORD",
  "SMTP_URL",
  "SUPABASE_SECRET_KEY",
  "TURNSTILE_SECRET",
  "TWILIO_AUTH_TOKEN",
];

/** The environment for programs that are not the store: installers, the build, the operator's commands. */
export function withoutSecrets(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !secretSettings.includes(name)));
}
