import type { Policy } from "#content/policies.ts";
import { eastShowroom, site, westShowroom } from "#content/shop.ts";

const facts: Record<string, string> = {
  brand: site.name,
  phone: site.phone.label,
  eastPhone: eastShowroom!.phone.label,
  westPhone: westShowroom!.phone.label,
};

/** The policy with the shop's facts in place of "{phone}" and its like. */
export function fillPolicy(policy: Policy): Policy {
  return {
    ...policy,
    intro: fill(policy.intro),
    sections: policy.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map(fill),
      ...(section.points ? { points: section.points.map(fill) } : {}),
    })),
  };
}

function fill(text: string) {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A policy asks for {${name}}, which nothing fills.`);
    return fact;
  });
}
