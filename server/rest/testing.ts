/** The whole server in memory for tests, and the client library pointed at it. */

import { randomUUID } from "node:crypto";
import { PostgrestClient } from "@supabase/postgrest-js";
import { createApp } from "#server/app.ts";
import { signAccessToken } from "#server/auth/access-tokens.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { makeSecrets } from "#server/secrets.ts";

/**
 * `sql` runs with every right before the first request; `variables` are its environment; `wrap` may put
 * something between the server and its database; `given` is used instead of a new one.
 */
export async function openTestApi(
  sql = "",
  variables: Record<string, string> = {},
  wrap = (database: Database) => database,
  given?: Database,
) {
  const database = given ?? (await openTestDatabase());
  await database.transaction((tx) => tx.exec(sql));
  const secrets = await makeSecrets();
  const env = readEnv({ REQUESTS_PER_MINUTE: "1000000", ...variables });
  const logged: string[] = [];
  const log = createLog("warn", (line) => logged.push(line));
  const app = createApp({ database: wrap(database), env, secrets, log });
  const people = { shopper: await addPerson("shopper"), admin: await addPerson("admin") };
  await database.transaction((tx) =>
    tx.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [people.admin]),
  );

  async function addPerson(name: string): Promise<string> {
    const id = randomUUID();
    await database.transaction((tx) =>
      tx.query("insert into auth.users (id, email) values ($1, $2)", [id, `${name}@example.com`]),
    );
    return id;
  }

  /** An access token of a session that stands, where there is such an account. */
  async function token(sub: string, expiresIn = 3600, key = secrets.signingKey): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const session = randomUUID();
    await database.transaction((tx) =>
      tx.query(
        "insert into auth.sessions (id, user_id) select $1, id from auth.users where id = $2",
        [session, sub],
      ),
    );
    return signAccessToken(
      {
        iss: `${env.siteUrl}/auth/v1`,
        sub,
        aud: "authenticated",
        exp: now + expiresIn,
        iat: now - 3600,
        email: "person@example.com",
        phone: "",
        app_metadata: {},
        user_metadata: {},
        role: "authenticated",
        aal: "aal1",
        amr: [{ method: "password", timestamp: now }],
        session_id: session,
        is_anonymous: false,
      },
      key,
    );
  }

  /** A request as it is, to the path after /rest/v1. */
  function request(path: string, init: RequestInit = {}) {
    const headers = { apikey: env.publishableKey, ...(init.headers as Record<string, string>) };
    return app.request(`/rest/v1${path}`, { ...init, headers });
  }

  function client(apikey: string, bearer = apikey) {
    return new PostgrestClient("http://store.example/rest/v1", {
      headers: { apikey, Authorization: `Bearer ${bearer}` },
      fetch: ((url: string, init: RequestInit) => app.request(url, init)) as typeof fetch,
    });
  }

  const person = async (id: string) => client(env.publishableKey, await token(id));
  return {
    app,
    database,
    logged,
    people,
    secretKey: secrets.secretKey,
    token,
    request,
    stranger: client(env.publishableKey),
    shopper: await person(people.shopper),
    admin: await person(people.admin),
    service: client(secrets.secretKey),
    close: () => database.close(),
  };
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;
