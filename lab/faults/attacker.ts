/** A program of its own that attacks a store for some seconds as its parent orders, and reports what came back. */
import { once } from "node:events";
import { attacks, type Target } from "./attack-list.ts";

export interface AttackerOrders {
  target: Target;
  /** Of `attacks`. */
  name: string;
  seconds: number;
}

export interface AttackerReport {
  sent: number;
  /** How often each status, or name of an error, came back. */
  answers: [said: string, count: number][];
}

const [{ target, name, seconds }] = (await once(process, "message")) as [AttackerOrders];
const { send, atOnce } = attacks.find((attack) => attack.name === name)!;
const until = performance.now() + seconds * 1_000;
const answers = new Map<string, number>();
let sent = 0;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (performance.now() < until) {
      sent += 1;
      const said = await send(target, sent).catch((error: Error) => error.name);
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
  }),
);
process.send!({ sent, answers: [...answers] } satisfies AttackerReport, () => process.exit());
