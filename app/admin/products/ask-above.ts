import { plural } from "../format.ts";
import type { Question } from "../kit/act-button.tsx";

/** So many pieces change at a press; more are asked about. */
export const mostUnasked = 10;
const shown = 3;

/** The question before something is done to many pieces, with the number and some of them. */
export function askAbove(what: string, pieces: readonly string[]): Question | undefined {
  if (pieces.length <= mostUnasked) return;
  const yes = `${what} ${plural(pieces.length, "product")}`;
  const rest = pieces.length - shown;
  return {
    title: `${yes}?`,
    words: `${pieces.slice(0, shown).join("; ")}; and ${rest} more.`,
    yes,
  };
}
