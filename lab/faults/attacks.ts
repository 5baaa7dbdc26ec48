/**
 * What strangers do to the others: pages, forms and the owner's sign-in go on at an even pace while each attack
 * lasts, and none of them may fail or wait too long.
 */
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { leadOf, leadsPath, phoneOf } from "../leads.ts";
import { figuresOf, longest, pace } from "../pace.ts";
import { table } from "../report.ts";
import {
  admin,
  apikey,
  end,
  headersOf,
  memoryOf,
  openStore,
  resetPeak,
  type Store,
  signIn,
} from "../store.ts";
import { dearAttacks } from "./dear-attacks.ts";
import { type Fault, onBoth } from "./fault.ts";
import { tryFloods } from "./floods.ts";

const pageMs = 1_000;
const formMs = 3_000;
const signInPath = "/auth/v1/token?grant_type=password";

interface Attack {
  name: string;
  /** Sends once, from one of its addresses, and says what came back. */
  send(store: Store, number: number): Promise<string>;
  atOnce: number;
}

/** Takes the seconds that each attack goes on for, and a pattern of the names of those that are wanted. */
export const attack: Fault = async (context) => {
  const seconds = Number(context.args[0] ?? 10);
  const pattern = new RegExp(context.args[1] ?? "");
  const wanted = attacks.filter(({ name }) => pattern.test(name));
  return onBoth(context, async (variables, folder) => {
    const floods = await tryFloods({ ...context, folder }, variables, { seconds, pattern });
    if (wanted.length === 0) return floods;
    // Each visitor has an address of their own, which the trial's own address may name.
    const store = await openStore({
      ...variables,
      REQUESTS_PER_MINUTE: "600",
      LEADS_PER_ADDRESS_AND_HOUR: "60",
      SIGN_UPS_PER_HOUR: "1000",
    });
    await signUp(store);
    const found = [];
    for (const one of [quiet, ...wanted]) {
      context.note(one.name);
      found.push(await underAttack(store, one, seconds));
    }
    await end(store, "SIGTERM");
    const heads = ["attack", "sent", "answers", "page", "form", "sign-in", "failed", "peak MB"];
    return {
      words: `${wanted.length} attacks of ${seconds} s. Milliseconds of the others: median, p99, longest; a page may take ${pageMs}, a form and a sign-in ${formMs}.\n\n${table(
        heads,
        found.map(({ cells }) => cells),
      )}\n\n${floods.words}`,
      isKept: floods.isKept && found.every(({ isKept }) => isKept),
    };
  });
};

async function underAttack(store: Store, { name, send, atOnce }: Attack, seconds: number) {
  await resetPeak(store.child.pid!);
  const until = performance.now() + seconds * 1_000;
  const isOver = () => performance.now() >= until;
  const answers = new Map<string, number>();
  let sent = 0;
  const attackers = Array.from({ length: atOnce }, async () => {
    while (!isOver()) {
      sent += 1;
      const said = await send(store, sent).catch((error: Error) => error.name);
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
  });
  const [pages, forms, signIns] = await Promise.all([
    pace(100, isOver, () => readPage(store)),
    pace(100, isOver, (number) => sendForm(store, number)),
    pace(500, isOver, async () => (await post(store, signInPath, admin, "198.51.100.7")).status),
    ...attackers,
  ]);
  const { peak } = await memoryOf(store.child.pid!);
  const failed = [pages, forms, signIns].flatMap((waits) => waits.failed);
  const said = [...answers].map(([status, count]) => `${status} × ${count}`).join(", ");
  const waits = [pages, forms, signIns].map(figuresOf);
  return {
    cells: [name, sent, said, ...waits, failed.join(" ") || 0, peak],
    isKept:
      failed.length === 0 &&
      longest(pages) <= pageMs &&
      Math.max(longest(forms), longest(signIns)) <= formMs,
  };
}

async function readPage({ origin }: Store): Promise<number> {
  const answer = await fetch(`${origin}/deals/bedroom`);
  await answer.arrayBuffer();
  return answer.status;
}

let forms = 0;

/** A form of somebody new, with a phone that no other one has. */
async function sendForm(store: Store, number: number): Promise<number> {
  forms += 1;
  const address = `198.51.100.${10 + (number % 200)}`;
  return (await post(store, leadsPath, newLead(forms), address)).status;
}

const newLead = (number: number) => leadOf(randomUUID(), phoneOf(number));

/** Accounts of strangers: each attack has one, with a budget of its own. */
const shoppers: string[] = [];
let adminToken = "";

async function signUp(store: Store): Promise<void> {
  for (const number of attacks.keys()) {
    const credentials = { email: `stranger${number}@example.com`, password: "correct horse" };
    const answer = await post(store, "/auth/v1/signup", credentials, manyAddresses(number));
    shoppers[number] = ((await answer.json()) as { access_token: string }).access_token;
  }
  adminToken = await signIn(store);
}

const post = ({ origin }: Store, path: string, body: unknown, address: string) =>
  fetch(origin + path, {
    method: "POST",
    headers: { ...headersOf(), "X-Forwarded-For": address },
    body: typeof body === "string" ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });

const get = ({ origin }: Store, path: string, address: string, token = "") =>
  fetch(origin + path, {
    headers: { ...headersOf(token), "X-Forwarded-For": address },
    signal: AbortSignal.timeout(60_000),
  });

const oneAddress = "203.0.113.66";
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

// Made once: what it costs to make must not count against those who wait.
const manyLeads = JSON.stringify(Array.from({ length: 2_000 }, (_, at) => newLead(1_000_000 + at)));

const quiet: Attack = { name: "none", atOnce: 1, send: () => sleep(100, "-") };

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
    send: (store, number) => status(post(store, leadsPath, manyLeads, manyAddresses(number))),
  },
  {
    name: "as many leads as fit, one address",
    atOnce: 16,
    send: (store, number) =>
      status(post(store, leadsPath, newLead(2_000_000 + number), oneAddress)),
  },
  { name: "150 bodies held back", atOnce: 150, send: (store) => holdBody(store) },
  {
    name: "reads, one address",
    atOnce: 64,
    send: (store) => status(get(store, "/rest/v1/lenders?select=*", oneAddress)),
  },
  {
    name: "wrong passwords, one address",
    atOnce: 16,
    send: (store, number) => status(guess(store, number, oneAddress)),
  },
  {
    name: "wrong passwords at the owner, many addresses",
    atOnce: 16,
    send: (store, number) => status(guess(store, number, manyAddresses(number))),
  },
  ...dearAttacks.map(
    ({ name, call: { path, method, body }, who, atOnce }): Attack => ({
      name,
      atOnce,
      send: ({ origin }, number) => {
        const token = who === "admin" ? adminToken : shoppers[2 + (number % 8)];
        const headers = { ...headersOf(token), "X-Forwarded-For": manyAddresses(number) };
        return status(
          fetch(origin + path, { method, headers, body, signal: AbortSignal.timeout(60_000) }),
        );
      },
    }),
  ),
];

const guess = (store: Store, number: number, address: string) =>
  post(store, signInPath, { ...admin, password: `guess ${number}` }, address);

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
