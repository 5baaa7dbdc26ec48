import { countOf } from "#shop/words.ts";
import type { listFacts } from "./list-facts.ts";

/** What a list's banner says of it: "45 deals", "From $200", "Save up to 67%". */
export function bannerFacts(
  {
    count,
    lowest,
    mostSaved,
  }: Pick<ReturnType<typeof listFacts>, "count" | "lowest" | "mostSaved">,
  thing: string,
) {
  if (count === 0) return [];
  return [
    countOf(count, thing),
    `From ${lowest}`,
    ...(mostSaved ? [`Save up to ${mostSaved}`] : []),
  ];
}
