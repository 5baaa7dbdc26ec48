/** Takes what is due out of a queue in the database and hands it over, a few at a time. */

import { setTimeout as sleep } from "node:timers/promises";

export interface QueueWorker {
  start(): void;
  /** Something may be due. */
  nudge(): void;
  /** Hands over what is due at a moment, and returns how many there were when it is through. */
  drain(moment?: Date): Promise<number>;
  /** Takes nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export interface QueueWorkerOptions<Item> {
  claim(most: number, moment?: Date): Promise<Item[]>;
  /** Hands one over and writes down what became of it; never throws. */
  deliver(item: Item): Promise<void>;
  onUnreadable(error: Error): void;
  /** How many may be under way at once. */
  atOnce: number;
  /** How often to look when no one nudges: for retries, and what another process queued. */
  idleMs: number;
}

export function createQueueWorker<Item>(options: QueueWorkerOptions<Item>): QueueWorker {
  const { claim, deliver, onUnreadable, atOnce, idleMs } = options;
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let running: Promise<void> | undefined;
  let wake = () => {};

  async function run() {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const began = await beginDue().catch((error: Error) => {
        onUnreadable(error);
        return 0;
      });
      if (began === 0 || underWay.size >= atOnce) await Promise.race([woken, pause(), next()]);
    }
  }

  const next = () => (underWay.size > 0 ? Promise.race(underWay) : new Promise<void>(() => {}));
  const pause = () => sleep(idleMs, undefined, { ref: false });

  /** Starts as many as there is room for. */
  async function beginDue(moment?: Date): Promise<number> {
    const room = atOnce - underWay.size;
    if (room <= 0) return 0;
    const items = await claim(room, moment);
    for (const item of items) {
      const delivering = deliver(item).finally(() => underWay.delete(delivering));
      underWay.add(delivering);
    }
    return items.length;
  }

  return {
    start() {
      running ??= run();
    },
    nudge: () => wake(),
    async drain(moment) {
      let done = 0;
      for (;;) {
        const began = await beginDue(moment);
        done += began;
        if (underWay.size > 0) await Promise.race(underWay);
        else if (began === 0) return done;
      }
    },
    async stop() {
      isStopping = true;
      wake();
      await running;
      await Promise.all(underWay);
    },
  };
}
