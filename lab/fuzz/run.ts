/** Sends requests to a server in memory and says what must never happen. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lenders } from "#content/lenders.ts";
import { openTestServer } from "#server/auth/testing.ts";
import { seeded } from "./random.ts";
import { type Credentials, type FuzzRequest, makeRequest } from "./requests.ts";

export interface Finding {
  seed: number;
  what: string;
  request: FuzzRequest;
}

export const corpusPath = join(import.meta.dirname, "corpus.json");

/** What was found once and mended; replayed before anything new. */
export async function readCorpus(): Promise<FuzzRequest[]> {
  return JSON.parse(await readFile(corpusPath, "utf8"));
}

/** What anybody may wait; a machine on which somebody else's sign-up takes long, too, gets more. */
const minTimeoutMs = 3_000;
const signUpsPerTimeout = 20;
const formEveryMs = 100;
const atOnce = 8;
const perWelcome = 200;

export async function openTarget() {
  const server = await openTestServer({ variables: { TRUSTED_PROXIES: "127.0.0.1" } });
  const { app, database, env, secrets } = server;
  const who: Credentials = {
    publishable: env.publishableKey,
    secret: secrets.secretKey,
    tokens: [],
  };

  /** People who are signed in; the requests of the last ones may have ended their accounts. */
  async function welcome(round: number | string): Promise<void> {
    const shopper = await signUp(`shopper-${round}@example.com`);
    const admin = await signUp(`admin-${round}@example.com`);
    await database.transaction((tx) =>
      tx.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
        admin.user.id,
      ]),
    );
    who.tokens = [shopper.access_token, admin.access_token, "eyJhbGciOiJub25lIn0.e30."];
  }

  async function signUp(email: string) {
    return (await server.call("POST", "/signup", { email, password: "correct horse" })).body;
  }

  let witnesses = 0;
  /** Ends when a request that is sent now has waited for too long, at the pace that the machine has then. */
  async function hangs(signal: AbortSignal): Promise<"hangs"> {
    const began = performance.now();
    for (let limitMs = minTimeoutMs; ; ) {
      await sleep(limitMs - (performance.now() - began), undefined, { signal });
      const asked = performance.now();
      witnesses += 1;
      await signUp(`witness-${witnesses}@example.com`);
      limitMs = Math.max(minTimeoutMs, signUpsPerTimeout * (performance.now() - asked));
      if (performance.now() - began >= limitMs) return "hangs";
    }
  }

  async function send(seed: number, request: FuzzRequest): Promise<Finding | undefined> {
    const { path, ...init } = request;
    const found = (what: string) => ({ seed, what, request });
    const answered = new AbortController();
    const tooLong = hangs(answered.signal);
    // Nobody waits any more for what was answered.
    tooLong.catch(() => undefined);
    try {
      const answer = await Promise.race([tooLong, app.request(path, init)]);
      if (answer === "hangs") return found("no answer");
      const text = await answer.text();
      if (answer.status >= 500) return found(`${answer.status} ${text.slice(0, 300)}`);
      if (/\n\s+at .*:\d+:\d+|node_modules|\/server\//.test(text)) {
        return found(`a stack trace: ${text.slice(0, 300)}`);
      }
      if (!answer.headers.has("X-Request-Id")) return found("an answer without its headers");
      return undefined;
    } catch (error) {
      return found(`thrown: ${error}`);
    } finally {
      answered.abort();
    }
  }

  /** A shopper whose form must be answered in time, whatever the others send. */
  async function neighbor(isOver: () => boolean): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (let number = 0; !isOver(); number += 1) {
      const finding = await send(-number, {
        path: "/rest/v1/financing_leads",
        method: "POST",
        headers: {
          apikey: who.publishable,
          "content-type": "application/json",
          "x-forwarded-for": `198.51.100.${number % 250}`,
        },
        body: JSON.stringify({
          first_name: "Ann",
          last_name: "Lee",
          phone: `248-555-${String(number % 10_000).padStart(4, "0")}`,
          financing_option: lenders[0]?.name,
          status: "pending",
        }),
      });
      if (finding) findings.push(finding);
      await sleep(formEveryMs);
    }
    return findings;
  }

  return {
    /** As many requests as wanted, the first made from `seed`, the next from the one after it. */
    async fuzz(seed: number, count: number): Promise<Finding[]> {
      await welcome(seed);
      const findings: Finding[] = [];
      let next = seed;
      const sender = async () => {
        while (next < seed + count) {
          const mine = next;
          next += 1;
          if (mine % perWelcome === 0) await welcome(`at-${mine}`);
          const finding = await send(mine, makeRequest(seeded(mine), who));
          if (finding) findings.push(finding);
        }
      };
      let isOver = false;
      const beside = neighbor(() => isOver);
      await Promise.all(Array.from({ length: atOnce }, sender));
      isOver = true;
      return [...findings, ...(await beside)];
    },
    async replay(requests: FuzzRequest[]): Promise<Finding[]> {
      const found = await Promise.all(requests.map((request, at) => send(at, request)));
      return found.filter((finding) => finding !== undefined);
    },
    logged: server.logged,
    close: () => database.close(),
  };
}
