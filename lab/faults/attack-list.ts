/** What each attacker sends, from which addresses, and how much at once. */
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { leadOf, leadsPath, phoneOf } from "../leads.ts";
import { admin, apikey, headersOf } from "../store.ts";
import { dearAttacks } from "./dear-attacks.ts";

/** The store that is attacked, and who attacks it: strangers' accounts, of which each attack has one, and an admin. */
export interface Target {
  origin: string;
  shoppers: string[];
  adminToken: string;
}

export interface Attack {
  name: string;
  /** Sends once, from one of its addresses, and says what came back. */
  send(target: Target, number: number): Promise<string>;
  atOnce: number;
}

export const signInPath = "/auth/v1/token?grant_type=password";

export const newLead = (number: number) => leadOf(randomUUID(), phoneOf(number));

export const post = (
  { origin }: { origin: string },
  path: string,
  body: unknown,
  address: string,
) =>
  fetch(origin + path, {
    method: "POST",
    headers: { ...headersOf(), "X-Forwarded-For": address },
    body: typeof body === "string" ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });

const get = ({ origin }: { origin: string }, path: string, address: string, token = "") =>
  fetch(origin + path, {
    headers: { ...headersOf(token), "X-Forwarded-For": address },
    signal: AbortSignal.timeout(60_000),
  });

const oneAddress = "203.0.113.66";
export const manyAddresses = (number: number) => `203.0.113.${1 + (number % 250)}`;
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

export const attacks: readonly Attack[] = [
  {
    name: "regular expressions, anonymous",
    atOnce: 10,
    send: (target, number) => status(get(target, expression, manyAddresses(number))),
  },
  {
    name: "regular expressions, signed up",
    atOnce: 10,
    send: (target, number) =>
      status(get(target, expression, manyAddresses(number), target.shoppers[0])),
  },
  {
    name: "the longest patterns allowed",
    atOnce: 10,
    send: (target, number) => status(get(target, pattern, manyAddresses(number))),
  },
  {
    name: "embedded tables, signed up",
    atOnce: 10,
    send: (target, number) =>
      status(get(target, embedded, manyAddresses(number), target.shoppers[1])),
  },
  {
    name: "2,000 leads in one body",
    atOnce: 4,
    send: (target, number) => status(post(target, leadsPath, manyLeads, manyAddresses(number))),
  },
  {
    name: "as many leads as fit, one address",
    atOnce: 16,
    send: (target, number) =>
      status(post(target, leadsPath, newLead(2_000_000 + number), oneAddress)),
  },
  { name: "150 bodies held back", atOnce: 150, send: (target) => holdBody(target) },
  {
    name: "reads, one address",
    atOnce: 64,
    send: (target) => status(get(target, "/rest/v1/lenders?select=*", oneAddress)),
  },
  {
    name: "wrong passwords, one address",
    atOnce: 16,
    send: (target, number) => status(guess(target, number, oneAddress)),
  },
  {
    name: "wrong passwords at the owner, many addresses",
    atOnce: 16,
    send: (target, number) => status(guess(target, number, manyAddresses(number))),
  },
  ...dearAttacks.map(
    ({ name, call: { path, method, body }, who, atOnce }): Attack => ({
      name,
      atOnce,
      send: ({ origin, adminToken, shoppers }, number) => {
        const token = who === "admin" ? adminToken : shoppers[2 + (number % 8)];
        const headers = { ...headersOf(token), "X-Forwarded-For": manyAddresses(number) };
        return status(
          fetch(origin + path, { method, headers, body, signal: AbortSignal.timeout(60_000) }),
        );
      },
    }),
  ),
];

const guess = (target: Target, number: number, address: string) =>
  post(target, signInPath, { ...admin, password: `guess ${number}` }, address);

/** Says that all that a stranger may send is coming, and sends a byte of it now and then. */
function holdBody({ origin }: Target): Promise<string> {
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
