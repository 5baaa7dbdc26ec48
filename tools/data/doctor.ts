/**
 * `npm run doctor`: looks at everything that a shop needs and says what is wrong, changing nothing.
 *
 *   npm run doctor
 *   npm run doctor -- --mail you@example.com    # sends a mail there as well
 *   npm run doctor -- --text +15865550100       # sends a text there as well
 *
 * Reads the environment as the store does. Ends with status 1 when something is wrong.
 */
import { existsSync } from "node:fs";
import { access, constants } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { importJWK } from "jose";
import { lockFolder } from "#server/database/lock.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { type Env, originOf, readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { mailFailure } from "#server/messages/mail/mailer.ts";
import { smtpTransport } from "#server/messages/mail/smtp.ts";
import { loadSecrets } from "#server/secrets.ts";
import { chooseRelease } from "#server/site/choose-release.ts";
import { codeVersion } from "#server/site/code-version.ts";
import { openReleases } from "#server/site/releases.ts";

const root = resolve(import.meta.dirname, "../..");
const timeoutMs = 5_000;
const { values: wanted } = parseArgs({
  options: { mail: { type: "string" }, text: { type: "string" } },
});

/** What was found well; throws what was not, as a sentence. */
type Check = (env: Env) => Promise<string>;

const checks: Record<string, Check> = {
  database: (env) => (env.databaseUrl ? postgres(env.databaseUrl) : embedded(env)),
  secrets,
  store: running,
  release,
  SITE_URL: siteUrl,
  mail,
  text,
};

try {
  const env = readEnv(process.env);
  console.log("ok     settings: every value is valid");
  for (const [name, check] of Object.entries(checks)) {
    await check(env).then(
      (found) => console.log(`ok     ${name}: ${found}`),
      ({ message }: Error) => {
        console.log(`WRONG  ${name}: ${message}`);
        process.exitCode = 1;
      },
    );
  }
} catch (error) {
  console.log(`WRONG  settings: ${(error as Error).message}`);
  process.exitCode = 1;
}

interface Rights {
  version: string;
  number: number;
  superuser: boolean;
  createrole: boolean;
  bypassrls: boolean;
  owns: boolean;
  recovering: boolean;
}

async function postgres(url: string): Promise<string> {
  const database = openPostgres(url, createLog("error"));
  try {
    const { rows } = await database.transaction((tx) =>
      tx.query<Rights>(`
        select current_setting('server_version') as version,
          current_setting('server_version_num')::int as number,
          rolsuper as superuser, rolcreaterole as createrole, rolbypassrls as bypassrls,
          pg_is_in_recovery() as recovering,
          pg_has_role((select datdba from pg_database where datname = current_database()), 'member') as owns
        from pg_roles where rolname = current_user`),
    );
    const { version, number, recovering, ...rights } = rows[0]!;
    if (number < 150_000) throw new Error(`PostgreSQL ${version} is too old. Use 15 or newer`);
    if (recovering) throw new Error("it’s a read-only copy");
    const mayMakeRoles =
      rights.superuser || (number >= 160_000 && rights.createrole && rights.bypassrls);
    if (!mayMakeRoles) {
      throw new Error(
        `its user can’t create the roles that permissions depend on. In PostgreSQL ${version} it must be ${number < 160_000 ? "a superuser" : "one with createrole and bypassrls"}`,
      );
    }
    if (!rights.superuser && !rights.owns) throw new Error("its user doesn’t own the database");
    return `PostgreSQL ${version} answers, and its user has the permissions it needs`;
  } finally {
    await database.close();
  }
}

async function embedded({ dataDir }: Env): Promise<string> {
  await access(dataDir, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return; // It is made at the first start.
    throw new Error(`${dataDir} can’t be written to (${error.code})`);
  });
  if (!existsSync(join(dataDir, "postgres")))
    return `built in, at ${dataDir}; created on first start`;
  const lock = await lockFolder(dataDir).catch(() => undefined);
  if (!lock) return `built in, at ${dataDir}; in use by a running store`;
  try {
    const database = await openFolder(dataDir);
    const count = await database
      .transaction((tx) =>
        tx.query<{ leads: number }>("select count(*)::int as leads from public.financing_leads"),
      )
      .finally(() => database.close());
    return `built in, at ${dataDir}; opens and has ${count.rows[0]?.leads} leads`;
  } finally {
    lock.release();
  }
}

/** Only looked at: they come with the first start. */
async function secrets({ dataDir }: Env): Promise<string> {
  if (!existsSync(join(dataDir, "secrets.json"))) return "created on first start";
  const { pairs } = await loadSecrets(dataDir);
  await importJWK(pairs[0]!.signingKey, "ES256");
  return `${pairs.length === 1 ? "1 pair" : `${pairs.length} pairs`} of keys are valid`;
}

/** The one that runs with these settings, where there is one. */
async function running({ host, port }: Env): Promise<string> {
  const origin = originOf(host, port);
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => undefined);
  if (!answer) return `not running at ${origin}`;
  const { status } = (await answer.json().catch(() => ({}))) as { status?: string };
  if (!answer.ok) throw new Error(`not ready at ${origin}: ${status}`);
  return `ready at ${origin}`;
}

async function release({ buildDir }: Env): Promise<string> {
  const choice = await chooseRelease(openReleases(resolve(root, buildDir)), codeVersion());
  if (!choice.release) throw new Error("there is none. Run npm run build");
  if (choice.remarks.length > 0) throw new Error(choice.remarks.join(" "));
  return `${choice.release.id} is complete and matches this code`;
}

async function siteUrl({ buildDir, siteUrl: wantedUrl }: Env): Promise<string> {
  if (!process.env.SITE_URL) return `not set, so the shop is at ${wantedUrl}`;
  const { release } = await chooseRelease(openReleases(resolve(root, buildDir)), codeVersion());
  if (release && release.siteUrl !== wantedUrl) {
    throw new Error(
      `is ${wantedUrl}, but the pages were built for ${release.siteUrl}. Run npm run build`,
    );
  }
  return wantedUrl;
}

async function mail({ smtpUrl, mailFrom }: Env): Promise<string> {
  if (!smtpUrl) {
    if (wanted.mail) throw new Error("can’t be sent without SMTP_URL");
    return "off: SMTP_URL isn’t set";
  }
  const transport = smtpTransport(smtpUrl);
  const why = (error: unknown) => {
    throw new Error(mailFailure(error));
  };
  await transport.verify?.().catch(why);
  if (!wanted.mail) return "the server accepts the store’s login";
  const words = "npm run doctor sent this test email.";
  await transport
    .send({
      // The shop's own address is in the database, which the store that runs may hold.
      from: mailFrom ?? wanted.mail,
      to: wanted.mail,
      subject: "Test email from the store",
      text: words,
      html: `<p>${words}</p>`,
    })
    .catch(why);
  return `the server accepted a test for ${wanted.mail}`;
}

async function text({ twilio }: Env): Promise<string> {
  if (!twilio) {
    if (wanted.text)
      throw new Error("can’t be sent without TWILIO_ACCOUNT_SID and the other Twilio settings");
    return "off: Twilio isn’t set up";
  }
  if (!wanted.text) return "Twilio is set up; use --text <phone> to try it";
  const { createTwilioProvider } = await import("#server/messages/texts/twilio.ts");
  await createTwilioProvider(twilio).send({
    phone: wanted.text,
    body: "npm run doctor sent this test text.",
  });
  return `Twilio accepted a test for ${wanted.text}`;
}

// The mail server's connections are kept for more mails.
process.exit();
