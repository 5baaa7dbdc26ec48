/**
 * What strangers do to the others: pages, forms and the owner's sign-in go on at an even pace while each attack
 * lasts, and none of them may fail or wait too long.
 */
import { once } from "node:events";
import { leadsPath } from "../leads.ts";
import { figuresOf, longest, pace } from "../pace.ts";
import { table } from "../report.ts";
import { admin, end, memoryOf, openStore, resetPeak, type Store, signIn } from "../store.ts";
import { attacks, manyAddresses, newLead, post, signInPath, type Target } from "./attack-list.ts";
import type { AttackerOrders, AttackerReport } from "./attacker.ts";
import { type Fault, forkAttacker, onBoth } from "./fault.ts";
import { tryFloods } from "./floods.ts";

const pageMs = 1_000;
const formMs = 3_000;
/** How long the answers to what was sent last may take. */
const lastAnswersMs = 90_000;

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
    const target = await signUp(store);
    const found = [];
    for (const name of ["none", ...wanted.map(({ name }) => name)]) {
      context.note(name);
      found.push(await underAttack(store, { target, name, seconds }));
    }
    await end(store, "SIGTERM");
    const heads = ["attack", "sent", "answers", "page", "form", "sign-in", "failed", "peak MB"];
    return {
      words: `${wanted.length} attacks of ${seconds} s, by a process of low priority. Milliseconds of the others: median, p99, longest; a page may take ${pageMs}, a form and a sign-in ${formMs}.\n\n${table(
        heads,
        found.map(({ cells }) => cells),
      )}\n\n${floods.words}`,
      isKept: floods.isKept && found.every(({ isKept }) => isKept),
    };
  });
};

async function underAttack(store: Store, orders: AttackerOrders) {
  await resetPeak(store.child.pid!);
  const until = performance.now() + orders.seconds * 1_000;
  const isOver = () => performance.now() >= until;
  const [pages, forms, signIns, { sent, answers }] = await Promise.all([
    pace(100, isOver, () => readPage(store)),
    pace(100, isOver, (number) => sendForm(store, number)),
    pace(500, isOver, async () => (await post(store, signInPath, admin, "198.51.100.7")).status),
    orders.name === "none" ? { sent: 0, answers: [] } : attackFrom(orders),
  ]);
  const { peak } = await memoryOf(store.child.pid!);
  const failed = [pages, forms, signIns].flatMap((waits) => waits.failed);
  const said = answers.map(([status, count]) => `${status} × ${count}`).join(", ");
  const waits = [pages, forms, signIns].map(figuresOf);
  return {
    cells: [orders.name, sent, said, ...waits, failed.join(" ") || 0, peak],
    isKept:
      failed.length === 0 &&
      longest(pages) <= pageMs &&
      Math.max(longest(forms), longest(signIns)) <= formMs,
  };
}

async function attackFrom(orders: AttackerOrders): Promise<AttackerReport> {
  const attacker = forkAttacker("attacker.ts");
  attacker.send(orders);
  const signal = AbortSignal.timeout(orders.seconds * 1_000 + lastAnswersMs);
  const [report] = (await once(attacker, "message", { signal })) as [AttackerReport];
  return report;
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

/** Accounts of strangers: each attack has one, with a budget of its own. */
async function signUp(store: Store): Promise<Target> {
  const shoppers: string[] = [];
  for (const number of attacks.keys()) {
    const credentials = { email: `stranger${number}@example.com`, password: "correct horse" };
    const answer = await post(store, "/auth/v1/signup", credentials, manyAddresses(number));
    shoppers[number] = ((await answer.json()) as { access_token: string }).access_token;
  }
  return { origin: store.origin, shoppers, adminToken: await signIn(store) };
}
