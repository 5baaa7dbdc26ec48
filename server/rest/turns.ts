/** Whose requests wait for each other, so that one who sends many makes only their own wait. */
export interface Turns {
  /** Does the work once fewer than the most of this key's are under way, and answers what it answers. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** How many keys have work under way. */
  size(): number;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Lets so many of each key work at once, in the order in which they came. */
export function createTurns(most: number): Turns {
  const lines = new Map<string, Line>();

  function lineOf(key: string): Line {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    return line;
  }

  return {
    async take(key, work) {
      const line = lineOf(key);
      if (line.running < most) line.running += 1;
      else await new Promise<void>((begin) => line.waiting.push(begin));
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(key);
      }
    },
    size: () => lines.size,
  };
}
