import { createJobQueue, type JobQueue } from "#server/job-queue.ts";

/** Whose requests wait for each other, so that one who sends many makes only their own wait. */
export interface Turns {
  /** Does the work once fewer than the most of this key's are under way, and answers what it answers. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** How many keys have work under way. */
  size(): number;
}

/** Lets so many of each key work at once, in the order in which they came. */
export function createTurns(most: number): Turns {
  const lines = new Map<string, JobQueue>();
  return {
    async take(key, work) {
      const line = lines.get(key) ?? createJobQueue(most);
      lines.set(key, line);
      try {
        return await line.run(work);
      } finally {
        if (line.running() === 0) lines.delete(key);
      }
    },
    size: () => lines.size,
  };
}
