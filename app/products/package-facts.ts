import { packagePayment } from "#shop/lenders.ts";
import { morePackagePictures, packagePicture } from "#shop/pictures.ts";
import type { Package, Part } from "#shop/product.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { doorNeed, needWords } from "./delivery-fit.ts";

/** A package with its picture. For loaders. */
export function packageFacts(snapshot: Snapshot, sold: Package) {
  const { pictureOf, ...facts } = sold;
  return {
    ...facts,
    payment: packagePayment(snapshot, sold),
    compareAt:
      "Compare at: what these pieces sell for elsewhere, or their list prices. Not a price we used to charge.",
    path: `/package-deals/${sold.id}`,
    picture: packagePicture(snapshot, sold),
    more: morePackagePictures(snapshot, sold),
  };
}

/** What never decides whether a package gets in. */
const soft = /\b(rug|lamps?|mirror|mattress(es)?|pillows?|throws?|bedding|sheets|art|tv|bulbs?)$/i;

const sizes = /^([\d.]+) x ([\d.]+) x ([\d.]+) in\./;
const bedSizes = /^([\d.]+) x ([\d.]+) in\., ([\d.]+) in\. (?:\w+ )?headboard/;

/**
 * What its pieces measure, by their lines, and the opening that the largest needs: "84 x 37 x 35 in.", or
 * "64 x 86 in., 52 in. headboard". Nothing where a piece that may be the largest says no size.
 */
export function packageFit(includes: Package["includes"]) {
  const parts: Part[] = [];
  for (const { name, count, detail } of includes) {
    const [widthIn, depthIn, heightIn] = [sizes, bedSizes].flatMap(
      (pattern) => pattern.exec(detail)?.slice(1).map(Number) ?? [],
    );
    if (widthIn && depthIn && heightIn) parts.push({ name, count, widthIn, depthIn, heightIn });
    else if (!soft.test(name)) return {};
  }
  const need = (part: Part) => doorNeed([part], {}, 0)?.widthIn ?? Infinity;
  const [largest] = parts.toSorted((a, b) => need(b) - need(a));
  return largest
    ? { parts, opening: `Hardest to get in: ${largest.name}. ${needWords([largest])}` }
    : {};
}

const mostLines = 10;

/** What is included as a card says it: in ten lines at most, the last of which may say how many more there are. */
export function cardLines(includes: Package["includes"]) {
  const shown = includes.length > mostLines ? mostLines - 1 : mostLines;
  return {
    lines: includes.slice(0, shown).map(({ name, count }) => ({ name, count })),
    more: includes.slice(shown).reduce((sum, { count }) => sum + count, 0),
  };
}

export type PackageFacts = ReturnType<typeof packageFacts>;
