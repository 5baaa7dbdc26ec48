import { discountClaim } from "./discounts.ts";
import { servesEveryCredit } from "./lenders.ts";
import { formatMoney } from "./money.ts";
import { own } from "./own.ts";
import type { Policy } from "./policy.ts";
import { cityWords } from "./shop.ts";
import { clockName, shortName } from "./showroom-words.ts";
import type { Snapshot } from "./snapshot.ts";
import { stateWords } from "./states.ts";
import { andList, countInWords } from "./words.ts";

/** Fills the shop's facts into texts that ask for them: "Call {phone}". */
export function shopWords(snapshot: Snapshot) {
  const { shop, deliveryZones } = snapshot;
  const { name, phone, showrooms, holdRule } = shop;
  // A shop with one showroom means it wherever a text asks for one.
  const [east, west] = ["east", "west"].map(
    (wanted) => showrooms.find(({ id }) => id === wanted) ?? showrooms[0],
  );
  const isOne = showrooms.length === 1;
  const cities = cityWords(showrooms);
  const facts: Record<string, string | undefined> = {
    brand: name,
    area: shop.area,
    state: stateWords(showrooms),
    phone: phone.label,
    eastPhone: east?.phone.label,
    westPhone: west?.phone.label,
    eastCity: east?.city,
    westCity: west?.city,
    eastName: east && shortName(east),
    westName: west && shortName(west),
    showrooms: countInWords(showrooms.length, "showroom"),
    eitherShowroom: isOne ? "our showroom" : "either showroom",
    clockTime: `${clockName(shop)} time`,
    byClock: clockName(shop) === "Detroit" ? "in Detroit" : "Eastern time",
    coverage: isOne
      ? `Our showroom in ${cities} covers the towns around it.`
      : `${countInWords(showrooms.length, "showroom")}, in ${cities}, cover the towns between and around them.`,
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

/** What the shop says of itself to search engines, without the sample's promise where no lender bears it. */
export function shopDescription(snapshot: Snapshot): string {
  const text = shopWords(snapshot)(snapshot.shop.description);
  return servesEveryCredit(snapshot.lenders)
    ? text
    : text.replace(/, financing (?:and lease-to-own|for good, new and no credit)/, "");
}

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** An offer's words with its last day, YYYY-MM-DD, in place of `{until}`: "October 31, 2027". */
export function fillLastDay(words: string, lastDay: string | undefined): string {
  return words.replaceAll("{until}", lastDay ? dates.format(new Date(lastDay)) : "further notice");
}

/** The policy with the shop's facts in place of "{phone}" and its like. For loaders. */
export function fillPolicy(policy: Policy, snapshot: Snapshot): Policy {
  const fill = shopWords(snapshot);
  const isShown = (id: string) => snapshot.shop.showrooms.some((showroom) => showroom.id === id);
  const isOfShown = (point: string) =>
    ["east", "west"].every((id) => isShown(id) || !point.includes(`{${id}`));
  return {
    ...policy,
    intro: fill(policy.intro),
    ...(policy.tiles
      ? { tiles: policy.tiles.map(({ title, text }) => ({ title: fill(title), text: fill(text) })) }
      : {}),
    sections: policy.sections
      .filter(({ id }) => id !== "financing" || snapshot.lenders.length > 0)
      .map((section) => ({
        ...section,
        paragraphs: section.paragraphs.map(fill),
        ...(section.points ? { points: section.points.filter(isOfShown).map(fill) } : {}),
      })),
  };
}
