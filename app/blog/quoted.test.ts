/** What articles quote of the shop's own pieces, in sums and plans, is what their pages say. */
import { expect, test } from "vitest";
import { requireProduct } from "#app/catalog/products.ts";
import { sample } from "#content/sample.ts";
import { articlesOf } from "./articles.ts";
import { plainText } from "./markdown.ts";

const articles = articlesOf(sample);
const article = (id: string) => articles.find((one) => one.id === id)!;
const price = (slug: string) => requireProduct(sample, slug).priceCents / 100;
const number = (value: number) => value.toLocaleString("en-US");

test.each([
  [
    "room-design-5",
    "That is A + B + C + D = ",
    [
      ["arched-metal-queen-bed-in-aged-bronze", 1],
      ["torben-two-drawer-nightstand", 2],
      ["six-drawer-lingerie-chest-in-sage-green", 1],
      ["queen", 1],
    ],
  ],
  [
    "room-design-5",
    "(A + B) × ",
    [
      ["solveig-4-piece-queen-set-in-walnut-veneer", 1],
      ["queen", 1],
    ],
  ],
  ["room-design-3", "(A + 50) × ", [["indigo-stripe-flatweave-rug-8-x-10", 1]]],
  ["room-design-4", "come to A + 60 + ", [["ribbed-ceramic-table-lamps-set-of-2", 1]]],
  ["room-design-6", "that is A × 1.06 + 99 = ", [["cloverdale-corner-breakfast-nook", 1]]],
  [
    "room-design-8",
    "That is A + B + ",
    [
      ["rearrange-it-6-piece-modular-sectional", 1],
      ["ribbed-ceramic-table-lamps-set-of-2", 2],
    ],
  ],
  ["room-design-10", "299 − A = ", [["slim-writing-desk-with-drawer", 1]]],
  [
    "style-inspiration-1",
    "Added up: A + B + C + D + E + ",
    [
      ["saugatuck-queen-sleeper-sofa", 1],
      ["barn-red-twin-over-twin-steel-bunk-bed", 1],
      ["twin", 2],
      ["arched-metal-queen-bed-in-aged-bronze", 1],
      ["queen", 1],
    ],
  ],
  [
    "style-inspiration-3",
    "$A + $B = ",
    [
      ["millrace-7-piece-trestle-dining-set", 1],
      ["tall-two-door-bookcase", 1],
    ],
  ],
  ["style-inspiration-4", "449 + A + 59 = ", [["cottage-white-nightstand-with-cubby", 1]]],
  [
    "style-inspiration-7",
    "The goods are $A + $B + $C + $D = ",
    [
      ["emerald-channel-tufted-velvet-queen-bed", 1],
      ["hammered-gold-drum-side-table", 2],
      ["ribbed-ceramic-table-lamps-set-of-2", 1],
      ["arched-leaning-floor-mirror", 1],
    ],
  ],
  [
    "style-inspiration-7",
    "two nightstands for $A",
    [["lumina-mirrored-queen-bedroom-5-pieces", 1]],
  ],
  [
    "style-inspiration-8",
    "Together they are A + B = ",
    [
      ["gasworks-sofa-loveseat-and-coffee-table", 1],
      ["five-shelf-ladder-bookcase", 1],
    ],
  ],
  [
    "style-inspiration-9",
    "flatweave is $A in that size",
    [["indigo-stripe-flatweave-rug-8-x-10", 1]],
  ],
  [
    "style-inspiration-10",
    "goods are A + 2 × B + ",
    [
      ["tufted-daybed-with-rolled-arms-and-trundle", 1],
      ["twin", 1],
    ],
  ],
] as const)("%s: %j is reckoned with today's prices", (id, sum, parts) => {
  const said = parts.reduce<string>(
    (text, [slug, count], at) =>
      text.replace(new RegExp(`\\b${"ABCDE"[at]}\\b`), number(price(slug) * count)),
    sum,
  );
  expect(plainText(article(id).html)).toContain(said);
});

test.each([
  ["room-design-1", "maybury-5-piece-living-room-group", 0, true],
  ["room-design-5", "arched-metal-queen-bed-in-aged-bronze", 0, false],
  ["room-design-5", "torben-two-drawer-nightstand", 0, false],
  ["room-design-5", "six-drawer-lingerie-chest-in-sage-green", 0, false],
  ["style-inspiration-3", "millrace-7-piece-trestle-dining-set", 0, false],
  ["style-inspiration-3", "tall-two-door-bookcase", 0, false],
  ["style-inspiration-8", "gasworks-sofa-loveseat-and-coffee-table", 0, false],
  ["style-inspiration-8", "gasworks-sofa-loveseat-and-coffee-table", 1, false],
  ["style-inspiration-8", "gasworks-sofa-loveseat-and-coffee-table", 2, false],
  ["style-inspiration-8", "five-shelf-ladder-bookcase", 0, true],
  ["style-inspiration-10", "tufted-daybed-with-rolled-arms-and-trundle", 0, false],
  ["style-inspiration-10", "tufted-daybed-with-rolled-arms-and-trundle", 1, false],
] as const)("the plan of %s draws %s, piece %i, as large as it is", (id, slug, at, turned) => {
  const { widthIn, depthIn } = requireProduct(sample, slug).pieces[at]!;
  const [width, height] = turned ? [depthIn, widthIn] : [widthIn, depthIn];
  const [pieces] = article(id).html.match(/<path class="piece" d="[^"]*"/) ?? [];
  expect(pieces).toContain(`h${width}v${height}h-`);
});
