/**
 * The database without the server: a request goes through the server's own code once, and the
 * statements that came of it are sent again by themselves.
 */
import { randomUUID } from "node:crypto";
import { createApp } from "#server/app.ts";
import { ensureAdmin } from "#server/auth/admin/ensure-admin.ts";
import type { Database } from "#server/database/database.ts";
import { openFolder } from "#server/database/pglite.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { prepareDatabase } from "#server/database/prepare.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/logging.ts";
import { makeSecrets } from "#server/secrets.ts";
import { admin } from "../lead-load.ts";
import {
  firstPage,
  headersOf,
  leadBody,
  leadsPath,
  liftLeadLimits,
  type Variables,
} from "./store.ts";

export interface Statement {
  text: string;
  values: readonly unknown[];
}

export type Bare = Awaited<ReturnType<typeof openBare>>;

/** The database of a store that is not running, with the class that the server opens it with. */
export async function openBare(variables: Variables) {
  const env = readEnv(variables);
  const log = createLog("error");
  const database = env.databaseUrl
    ? openPostgres(env.databaseUrl, log)
    : await openFolder(env.dataDir);
  await prepareDatabase(database);
  await liftLeadLimits(database);
  await ensureAdmin({ database }, admin);
  const heard: Statement[] = [];
  const secrets = await makeSecrets();
  const app = createApp({ database: overheard(database, heard), env, secrets, log });

  async function call(path: string, init: RequestInit): Promise<Response> {
    const answer = await app.request(path, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const signedIn = await call("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: headersOf(),
    body: JSON.stringify(admin),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };

  /** As the admin. */
  const get = (path: string, prefer?: string) =>
    call(path, { headers: { ...headersOf(token), ...(prefer && { Prefer: prefer }) } });

  /** What the database is asked for a request: who asks, and the one statement. */
  async function record(request: () => Promise<unknown>): Promise<Statement[]> {
    // The first request also reads which tables there are.
    await request();
    heard.length = 0;
    await request();
    if (heard.length !== 2) throw new Error(`A request became ${heard.length} statements`);
    return [...heard];
  }

  let leads = 5_000_000;
  const sendLead = (key: string) => {
    leads += 1;
    const body = leadBody(key, leads);
    return call(leadsPath, { method: "POST", headers: headersOf(), body });
  };

  return {
    database,
    get,
    recordGet: (path: string, prefer?: string) => record(() => get(path, prefer)),
    recordLead: () => record(() => sendLead(randomUUID())),

    /** One transaction, sent as the server sends it. */
    replay: (statements: readonly Statement[]) =>
      database.transaction(async (tx) => {
        await Promise.all(statements.map(({ text, values }) => tx.query(text, values)));
      }),

    /** The leads page's first question, over and over. */
    async pageReader() {
      const statements = await record(() => get(firstPage.path, firstPage.prefer));
      return () => this.replay(statements);
    },

    /** A new lead each time: the statements of another, with a key and a phone of its own. */
    async leadWriter() {
      const [caller, insert] = (await record(() => sendLead(randomUUID()))) as [
        Statement,
        Statement,
      ];
      return () => {
        leads += 1;
        return this.replay([caller, { ...insert, values: [leadBody(randomUUID(), leads)] }]);
      };
    },

    close: () => database.close(),
  };
}

function overheard(database: Database, heard: Statement[]): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          ...tx,
          query(text, values = []) {
            heard.push({ text, values });
            return tx.query(text, values);
          },
        }),
      ),
  };
}
