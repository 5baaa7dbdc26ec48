/** One kind of request under load, beside the same with nothing but what it cannot do without. */
import { type Load, loadHere } from "./wrk.ts";

const askers = [1, 16, 64];

export interface Round {
  what: string;
  atOnce: number;
  ours: Load;
  limit: Load;
}

/** The load of one asker, of a few and of many. */
export async function atEachConcurrency(load: (atOnce: number) => Promise<Load>): Promise<Load[]> {
  const all: Load[] = [];
  for (const atOnce of askers) all.push(await load(atOnce));
  return all;
}

/** The same of work that is done in this process. */
export const loads = (job: () => Promise<unknown>, lasting: number) =>
  atEachConcurrency((atOnce) => loadHere(job, { atOnce, seconds: lasting }));

export const compareAtEach = (what: string, ours: Load[], limits: Load[]): Round[] =>
  askers.map((atOnce, index) => ({ what, atOnce, ours: ours[index]!, limit: limits[index]! }));

/** Ours divided by the limit's. */
export const ratio = ({ ours, limit }: Round) => ours.perSecond / limit.perSecond;
