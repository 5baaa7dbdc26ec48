/** Rows that need the same: one answer may serve all of them. */
import type { ImportRow } from "./row.ts";
import type { Target } from "./targets.ts";

/** What is asked of several rows at once. */
export interface Question {
  target: Target;
  /** What would fix it. */
  words: string;
  /** What the file says there, or in the cell that made us ask. */
  cell: string;
  lines: number[];
}

/** What names or prices a single product isn't the same in two rows. */
const ownOfEach: readonly Target[] = ["id", "sku", "title", "price", "compareAt"];
/** The cell whose words make the other one necessary. */
const reasonFor: Partial<Record<Target, Target>> = { conditionReason: "condition" };

/** What at least two rows are asked in the same words, the most frequent first. */
export function sharedQuestions(rows: readonly ImportRow[]): Question[] {
  const found = new Map<string, Question>();
  for (const { line, cells, problems, isDoubt } of rows) {
    if (isDoubt) continue;
    for (const [target, words] of Object.entries(problems) as [Target, string][]) {
      if (ownOfEach.includes(target)) continue;
      const reason = reasonFor[target];
      const cell = cells[target] || (reason && cells[reason]) || "";
      const key = JSON.stringify([target, words, cell]);
      const question = found.get(key) ?? { target, words, cell, lines: [] };
      question.lines.push(line);
      found.set(key, question);
    }
  }
  return [...found.values()]
    .filter(({ lines }) => lines.length > 1)
    .sort((one, other) => other.lines.length - one.lines.length);
}
