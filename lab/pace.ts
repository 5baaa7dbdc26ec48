/** People who ask at an even pace, whether or not they were answered, and how long they wait. */
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "./report.ts";

export interface Waits {
  ms: number[];
  failed: string[];
}

/** Asks every few milliseconds until it is over; `send` resolves to the status of the answer. */
export async function pace(
  everyMs: number,
  isOver: () => boolean,
  send: (number: number) => Promise<number>,
): Promise<Waits> {
  const waits: Waits = { ms: [], failed: [] };
  const under: Promise<void>[] = [];
  for (let number = 0; !isOver(); number += 1) {
    const began = performance.now();
    const answer = send(number).then(
      (status) => {
        waits.ms.push(performance.now() - began);
        if (status >= 300) waits.failed.push(String(status));
      },
      (error: NodeJS.ErrnoException) => void waits.failed.push(error.code ?? error.name),
    );
    under.push(answer);
    await sleep(everyMs);
  }
  await Promise.all(under);
  return waits;
}

export const longest = ({ ms }: Waits) => Math.max(0, ...ms);

/** "12, 66, 140": the middle, the slowest in a hundred and the longest, in milliseconds. */
export const figuresOf = (waits: Waits) =>
  [percentile(waits.ms, 0.5), percentile(waits.ms, 0.99), longest(waits)]
    .map(Math.round)
    .join(", ");
