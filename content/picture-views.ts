/**
 * The views of a product beside its first picture. Each is a picture called <slug>--<view>; studio/views/ says
 * how it is seen.
 */

import { own } from "#shop/own.ts";
import type { PictureView } from "#shop/snapshot.ts";
import { pictures } from "./pictures.generated.ts";
import { mattresses } from "./products/mattresses.ts";

const drawers = "The drawers of the dresser";
const linen = "The headboard and the pillows";
const arm = "The arm of the sofa and its cushions";
const place = "A place at the table";

/**
 * In the order in which a page shows them, the state that sells first; with what each shows where the same words
 * fit every product.
 */
const views: Readonly<Record<string, string | undefined>> = {
  open: undefined,
  reclined: "Leaning back, its footrest up",
  detail: undefined,
  corner: "The corner, close",
  layers: undefined,
  carton: undefined,
  alone: "By itself",
  bare: "The bed as it arrives, without mattress and bedding",
  angle: "From the other side",
  close: linen,
  foot: "A corner at the foot, close",
  back: "From behind",
  sofa: "The sofa",
  recliner: "The recliner",
  bench: "The bench",
  chair: "A chair",
  chest: "The chest",
  coffee: "The coffee table",
  console: "The TV stand",
  desk: "The desk",
  dresser: "The dresser",
  end: "An end table",
  full: undefined,
  twin: undefined,
  loveseat: "The loveseat",
  mattress: "The mattress, folded",
  nightstand: "A nightstand",
  ottoman: "The ottoman",
  server: "The server",
  stool: "A stool",
  table: "The table",
  mark: undefined,
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
  "thornbury-buffet-and-hutch": "The drawers and doors of the buffet",
  "celeste-7-piece-glass-dining-set": place,
  "leelanau-7-piece-trestle-dining-set": place,
  "gasworks-sofa-loveseat-and-coffee-table": arm,
  "four-poster-king-bed-in-espresso": linen,
  "delphine-crystal-tufted-sofa-and-loveseat": arm,
  "odell-rust-velvet-sofa-chair-and-ottoman": arm,
  "millrace-7-piece-trestle-dining-set": place,
};

type Words = Readonly<Record<string, string>>;

/** Words of single products, by slug and view. */
const ownWords: Readonly<Record<string, Words>> = {
  "living-room-package": { console: "The TV stand" },
  "whole-house-gray-bedroom-package": {
    dresser: "The dresser, one drawer pulled out",
    full: "What stands in the full room, with its mattress",
    twin: "What stands in the twin room, with its mattress",
  },
  "whole-house-white-bedroom-package": {
    full: "What stands in the full room, with its mattress",
    twin: "What stands in the twin room, with its mattress",
  },
  "whole-house-black-bedroom-package": {
    full: "What stands in the full room, with its mattress",
    twin: "What stands in the twin room, with its mattress",
  },
  "ultimate-40-piece-package": {
    full: "The full and the twin room, with their mattresses",
    table: "The dining table, its six chairs and the two counter stools",
    desk: "The TV stand, the hall mirror, the desk with its chair, the bookcase",
  },
  "lift-top-storage-cube": { open: "The box open, its lid beside it with the tray up" },
  "nolan-reversible-chaise-sofa": {
    angle: "With the chaise on the left",
    back: "From the side",
    close: "The buttons of the back and an arm, close",
  },
  "saugatuck-queen-sleeper-sofa": {
    open: "The bed unfolded",
    close: "The white welt on an arm and a cushion, close",
  },
  "spare-room-queen-sleeper-sofa": {
    open: "The bed unfolded",
    close: "The front of an arm and the seat, close",
  },
  "tamarack-full-sleeper-loveseat": {
    open: "The bed unfolded",
    close: "An arm and a peg leg, close",
  },
  "gas-lift-storage-king-bed-in-charcoal": { open: "The deck raised, the lined well below" },
  "barlow-manual-reclining-sofa-and-loveseat": {
    reclined: "The loveseat, one seat leaning back",
    close: "The front of an arm and the seat, close",
  },
  "kessler-top-grain-leather-power-reclining-set": {
    reclined: "The sofa, its end seats leaning back",
    loveseat: "The loveseat, its console between the seats",
  },
  "top-grain-power-reclining-sofa": {
    reclined: "One end seat leaning back",
    close: "The front of an arm and the seat, close",
    mark: "The creases in the left seat, close",
  },
  "matinee-row-of-three-theater-recliners": {
    reclined: "Two of the seats leaning back",
    close: "A cup holder in its lighted ring, close",
  },
  "comstock-power-lift-recliner": {
    open: "Tipped forward to help you up",
    close: "A wooden grip on its arm, close",
  },
  "captains-full-bed-with-six-drawers": {
    alone: "By itself, two of its drawers open",
    open: "From the other side, two of its drawers open",
    close: "A drawer with its knob, close",
  },
  "finch-drop-leaf-table-and-two-chairs": {
    open: "The table with both leaves down",
    angle: "The table with one leaf down",
  },
  "covington-queen-anne-dining-set": {
    open: "The table with its leaf in",
    mark: "The two cup rings on the table, close",
  },
  "lucerne-coffee-and-end-table-trio": {
    close: "The marble-look top and the curved rods, close",
    end: "One of the two end tables",
  },
  "linden-swivel-glider-recliner-pair": {
    reclined: "One of the two leaning back, its footrest up",
    recliner: "One of the two",
    close: "The seams of an arm and the seat, close",
  },
  "orla-swivel-barrel-chairs-set-of-2": {
    back: "One of the two from behind",
    close: "The seat between its arms, close",
  },
  "ashcombe-wingback-chair-and-ottoman": {
    angle: "The chair from the side",
    close: "Nailheads along an arm, close",
  },
  "juniper-hill-sofa-and-chair-and-a-half": {
    chair: "The chair and a half",
    close: "An arm and a turned leg, close",
  },
  "cordwood-barn-door-tv-stand": {
    close: "A sliding door, close",
    angle: "From the side",
    mark: "The clamp dent on the back edge of its top, close",
  },
  "ember-fireplace-tv-stand": {
    close: "The fireplace, close",
    angle: "From the side",
    mark: "The chip on its left side, filled with wax, close",
  },
  "tessa-channel-back-dining-chairs-set-of-6": {
    back: "One of the six from behind",
    close: "The channels and the seat, close",
  },
  "gantry-swivel-counter-stools-set-of-4": {
    close: "A seat and its back, close",
    stool: "One of the four",
  },
  "fluted-walnut-sideboard": {
    close: "A fluted door beside the drawers, close",
    angle: "From the side",
    open: "A door open, the shelf behind it",
  },
  "live-edge-acacia-dining-table-80-inches": {
    close: "The live edge, close",
    mark: "The drying crack, filled with black epoxy, close",
  },
  "prescott-nailhead-bar-stools-set-of-3": {
    back: "One of the three from behind",
    close: "The seat and the lower part of the back, close",
  },
  "fairlane-walnut-sideboard": {
    close: "The slatted doors, close",
    angle: "From the side",
    open: "The middle doors open, the shelves behind them",
    mark: "The filled nick at the rear left edge of its top, close",
  },
  "claybourne-round-extension-table": { close: "The carved pedestal, close" },
  "boxcar-pub-table-and-two-stools": {
    close: "One of the stools",
    corner: "The bottle opener under the top, close",
  },
  "soiree-mirrored-wine-buffet": {
    close: "The bottle rack, close",
    angle: "From the side",
    open: "One of its drawers pulled out",
  },
  "cloverdale-corner-breakfast-nook": {
    close: "One of the benches",
    open: "A bench with its seat up, the storage below",
    bench: "The backless bench",
  },
  "counter-height-pub-set-with-four-stools": {
    close: "The wine rack at one end",
    stool: "One of the stools from behind",
  },
  "marlin-bay-5-piece-rope-back-set": {
    chair: "A chair from behind, its back wound with rope",
    close: "The cord of a back and its cushion, close",
  },
  "sorensen-oval-extension-dining-set": {
    chair: "A chair from behind",
    open: "The table with its leaf in",
    close: "The bent back and the seat pad of a chair, close",
  },
  "celeste-7-piece-glass-dining-set": { chair: "A chair from behind, with its ring" },
  "two-tier-chrome-bar-cart": {
    close: "A corner with a caster, close",
    angle: "From the narrow side",
  },
  "loden-velvet-wingback-chair": {
    angle: "From the side",
    close: "The arms, their nailheads and the seat, close",
    mark: "The chipped stain on its right rear leg, close",
  },
  "ivory-boucle-barrel-swivel-chair": {
    angle: "From the side",
    close: "The seat and an arm, close",
  },
  "cottage-white-nightstand-with-cubby": {
    angle: "Its beadboard side",
    open: "The drawer pulled out above the cubby",
  },
  "backless-saddle-stools-pair": { close: "A scooped seat, close", stool: "One of the two" },
  "indigo-stripe-flatweave-rug-8-x-10": { close: "The weave and the tassels, close" },
  "faded-medallion-rug-5-x-8": { close: "The border and the pile, close" },
  "swivel-counter-stools-with-backs-pair": {
    back: "A seat and its back from behind",
    stool: "One of the two",
    mark: "Shoe scuffs on a foot ring, close",
  },
  "button-tufted-cocktail-ottoman": {
    close: "A corner with its tufts and pleats, close",
    angle: "From the narrow side",
  },
  "tall-two-door-bookcase": {
    close: "The two doors, close",
    open: "Empty, its doors open",
    mark: "The dent in its left side panel, close",
  },
  "five-shelf-ladder-bookcase": {
    angle: "From the other side",
    alone: "By itself, its shelves empty",
    close: "The lowest shelf and the frame, close",
  },
  "slide-under-c-table": {
    angle: "From the other side, the shape of a C",
    close: "The top over its arm, close",
  },
  "torben-two-drawer-nightstand": {
    close: "The two drawers and their knobs, close",
    mark: "The cup ring on its top, close",
  },
  "hammered-gold-drum-side-table": { close: "The hammered metal and the top, close" },
  "arched-leaning-floor-mirror": { close: "The arch and its frame, close" },
  "brass-finish-arc-floor-lamp": { alone: "By itself, with its whole arc" },
  "ribbed-ceramic-table-lamps-set-of-2": { close: "One of the two lamps" },
  "six-drawer-lingerie-chest-in-sage-green": {
    open: "Its upper drawers pulled out",
    close: "The pulls and the molded top, close",
    angle: "From the side",
    mark: "The paint chip on its left side, close",
  },
  "six-drawer-dresser-of-mixed-elm-on-iron": {
    close: "The strips of wood and the iron frame, close",
    angle: "From the side",
    open: "Two of its drawers pulled out",
  },
  "nailhead-headboard-in-oatmeal-full-or-queen": {
    close: "A shoulder with its two rows of nailheads, close",
    angle: "From the side",
  },
  "flip-top-vanity-desk-in-honey-oak": {
    open: "Closed: a writing desk",
    close: "The compartments below the lid, close",
  },
  "pair-of-round-fluted-nightstands": {
    close: "The flutes and the edge of the top, close",
    alone: "One of the two, its door open",
  },
  "cedar-lined-blanket-chest-in-acacia": {
    open: "The lid up, the cedar lining inside",
    close: "A corner with its straps, close",
    angle: "From the side",
  },
  "reeded-six-drawer-dresser-in-light-oak": {
    open: "Its upper drawers pulled out",
    close: "The reeds of the drawers, close",
    angle: "From the side",
  },
  "queen-adjustable-base-with-wireless-remote": {
    open: "Lying flat",
    close: "The legs and the padded deck, close",
  },
  "led-bookcase-queen-bed-with-four-drawers": { close: "The cubbies of the headboard" },
  "two-mirrored-nightstands-with-crystal-knobs": {
    close: "One of the two",
    angle: "One of the two from the side",
  },
  "tufted-daybed-with-rolled-arms-and-trundle": {
    open: "With the trundle pushed in",
    angle: "From the other side, the trundle out",
    close: "A rolled arm, close",
  },
  "lighted-makeup-vanity-with-cushioned-stool": {
    close: "The vanity by itself",
    stool: "The stool",
  },
  "king-headboard-of-six-wall-panels-in-ochre": {
    close: "The panels, close",
  },
  "twin-loft-bed-with-desk-and-bookshelves": {
    alone: "By itself, from the other end",
    close: "The desk and the shelves below the bed",
    angle: "From the other side, its closed end",
  },
  "nine-drawer-dresser-with-arched-mirror": {
    open: "Its top row of drawers pulled out",
    close: "The knobs and the edge of the top, close",
    angle: "The dresser from the side",
  },
  "torrance-6-piece-power-reclining-sectional": {
    close: "The channels of a back and their stitching, close",
  },
  "bianca-leather-corner-sectional": {
    close: "A headrest and the seat, close",
    mark: "The blue-jean tint on the corner seat, close",
  },
  "huron-ridge-8-piece-family-room": { recliner: "The recliner, leaning back, its footrest up" },
  "boden-4-piece-corduroy-sectional": { close: "The corduroy at the end of an arm, close" },
  "vesper-4-piece-black-velvet-set": {
    chair: "One of the two chairs",
  },
  "penrose-6-piece-modular-sectional": { close: "A corner of an ottoman and its seams, close" },
  "rearrange-it-6-piece-modular-sectional": { close: "A corner with its foot, close" },
  "dunmore-2-piece-boucle-chaise-sectional": { close: "The front of an arm and the seat, close" },
  "radcliffe-chesterfield-sofa-and-chair": {
    close: "Nailheads down the front of an arm, close",
    mark: "Heel scuffs on a front foot of the sofa, close",
  },
  "gasworks-sofa-loveseat-and-coffee-table": {
    close: "The faux leather and a U-shaped leg, close",
  },
  "odell-rust-velvet-sofa-chair-and-ottoman": { chair: "The chair" },
  "sorrel-top-grain-leather-sofa": {
    close: "The leather and a sled leg, close",
    mark: "The scratch on the right arm, close",
  },
  "lakeshore-slipcovered-sofa-and-loveseat": { close: "An arm and the skirt, close" },
  "harlan-sofa-and-loveseat-in-slate-chenille": {
    close: "The chenille of an arm and a cushion, close",
  },
  "ellery-tufted-bench-seat-sofa": { close: "The buttons of the back and the seat, close" },
  "wickham-rolled-arm-loveseat-in-blue-stripe": {
    close: "The stripes down an arm and the skirt, close",
  },
  "queen-cabinet-bed-with-tri-fold-mattress": {
    open: "Open as a bed, its folding mattress laid out; the pillows are not included",
    alone: "The cabinet closed, its drawer pulled out",
    close: "A ring pull between the panels, close",
  },
  "four-poster-king-bed-in-espresso": {
    foot: "A post at the foot, close",
    mark: "The faded inner face of a foot post",
  },
  "full-over-full-bunk-bed-with-twin-trundle": {
    close: "The ladder and the guardrail, close",
    angle: "From the end, the trundle a little out",
  },
  "twin-over-full-bunk-bed-with-drawer-stairs": {
    close: "The stair of drawers, close",
    angle: "From the side of the stair",
  },
  "birch-lake-4-piece-twin-bedroom-set": { alone: "The bed" },
  "king-platform-bed-with-wide-walnut-slat-headboard": {
    close: "The slats and the pillows, close",
    foot: "The frame over its plinth at the foot, close",
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black": {
    alone: "The bed",
    mark: "The chip at the rear left corner of the dresser, close",
  },
  "california-king-canopy-bed-in-matte-black": { close: "The bars behind the pillows" },
  "harbor-blue-daybed-with-three-drawers": {
    angle: "From the other side",
    close: "A drawer and its rope pulls, close",
  },
  "barn-red-twin-over-twin-steel-bunk-bed": {
    angle: "From the other side, with its ladder",
    close: "The posts and the guardrails, close",
  },
  "arched-metal-queen-bed-in-aged-bronze": { foot: "The bars at the foot, close" },
  "spindle-twin-bed-in-painted-white": {
    close: "The spindles of the headboard, close",
    foot: "The spindles at the foot, close",
  },
  "alder-and-cane-queen-bedroom-4-pieces": { alone: "The bed" },
  "lumina-mirrored-queen-bedroom-5-pieces": { alone: "The bed" },
  "solveig-4-piece-queen-set-in-walnut-veneer": {
    alone: "The bed",
    mark: "The scratch on a nightstand, close",
  },
  "thornbury-buffet-and-hutch": {
    close: "The plates behind the glass of the hutch, close",
    mark: "The crack in the paint of the buffet, close",
  },
  "poppy-5-piece-round-dinette": { close: "The wooden seat of a chair, close" },
  "chatham-5-piece-windsor-dining-set": {
    close: "The cutlery drawer in the apron of the table, close",
  },
  "stonegate-5-piece-counter-height-set": {
    stool: "A stool",
    angle: "The table from behind, the cabinet door of its pedestal",
    close: "A stool from behind, close",
  },
  "gunnison-rocker-recliner": {
    angle: "From the side, with its lever",
    close: "The lever at its side, close",
  },
  "foundry-5-piece-queen-set-in-pine-and-steel": {
    mark: "The dent at a lower back corner of the dresser, close",
  },
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
  (view === "detail" ? own(details, slug) : own(own(ownWords, slug), view)) ?? own(views, view);

/** The further pictures of products and packages, by slug, in the order of a page. */
export const pictureViews: Readonly<Record<string, readonly PictureView[]>> = byProduct();

function byProduct() {
  const found = new Map<string, PictureView[]>();
  for (const view of Object.keys(views)) {
    for (const name of Object.keys(pictures).filter((each) => each.endsWith(`--${view}`))) {
      for (const slug of own(sharedBy, name) ?? [name.slice(0, -view.length - 2)]) {
        const shows = wordsOf(slug, view);
        if (!shows) continue;
        const view_ = {
          name,
          shows,
          ...(withoutFinish.has(view) ? {} : { hasFinish: true as const }),
        };
        found.set(slug, [...(found.get(slug) ?? []), view_]);
      }
    }
  }
  return Object.fromEntries(found);
}
