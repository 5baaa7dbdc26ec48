/** Jobs of which some run together while the others wait, in the order in which they came. */
export interface JobQueue {
  /** Runs the job in its turn, and answers what it answers. */
  run<T>(job: () => Promise<T>): Promise<T>;
  /** How many run, and how many wait for them. */
  running(): number;
  waiting(): number;
}

export function createJobQueue(atOnce: number): JobQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(job) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((begin) => waiting.push(begin));
      try {
        return await job();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    running: () => running,
    waiting: () => waiting.length,
  };
}
