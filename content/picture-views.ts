/**
 * The views of a piece beside its first picture. Each is a picture called <slug>--<view>; studio/views.py says
 * how it is seen.
 */
import type { PictureView } from "#app/catalog/snapshot.ts";
import { pictures } from "./pictures.generated.ts";
import { mattresses } from "./products/mattresses.ts";

const drawers = "The drawers of the dresser";
const linen = "The headboard and the pillows";
const arm = "The arm of the sofa and its cushions";
const place = "A place at the table";

/** In the order in which a page shows them; with what each shows where the same words fit every piece. */
const views: Readonly<Record<string, string | undefined>> = {
  detail: undefined,
  corner: "The corner, close",
  layers: undefined,
  carton: undefined,
  angle: "From the other side",
  open: undefined,
  reclined: "Leaning back, its footrest up",
  close: linen,
  back: "From behind",
};

/** What the closer picture of a product or package shows. */
const details: Readonly<Record<string, string>> = {
  "whole-house-gray-bedroom-package": drawers,
  "living-room-package": arm,
  "whole-house-white-bedroom-package": linen,
  "whole-house-black-bedroom-package": linen,
  "ultimate-40-piece-package": "The queen bedroom of the package",
  "kessler-top-grain-leather-power-reclining-set": arm,
  "halloran-king-storage-bedroom-set-6-pieces": drawers,
  "bellamy-9-piece-formal-dining-room": place,
  "torrance-6-piece-power-reclining-sectional": "The console between two seats",
  "tidewater-7-piece-king-bedroom-set": linen,
  "huron-ridge-8-piece-family-room": arm,
  "boden-4-piece-corduroy-sectional": "Two of the seats",
  "granger-king-bedroom-in-solid-pine-5-pieces": drawers,
  "vesper-4-piece-black-velvet-set": "The channeled back and the gold base",
  "marlow-upholstered-king-bedroom-5-pieces": linen,
  "hearthside-7-piece-farmhouse-living-room": arm,
  "lumina-mirrored-queen-bedroom-5-pieces": linen,
  "penrose-6-piece-modular-sectional": "The end of the sectional",
  "basalt-7-piece-sintered-stone-dining-set": place,
  "verity-two-tone-queen-bedroom-6-pieces": drawers,
  "grand-haven-slipcovered-3-piece-set": arm,
  "bianca-leather-corner-sectional": "The corner of the sectional",
  "matinee-row-of-three-theater-recliners": "The arm between two seats",
  "homestead-8-piece-dining-room-with-server": place,
  "rearrange-it-6-piece-modular-sectional": "Two of the seats",
  "alder-and-cane-queen-bedroom-4-pieces": linen,
  "foundry-5-piece-queen-set-in-pine-and-steel": drawers,
  "covington-queen-anne-dining-set": place,
  "brewster-7-piece-pub-set-with-lazy-susan": place,
  "solveig-4-piece-queen-set-in-walnut-veneer": drawers,
  "queen-cabinet-bed-with-tri-fold-mattress": "The closed front of the cabinet",
  "dunmore-2-piece-boucle-chaise-sectional": "The chaise",
  "fontaine-5-piece-marble-tulip-set": "A chair at the table",
  "top-grain-power-reclining-sofa": arm,
  "fenwick-5-piece-queen-bedroom-set": drawers,
  "maybury-5-piece-living-room-group": arm,
  "radcliffe-chesterfield-sofa-and-chair": "A rolled, tufted arm",
  "thornbury-buffet-and-hutch": "The doors of the buffet",
  "celeste-7-piece-glass-dining-set": place,
  "leelanau-7-piece-trestle-dining-set": place,
  "gasworks-sofa-loveseat-and-coffee-table": arm,
  "four-poster-king-bed-in-espresso": linen,
  "delphine-crystal-tufted-sofa-and-loveseat": arm,
  "odell-rust-velvet-sofa-chair-and-ottoman": arm,
  "millrace-7-piece-trestle-dining-set": place,
};

type Words = Readonly<Record<string, string>>;

/** Words of single pieces, by slug and view. */
const ownWords: Readonly<Record<string, Words>> = {
  "lift-top-storage-cube": { open: "The box open, its lid beside it with the tray up" },
  "nolan-reversible-chaise-sofa": { angle: "With the chaise on the left" },
  ...Object.fromEntries(mattresses.map((mattress) => [mattress.slug, mattressWords(mattress)])),
};

function mattressWords({
  pieces: [
    {
      boxes: [carton],
    },
  ],
}: (typeof mattresses)[number]): Words {
  return {
    layers:
      "The layers, from the top: knit cover, fire-barrier sock, 2 inches of gel memory foam, 6 inches of support foam",
    carton: `The carton it comes in, ${carton.join(" by ")} inches`,
  };
}

/** One model in four sizes: what is the same in each was shot once. */
const sharedBy: Readonly<Record<string, readonly string[]>> = {
  "queen--corner": mattresses.map(({ slug }) => slug),
  "queen--layers": mattresses.map(({ slug }) => slug),
};

/** Views on which the finish is not what one sees. */
const withoutFinish: ReadonlySet<string> = new Set(["layers", "carton"]);

const wordsOf = (slug: string, view: string) =>
  (view === "detail" ? details[slug] : ownWords[slug]?.[view]) ?? views[view];

/** The further pictures of products and packages, by slug, in the order of a page. */
export const pictureViews: Readonly<Record<string, readonly PictureView[]>> = byPiece();

function byPiece() {
  const found: Record<string, PictureView[]> = {};
  for (const view of Object.keys(views)) {
    for (const name of Object.keys(pictures).filter((each) => each.endsWith(`--${view}`))) {
      for (const slug of sharedBy[name] ?? [name.slice(0, -view.length - 2)]) {
        const shows = wordsOf(slug, view);
        if (!shows) continue;
        found[slug] ??= [];
        found[slug].push({ name, shows, ...(withoutFinish.has(view) ? {} : { hasFinish: true }) });
      }
    }
  }
  return found;
}
