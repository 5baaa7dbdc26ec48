import type { listFacts } from "./list-facts.ts";

/** What a list's banner says of it: "45 deals", "From $200", "Save up to 67%". */
export function bannerFacts(
  {
    count,
    lowest,
    mostSaved,
  }: Pick<ReturnType<typeof listFacts>, "count" | "lowest" | "mostSaved">,
  things: string,
) {
  if (count === 0) return [];
  return [`${count} ${things}`, `From ${lowest}`, `Save up to ${mostSaved}`];
}
