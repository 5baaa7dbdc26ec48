import { shopWords } from "#app/catalog/fill-shop-facts.ts";
import type { Snapshot } from "#app/catalog/snapshot.ts";
import type { Policy } from "./policy.ts";

/** The policy with the shop's facts in place of "{phone}" and its like. For loaders. */
export function fillPolicy(policy: Policy, snapshot: Snapshot): Policy {
  const fill = shopWords(snapshot);
  return {
    ...policy,
    intro: fill(policy.intro),
    ...(policy.tiles
      ? { tiles: policy.tiles.map(({ title, text }) => ({ title: fill(title), text: fill(text) })) }
      : {}),
    sections: policy.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(fill),
      ...(section.points ? { points: section.points.map(fill) } : {}),
    })),
  };
}
