import { discountClaim } from "./discounts.ts";
import { formatMoney } from "./money.ts";
import { own } from "./own.ts";
import type { Policy } from "./policy.ts";
import type { Snapshot } from "./snapshot.ts";
import { stateWords } from "./states.ts";
import { andList } from "./words.ts";

/** Fills the shop's facts into texts that ask for them: "Call {phone}". */
export function shopWords(snapshot: Snapshot) {
  const { shop, deliveryZones } = snapshot;
  const { name, phone, showrooms, holdRule } = shop;
  const [east, west] = ["east", "west"].map((wanted) => showrooms.find(({ id }) => id === wanted));
  const facts: Record<string, string | undefined> = {
    brand: name,
    area: shop.area,
    state: stateWords(showrooms),
    phone: phone.label,
    eastPhone: east?.phone.label,
    westPhone: west?.phone.label,
    eastCity: east?.city,
    westCity: west?.city,
    deliveryAreas:
      andList(deliveryZones.map(({ area }) => area)) || "the places around our showrooms",
    freeDeliveryFrom: formatMoney(shop.freeDeliveryFromCents),
    deliveryFee: formatMoney(shop.deliveryFeeCents),
    holdRule,
    savingsClaim: discountClaim(snapshot)?.replace(/^M/, "m") ?? "priced to clear",
  };
  return (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const fact = own(facts, name);
      if (fact === undefined) throw new Error(`A text asks for {${name}}, which nothing fills.`);
      return fact;
    });
}

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** An offer's words with its last day, YYYY-MM-DD, in place of `{until}`: "October 31, 2027". */
export function fillLastDay(words: string, lastDay: string | undefined): string {
  return words.replaceAll("{until}", lastDay ? dates.format(new Date(lastDay)) : "further notice");
}

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
