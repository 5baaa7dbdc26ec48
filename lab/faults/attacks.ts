/**
 * What strangers do to the others: forms and the owner's sign-in go on at an even pace while each attack
 * lasts, and none of them may fail or wait for three seconds.
 */
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { lenders } from "#content/lenders.ts";
import { admin, adminVariables, apikey } from "../lead-load.ts";
import { end, type Store, start } from "../store-process.ts";
import { type Fault, type Outcome, onBoth } from "./fault.ts";

const patienceMs = 3_000;
const formEveryMs = 100;
const signInEveryMs = 500;

interface Waits {
  ms: number[];
  failed: string[];
}

interface Attack {
  name: string;
  /** Sends once, from one of its addresses, and says what came back. */
  send(store: Store, number: number): Promise<string>;
  atOnce: number;
}

/** Takes the seconds that each attack goes on for. */
export const attack: Fault = async (context) => {
  const seconds = Number(context.args[0] ?? 10);
  return onBoth(context, async (variables) => {
    // Each visitor has an address of their own, which the trial's own address may name.
    const store = await start({
      ...variables,
      ...adminVariables,
      TRUSTED_PROXIES: "127.0.0.1",
      REQUESTS_PER_MINUTE: "600",
      LEADS_PER_ADDRESS_AND_HOUR: "60",
      SIGN_UPS_PER_HOUR: "1000",
    });
    if (!store.origin) return { words: `the store did not open: ${store.errors}`, isKept: false };
    await signUp(store);
    const rows = [];
    for (const one of [quiet, ...attacks]) {
      rows.push(await underAttack(store, one, seconds));
      context.say(rows.at(-1)?.line ?? "");
    }
    await end(store, "SIGTERM");
    const outcome: Outcome = {
      words: `${rows.length - 1} attacks of ${seconds} s\n\n${[...head, ...rows.map(({ line }) => line)].join("\n")}\n`,
      isKept: rows.every(({ isKept }) => isKept),
    };
    return outcome;
  });
};

const head = [
  "| attack | sent | answers | form p50 | p99 | longest | sign-in p50 | p99 | longest | failed |",
  "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
];

async function underAttack(store: Store, { name, send, atOnce }: Attack, seconds: number) {
  const until = performance.now() + seconds * 1_000;
  const answers = new Map<string, number>();
  let sent = 0;
  const attackers = Array.from({ length: atOnce }, async () => {
    while (performance.now() < until) {
      sent += 1;
      const said = await send(store, sent).catch((error: Error) => error.name);
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
  });
  const forms: Waits = { ms: [], failed: [] };
  const signIns: Waits = { ms: [], failed: [] };
  await Promise.all([
    ...attackers,
    pace(until, formEveryMs, forms, (number) => sendForm(store, number)),
    pace(until, signInEveryMs, signIns, () => signIn(store, "198.51.100.7")),
  ]);
  const failed = [...forms.failed, ...signIns.failed];
  const said = [...answers].map(([status, count]) => `${status} × ${count}`).join(", ");
  const cells = [name, sent, said, ...figures(forms), ...figures(signIns), failed.join(" ") || "0"];
  return {
    line: `| ${cells.join(" | ")} |`,
    isKept: failed.length === 0 && Math.max(...forms.ms, ...signIns.ms) < patienceMs,
  };
}

/** One request after another at an even pace, whether or not the last one was answered. */
async function pace(
  until: number,
  everyMs: number,
  waits: Waits,
  send: (number: number) => Promise<number>,
): Promise<void> {
  const under: Promise<void>[] = [];
  for (let number = 0; performance.now() < until; number += 1) {
    const began = performance.now();
    under.push(
      send(number).then(
        (status) => {
          waits.ms.push(performance.now() - began);
          if (status >= 300) waits.failed.push(String(status));
        },
        (error: Error) => void waits.failed.push(error.name),
      ),
    );
    await sleep(everyMs);
  }
  await Promise.all(under);
}

function figures({ ms }: Waits): string[] {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return [at(0.5), at(0.99), sorted.at(-1)].map((value) => `${Math.round(value ?? 0)} ms`);
}

let forms = 0;

async function sendForm(store: Store, number: number): Promise<number> {
  forms += 1;
  return (
    await post(store, "/rest/v1/financing_leads", form(forms), `198.51.100.${10 + (number % 200)}`)
  ).status;
}

/** A form of somebody new, with a phone that no other one has. */
const form = (number: number) => ({
  first_name: "Ann",
  last_name: "Lee",
  phone: `586-${2_000_000 + number}`.replace(/(\d{3})(\d{4})$/, "$1-$2"),
  financing_option: lenders[0]?.name,
  status: "pending",
  submission_key: randomUUID(),
  consent_version: "2026-11-21",
});

const signIn = async (store: Store, address: string, credentials = admin) =>
  (await post(store, "/auth/v1/token?grant_type=password", credentials, address)).status;

/** Accounts of strangers: each attack has one, with a budget of its own. */
const shoppers: string[] = [];

async function signUp(store: Store): Promise<void> {
  for (const number of attacks.keys()) {
    const credentials = { email: `stranger${number}@example.com`, password: "correct horse" };
    const answer = await post(store, "/auth/v1/signup", credentials, manyAddresses(number));
    shoppers[number] = ((await answer.json()) as { access_token: string }).access_token;
  }
}

const headers = (address: string) => ({
  apikey,
  "Content-Type": "application/json",
  "X-Forwarded-For": address,
});

const post = ({ origin }: Store, path: string, body: unknown, address: string) =>
  fetch(origin + path, {
    method: "POST",
    headers: headers(address),
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });

const get = ({ origin }: Store, path: string, address: string, token = "") =>
  fetch(origin + path, {
    headers: { ...headers(address), ...(token && { Authorization: `Bearer ${token}` }) },
    signal: AbortSignal.timeout(60_000),
  });

const oneAddress = () => "203.0.113.66";
const manyAddresses = (number: number) => `203.0.113.${1 + (number % 250)}`;
const status = async (answer: Promise<Response>) => String((await answer).status);

const expression = `/rest/v1/lenders?select=name&or=(${Array(6)
  .fill('terms.not.match."(x?y?z?){250}"')
  .join(",")})`;
const pattern = `/rest/v1/lenders?select=name&or=(${Array(18)
  .fill(`terms.ilike."${"%a%e".repeat(24)}"`)
  .join(",")})`;
const embedded = `/rest/v1/lenders?select=${[1, 2, 3, 4, 5]
  .map((at) => `a${at}:financing_leads(id,lead_events(id))`)
  .join(",")}`;

const quiet: Attack = {
  name: "none",
  atOnce: 1,
  send: async () => {
    await sleep(100);
    return "-";
  },
};

const attacks: Attack[] = [
  {
    name: "regular expressions, anonymous",
    atOnce: 10,
    send: (store, number) => status(get(store, expression, manyAddresses(number))),
  },
  {
    name: "regular expressions, signed up",
    atOnce: 10,
    send: (store, number) => status(get(store, expression, manyAddresses(number), shoppers[0])),
  },
  {
    name: "the longest patterns allowed",
    atOnce: 10,
    send: (store, number) => status(get(store, pattern, manyAddresses(number))),
  },
  {
    name: "embedded tables, signed up",
    atOnce: 10,
    send: (store, number) => status(get(store, embedded, manyAddresses(number), shoppers[1])),
  },
  {
    name: "2,000 leads in one body",
    atOnce: 4,
    send: (store, number) => {
      const leads = Array.from({ length: 2_000 }, (_, at) => form(1_000_000 + at));
      return status(post(store, "/rest/v1/financing_leads", leads, manyAddresses(number)));
    },
  },
  {
    name: "as many leads as fit, one address",
    atOnce: 16,
    send: (store, number) =>
      status(post(store, "/rest/v1/financing_leads", form(2_000_000 + number), oneAddress())),
  },
  { name: "150 bodies held back", atOnce: 150, send: (store) => holdBody(store) },
  {
    name: "reads, one address",
    atOnce: 64,
    send: (store) => status(get(store, "/rest/v1/lenders?select=*", oneAddress())),
  },
  {
    name: "wrong passwords, one address",
    atOnce: 16,
    send: (store, number) => status(guess(store, number, oneAddress())),
  },
  {
    name: "wrong passwords at the owner, many addresses",
    atOnce: 16,
    send: (store, number) => status(guess(store, number, manyAddresses(number))),
  },
];

const guess = (store: Store, number: number, address: string) =>
  post(
    store,
    "/auth/v1/token?grant_type=password",
    { ...admin, password: `guess ${number}` },
    address,
  );

/** Says that all that a stranger may send is coming, and sends a byte of it now and then. */
function holdBody({ origin }: Store): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /rest/v1/financing_leads HTTP/1.1\r\nHost: ${hostname}\r\napikey: ${apikey}\r\nContent-Type: application/json\r\nContent-Length: 16384\r\n\r\n[`,
      );
    });
    let said = "closed";
    const drip = setInterval(() => socket.write(" "), 500);
    const given = setTimeout(() => socket.destroy(), 5_000);
    socket.on("data", (data) => {
      said = /HTTP\/1\.1 (\d+)/.exec(String(data))?.[1] ?? said;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(drip);
      clearTimeout(given);
      resolve(said);
    });
  });
}
