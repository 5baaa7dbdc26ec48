// Made by `npm run images` from the masters in images/. Do not edit.
export const pictures = {
  "alder-and-cane-queen-bedroom-4-pieces": {
    "hash": "531fe4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "arched-leaning-floor-mirror": {
    "hash": "0b327c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8b8"
  },
  "arched-metal-queen-bed-in-aged-bronze": {
    "hash": "162a92",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "ashcombe-wingback-chair-and-ottoman": {
    "hash": "ee65ae",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8e8e8"
  },
  "backless-saddle-stools-pair": {
    "hash": "a47b14",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "barlow-manual-reclining-sofa-and-loveseat": {
    "hash": "7be739",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed": {
    "hash": "9daa63",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "barrel-boucle": {
    "hash": "a13f16",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "barstools": {
    "hash": "983fb1",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "basalt-7-piece-sintered-stone-dining-set": {
    "hash": "0340dc",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands": {
    "hash": "1f66c9",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89888"
  },
  "bed-panel": {
    "hash": "d30161",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#686858"
  },
  "bedroom-tufted": {
    "hash": "eb8fa8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "bellamy-9-piece-formal-dining-room": {
    "hash": "9a93ff",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#686858"
  },
  "bianca-leather-corner-sectional": {
    "hash": "bba4cd",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set": {
    "hash": "380509",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "boden-4-piece-corduroy-sectional": {
    "hash": "4f68bd",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#684838"
  },
  "boxcar-pub-table-and-two-stools": {
    "hash": "3493c0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "brass-finish-arc-floor-lamp": {
    "hash": "dcd22c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#889888"
  },
  "brewster-7-piece-pub-set-with-lazy-susan": {
    "hash": "2edc22",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988878"
  },
  "bunk-bed": {
    "hash": "4c84f2",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "button-tufted-cocktail-ottoman": {
    "hash": "244a60",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "california-king-canopy-bed-in-matte-black": {
    "hash": "538882",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "camber-wingback-queen-bed-in-dove-gray": {
    "hash": "3c3c79",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "captains-full-bed-with-six-drawers": {
    "hash": "9693df",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989898"
  },
  "cedar-lined-blanket-chest-in-acacia": {
    "hash": "f1314f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "celeste-7-piece-glass-dining-set": {
    "hash": "c6a99b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#080808"
  },
  "channel-back-king-platform-bed": {
    "hash": "a9dabb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "chatham-5-piece-windsor-dining-set": {
    "hash": "51b455",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "chest": {
    "hash": "4dab71",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "claybourne-round-extension-table": {
    "hash": "189f11",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "closeup-fabric": {
    "hash": "bf07f9",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "closeup-sofa": {
    "hash": "ee467a",
    "width": 1200,
    "height": 675,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "cloverdale-corner-breakfast-nook": {
    "hash": "5446fe",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "comstock-power-lift-recliner": {
    "hash": "b99fbb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand": {
    "hash": "c7319f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "cottage-white-nightstand-with-cubby": {
    "hash": "4cb16d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "counter-height-pub-set-with-four-stools": {
    "hash": "0f3b3c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "covington-queen-anne-dining-set": {
    "hash": "b6203b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a898"
  },
  "cutler-6-piece-dining-set-with-bench": {
    "hash": "a61259",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89888"
  },
  "delivery-carried-in": {
    "hash": "31ca2d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "delivery-in-place": {
    "hash": "d1c75e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "delivery-put-together": {
    "hash": "b98502",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat": {
    "hash": "fb32fc",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a8a8"
  },
  "desk": {
    "hash": "dba7b3",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown": {
    "hash": "79e537",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "dining-oak": {
    "hash": "f9145c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "dining-round": {
    "hash": "9e2594",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "dresser-mirror": {
    "hash": "8f5e2b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "dunmore-2-piece-boucle-chaise-sectional": {
    "hash": "68ad08",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "ellery-tufted-bench-seat-sofa": {
    "hash": "c032ee",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ember-fireplace-tv-stand": {
    "hash": "66e228",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89898"
  },
  "emerald-channel-tufted-velvet-queen-bed": {
    "hash": "a1bbc4",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "faded-medallion-rug-5-x-8": {
    "hash": "ffb67c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard": {
    "hash": "6f9716",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "feature-deals": {
    "hash": "275260",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8c8c8"
  },
  "feature-financing": {
    "hash": "936d40",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8d8c8"
  },
  "feature-packages": {
    "hash": "9626fa",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#889888"
  },
  "fenwick-5-piece-queen-bedroom-set": {
    "hash": "aafbe3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "finch-drop-leaf-table-and-two-chairs": {
    "hash": "5e6bcf",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "five-shelf-ladder-bookcase": {
    "hash": "fbe5dd",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak": {
    "hash": "86ccab",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard": {
    "hash": "d0d624",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fontaine-5-piece-marble-tulip-set": {
    "hash": "5f23da",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel": {
    "hash": "534581",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "four-poster-king-bed-in-espresso": {
    "hash": "ee1487",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988878"
  },
  "full": {
    "hash": "600b67",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "full-over-full-bunk-bed-with-twin-trundle": {
    "hash": "c16e0b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988878"
  },
  "gantry-swivel-counter-stools-set-of-4": {
    "hash": "00705d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal": {
    "hash": "fb09a6",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "gasworks-sofa-loveseat-and-coffee-table": {
    "hash": "d02741",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "grand-haven-slipcovered-3-piece-set": {
    "hash": "00beab",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces": {
    "hash": "6b7cbb",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "gunnison-rocker-recliner": {
    "hash": "34bb9a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "halloran-king-storage-bedroom-set-6-pieces": {
    "hash": "a2a450",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89878"
  },
  "hammered-gold-drum-side-table": {
    "hash": "aa557e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "harbor-blue-daybed-with-three-drawers": {
    "hash": "89bb39",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille": {
    "hash": "1d0c2c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "hearthside-7-piece-farmhouse-living-room": {
    "hash": "4068e8",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89878"
  },
  "home-hero": {
    "hash": "da10ed",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "homestead-8-piece-dining-room-with-server": {
    "hash": "fb7a39",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "huron-ridge-8-piece-family-room": {
    "hash": "1af771",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "indigo-stripe-flatweave-rug-8-x-10": {
    "hash": "028bcd",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "ivory-boucle-barrel-swivel-chair": {
    "hash": "4f372f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "juniper-hill-sofa-and-chair-and-a-half": {
    "hash": "245d7b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "kessler-top-grain-leather-power-reclining-set": {
    "hash": "c42b15",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "king": {
    "hash": "dd706b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "king-headboard-of-six-wall-panels-in-ochre": {
    "hash": "c8883f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard": {
    "hash": "9907ea",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat": {
    "hash": "0beae4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "lamp-vignette": {
    "hash": "baec34",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#586858"
  },
  "led-bookcase-queen-bed-with-four-drawers": {
    "hash": "8e489c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#888878"
  },
  "leelanau-7-piece-trestle-dining-set": {
    "hash": "857d15",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "lift-top-storage-cube": {
    "hash": "84af30",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "lighted-makeup-vanity-with-cushioned-stool": {
    "hash": "adc65b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a8a8"
  },
  "linden-swivel-glider-recliner-pair": {
    "hash": "d0a3d7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "live-edge-acacia-dining-table-80-inches": {
    "hash": "d9b2c3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "living-room-package": {
    "hash": "de1695",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "living-room-package--detail": {
    "hash": "e59b39",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "living-sectional": {
    "hash": "5d4a2e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "loden-velvet-wingback-chair": {
    "hash": "4b8236",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "lucerne-coffee-and-end-table-trio": {
    "hash": "0b7ada",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces": {
    "hash": "fc14bf",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "marlin-bay-5-piece-rope-back-set": {
    "hash": "5d58e5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "marlow-upholstered-king-bedroom-5-pieces": {
    "hash": "99dea2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "matinee-row-of-three-theater-recliners": {
    "hash": "9dc4f2",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "mattress-queen": {
    "hash": "58eb52",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "maybury-5-piece-living-room-group": {
    "hash": "543c5f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "millrace-7-piece-trestle-dining-set": {
    "hash": "da08ba",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen": {
    "hash": "ea290f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "nine-drawer-dresser-with-arched-mirror": {
    "hash": "bc487f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "nolan-reversible-chaise-sofa": {
    "hash": "406eb1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "not-found": {
    "hash": "d7e6d6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#98a898"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman": {
    "hash": "570ee8",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black": {
    "hash": "d9c627",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "orla-swivel-barrel-chairs-set-of-2": {
    "hash": "24a3ce",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ottoman": {
    "hash": "b427f7",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8f8"
  },
  "pair-of-round-fluted-nightstands": {
    "hash": "d0e0cd",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "penrose-6-piece-modular-sectional": {
    "hash": "50279e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "poppy-5-piece-round-dinette": {
    "hash": "d228d0",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "prescott-nailhead-bar-stools-set-of-3": {
    "hash": "c562b3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "queen": {
    "hash": "c8b902",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "queen-adjustable-base-with-wireless-remote": {
    "hash": "74e502",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress": {
    "hash": "39c0b6",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "radcliffe-chesterfield-sofa-and-chair": {
    "hash": "8a3285",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "rearrange-it-6-piece-modular-sectional": {
    "hash": "33df12",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "recliner-leather": {
    "hash": "b42c90",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "reeded-six-drawer-dresser-in-light-oak": {
    "hash": "8587d4",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ribbed-ceramic-table-lamps-set-of-2": {
    "hash": "cea7aa",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8b8a8"
  },
  "rounded-boucle-queen-bed-with-arched-headboard": {
    "hash": "bfa6df",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a898"
  },
  "saugatuck-queen-sleeper-sofa": {
    "hash": "e3c772",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "scalloped-full-bed-in-navy-velvet": {
    "hash": "b20382",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "scene-cushion": {
    "hash": "08d2d3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#888888"
  },
  "scene-desk": {
    "hash": "358857",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "scene-doorway": {
    "hash": "340b8f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8c8a8"
  },
  "scene-drawers": {
    "hash": "d1de93",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8c8a8"
  },
  "scene-dusk": {
    "hash": "97d417",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#484838"
  },
  "scene-entry-bench": {
    "hash": "9336ac",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "scene-leather": {
    "hash": "3ccc5d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#481808"
  },
  "scene-mattress-carton": {
    "hash": "490b2d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8b888"
  },
  "scene-rug-corner": {
    "hash": "1ec6a7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "scene-scratching-post": {
    "hash": "83930f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "scene-slats": {
    "hash": "dee293",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b898"
  },
  "scene-television": {
    "hash": "223e88",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989898"
  },
  "showroom": {
    "hash": "e77631",
    "width": 1200,
    "height": 675,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a888"
  },
  "showroom-east": {
    "hash": "acbada",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a888"
  },
  "showroom-west": {
    "hash": "468c31",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron": {
    "hash": "ab5799",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-lingerie-chest-in-sage-green": {
    "hash": "0b12ff",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "slide-under-c-table": {
    "hash": "b54c80",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "slim-writing-desk-with-drawer": {
    "hash": "8e50d7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8d8"
  },
  "sofa-white": {
    "hash": "03bd7e",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "soiree-mirrored-wine-buffet": {
    "hash": "e83bf2",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8d8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer": {
    "hash": "0eacda",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8a8"
  },
  "sorensen-oval-extension-dining-set": {
    "hash": "66bd9c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988868"
  },
  "sorrel-top-grain-leather-sofa": {
    "hash": "7d608e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8e8e8"
  },
  "spare-room-queen-sleeper-sofa": {
    "hash": "04df51",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "spindle-twin-bed-in-painted-white": {
    "hash": "f3854e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "still-boards": {
    "hash": "df0567",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "still-bolts": {
    "hash": "ab4c6f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8c8b8"
  },
  "still-foam": {
    "hash": "174a6c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a888"
  },
  "still-mattress-corner": {
    "hash": "c49643",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "still-springs": {
    "hash": "0e67e4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "still-swatches": {
    "hash": "87e529",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a888"
  },
  "still-water-ring": {
    "hash": "b34383",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#886858"
  },
  "stonegate-5-piece-counter-height-set": {
    "hash": "4896b4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "swivel-counter-stools-with-backs-pair": {
    "hash": "c6b5fe",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase": {
    "hash": "289173",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "tamarack-full-sleeper-loveseat": {
    "hash": "ba8561",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "tessa-channel-back-dining-chairs-set-of-6": {
    "hash": "2c3280",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "thornbury-buffet-and-hutch": {
    "hash": "b68cbf",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "tidewater-7-piece-king-bedroom-set": {
    "hash": "1718af",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#98a8a8"
  },
  "top-grain-power-reclining-sofa": {
    "hash": "28f2c3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "torben-two-drawer-nightstand": {
    "hash": "f521c9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "torrance-6-piece-power-reclining-sectional": {
    "hash": "b658b8",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle": {
    "hash": "c731c4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "tv-wall": {
    "hash": "b29e9c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "twin": {
    "hash": "0c618b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "twin-loft-bed-with-desk-and-bookshelves": {
    "hash": "905376",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a8a8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs": {
    "hash": "128656",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "two-mirrored-nightstands-with-crystal-knobs": {
    "hash": "6f5751",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "two-tier-chrome-bar-cart": {
    "hash": "4d1209",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "ultimate-40-piece-package": {
    "hash": "ec3977",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "ultimate-40-piece-package--detail": {
    "hash": "e9e9e6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "verity-two-tone-queen-bedroom-6-pieces": {
    "hash": "45f55c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "vesper-4-piece-black-velvet-set": {
    "hash": "57d731",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#080808"
  },
  "whole-house-black-bedroom-package": {
    "hash": "d93742",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "whole-house-black-bedroom-package--detail": {
    "hash": "bb8bcd",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "whole-house-gray-bedroom-package": {
    "hash": "2f4886",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "whole-house-gray-bedroom-package--detail": {
    "hash": "15da3d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#888878"
  },
  "whole-house-white-bedroom-package": {
    "hash": "880f37",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "whole-house-white-bedroom-package--detail": {
    "hash": "09319d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe": {
    "hash": "316337",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  }
} as const;
export type PictureName = keyof typeof pictures;
