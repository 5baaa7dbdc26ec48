/**
 * Writes that are done once. Each is sent with a key, which the database keeps with what it wrote (private.done_requests):
 * where the answer is lost, the same is sent again with the same key until an answer is known.
 */
import type { Fetch } from "#app/lib/supabase.ts";
import { uuid } from "#app/lib/uuid.ts";

/** Sends the request as it is, with this key, and answers what came back. */
export type Send = (key: string) => Promise<Response>;

export interface Write {
  method: string;
  url: string;
  /** JSON. */
  body: string;
  /** Of a request that a device keeps until it is done, and may have sent before. */
  key?: string;
  /** What is asked for beside, as in the header Prefer. */
  prefer: string;
  send: Send;
  /** Asks the database whether the request with this key was done. */
  wasDone: (key: string) => Promise<boolean>;
}

/** Nothing came back, so no one here knows whether it was saved. Sent again as it is, it is still saved once. */
export class LostAnswer extends Error {
  override readonly name = "LostAnswer";
  constructor() {
    super(
      "We don’t know if that saved: the shop’s database isn’t answering. Press again; it will only save once.",
    );
  }
}

/** Told by its name, since the client library hands on no more of an error than its words. */
export const isLostAnswer = (error: unknown) =>
  /LostAnswer/.test(`${(error as Error | null)?.name} ${(error as Error | null)?.message}`);

/** How long is waited before each further try. */
const waitsMs = [500, 1_500, 3_000, 5_000];

/** Keys of requests that have no answer yet, by what is sent: pressed again soon, it is the same request. */
const open = new Map<string, { key: string; at: number }>();
const mostOpen = 100;
const keptMs = 600_000;

let checking = 0;
const listeners = new Set<() => void>();

/** How many writes are being sent again now. */
export const checkingWrites = {
  read: () => checking,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function addChecking(count: number) {
  checking += count;
  for (const listener of listeners) listener();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers what the database says to a write. Rejects with LostAnswer where it says nothing in ten seconds. */
export async function sendOnce(write: Write, wait = pause): Promise<Response> {
  const name = `${write.method} ${write.url} ${write.body}`;
  const kept = open.get(name);
  const known = kept && Date.now() - kept.at < keptMs ? kept.key : undefined;
  // What never left this device is lost to no one.
  if (!known && isOffline()) return write.send("");
  const key = write.key ?? known ?? uuid();
  if (open.size >= mostOpen) open.delete(open.keys().next().value!);
  open.set(name, { key, at: Date.now() });
  let isChecking = false;
  try {
    for (let tries = 0; ; tries += 1) {
      const answer = await wholeAnswer(() => write.send(key));
      const isRepeated = (write.key ?? known) !== undefined || tries > 0;
      const found = answer && (isRepeated ? await judge(write, key, answer) : answer);
      if (found) {
        open.delete(name);
        return found;
      }
      if (tries === waitsMs.length) throw new LostAnswer();
      if (!isChecking) addChecking(1);
      isChecking = true;
      await wait(waitsMs[tries]!);
    }
  } finally {
    if (isChecking) addChecking(-1);
  }
}

const isOffline = () => typeof navigator !== "undefined" && navigator.onLine === false;

/** The answer with all of its body; nothing where it was lost on its way, or somebody between answered instead. */
async function wholeAnswer(send: () => Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await send();
    const body = await answer.text();
    // The shop's own refusals, of a full disk for one, have a code.
    if (answer.status >= 502 && !body.includes('"code"')) return;
    const { status, statusText, headers } = answer;
    return new Response(status === 204 ? null : body, { status, statusText, headers });
  } catch {
    return;
  }
}

/**
 * What a request that was sent before comes to: its answer, or, where that refuses what is there already, that it
 * was done. Nothing where that cannot be learned.
 */
async function judge(write: Write, key: string, answer: Response): Promise<Response | undefined> {
  const body = await answer.clone().text();
  const isRefused = !answer.ok || body === "[]";
  if (!isRefused) return answer;
  try {
    if (!(await write.wasDone(key))) return answer;
  } catch {
    return;
  }
  // Callers that want whole rows read them again.
  const wantsRows = write.prefer.includes("return=representation");
  if (wantsRows && new URL(write.url).searchParams.get("select") === "*") return answer;
  return wantsRows
    ? new Response("[{}]", { status: 200, headers: { "Content-Type": "application/json" } })
    : new Response(null, { status: 204 });
}

/** Functions that only ask; where their answer is lost, nothing is unknown. Whatever has a signal asks, too. */
const questions =
  /\/rpc\/(find_account|hold_end|leave_lead|preview_erasure|preview_erasure_of_number|still_signed_in|admin_needs_second_factor)$/;

/** Whether a request writes. */
export const isWrite = (method: string, url: string, signal: AbortSignal | null | undefined) =>
  method !== "GET" && method !== "HEAD" && !signal && !questions.test(new URL(url).pathname);

/** Sends writes once, and everything else as it is. */
export function onceOnly(send: Fetch, wait = pause): Fetch {
  return (input, init) => {
    const url = String(input);
    const { method = "GET", body, signal } = init;
    if (!isWrite(method, url, signal)) return send(input, init);
    const headers = new Headers(init.headers);
    const kept = headers.get("Idempotency-Key");
    return sendOnce(
      {
        ...(kept && { key: kept }),
        method,
        url,
        body: String(body ?? ""),
        prefer: headers.get("prefer") ?? "",
        send: (key) => {
          if (key) headers.set("Idempotency-Key", key);
          return send(input, { ...init, headers });
        },
        wasDone: async (key) => {
          const asked = new URL(url.replace(/\/rest\/v1\/.*/, "/rest/v1/rpc/was_done"));
          asked.searchParams.set("key", key);
          const answer = await send(asked.href, { headers: init.headers ?? {} });
          if (!answer.ok) throw new Error(await answer.text());
          return (await answer.json()) === true;
        },
      },
      wait,
    );
  };
}
