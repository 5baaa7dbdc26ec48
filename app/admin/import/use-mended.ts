import { useState } from "react";
import type { Question } from "./questions.ts";
import { type Mended, nothingMended } from "./read-rows.ts";
import type { Cells } from "./records.ts";

/** What somebody does about the rows of a file before they are imported. */
export function useMended() {
  const [mended, setMended] = useState<Mended>(nothingMended);
  const mendAll = (lines: readonly number[], given: Cells) =>
    setMended((before) => {
      const [cells, refused] = [new Map(before.cells), new Map(before.refused)];
      for (const line of lines) {
        cells.set(line, { ...cells.get(line), ...given });
        refused.delete(line);
      }
      return { ...before, cells, refused };
    });
  return {
    mended,
    forget: () => setMended(nothingMended),
    mend: (line: number, cells: Cells) => mendAll([line], cells),
    answer({ target, lines }: Question, text: string) {
      mendAll(lines, { [target]: text });
      setMended((before) => ({ ...before, answers: [...before.answers, { target, lines }] }));
    },
    accept: (lines: number[]) =>
      setMended((before) => ({ ...before, accepted: new Set([...before.accepted, ...lines]) })),
    leaveOut: (lines: number[]) =>
      setMended((before) => ({ ...before, leftOut: new Set([...before.leftOut, ...lines]) })),
    refuse: (line: number, words: string) =>
      setMended((before) => ({ ...before, refused: new Map(before.refused).set(line, words) })),
  };
}
