// Made by `npm run images` from the masters in images/. Do not edit.
export const pictures = {
  "alder-and-cane-queen-bedroom-4-pieces": {
    "hash": "89d9a3bf",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "arched-leaning-floor-mirror": {
    "hash": "750ae7ba",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8b8"
  },
  "arched-metal-queen-bed-in-aged-bronze": {
    "hash": "9453ed0d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "ashcombe-wingback-chair-and-ottoman": {
    "hash": "ddfcd58a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8e8e8"
  },
  "backless-saddle-stools-pair": {
    "hash": "e2709935",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "barlow-manual-reclining-sofa-and-loveseat": {
    "hash": "218d07c9",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed": {
    "hash": "910a995c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "barrel-boucle": {
    "hash": "9551d62e",
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
    "hash": "ea7f836e",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "basalt-7-piece-sintered-stone-dining-set": {
    "hash": "eea1e873",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands": {
    "hash": "d310f421",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89888"
  },
  "bed-panel": {
    "hash": "3c07a79e",
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
    "hash": "c31ce674",
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
    "hash": "1243ea04",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#686858"
  },
  "bianca-leather-corner-sectional": {
    "hash": "c3e94d65",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set": {
    "hash": "be168f1b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "boden-4-piece-corduroy-sectional": {
    "hash": "75f29494",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#684838"
  },
  "boxcar-pub-table-and-two-stools": {
    "hash": "233fd1bf",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "brass-finish-arc-floor-lamp": {
    "hash": "8505c80d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#889888"
  },
  "brewster-7-piece-pub-set-with-lazy-susan": {
    "hash": "3a6a71d1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988878"
  },
  "bunk-bed": {
    "hash": "ba38c15a",
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
    "hash": "f562ce24",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "california-king-canopy-bed-in-matte-black": {
    "hash": "af66ebad",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "camber-wingback-queen-bed-in-dove-gray": {
    "hash": "431a310f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "captains-full-bed-with-six-drawers": {
    "hash": "28b80c30",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989898"
  },
  "cedar-lined-blanket-chest-in-acacia": {
    "hash": "8bda19e7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "celeste-7-piece-glass-dining-set": {
    "hash": "cbc55b34",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#080808"
  },
  "channel-back-king-platform-bed": {
    "hash": "0bc0ac0b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "chatham-5-piece-windsor-dining-set": {
    "hash": "b04d5094",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "chest": {
    "hash": "6ff297e5",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "claybourne-round-extension-table": {
    "hash": "4e80b713",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "closeup-fabric": {
    "hash": "cc8c6fcb",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "closeup-sofa": {
    "hash": "8cbffea9",
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
    "hash": "2c955dd0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "comstock-power-lift-recliner": {
    "hash": "27ce8090",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand": {
    "hash": "731201e5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "cottage-white-nightstand-with-cubby": {
    "hash": "1e98aa8b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "counter-height-pub-set-with-four-stools": {
    "hash": "b6536b91",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "covington-queen-anne-dining-set": {
    "hash": "052813d8",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a898"
  },
  "cutler-6-piece-dining-set-with-bench": {
    "hash": "99ac432c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89888"
  },
  "delphine-crystal-tufted-sofa-and-loveseat": {
    "hash": "ba7d9add",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a8a8"
  },
  "desk": {
    "hash": "436b8911",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown": {
    "hash": "250df1ca",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "dining-oak": {
    "hash": "96869a2e",
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
    "hash": "0d9711a8",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "dresser-mirror": {
    "hash": "cc2a2865",
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
    "hash": "71a08331",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "ellery-tufted-bench-seat-sofa": {
    "hash": "559221a3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "ember-fireplace-tv-stand": {
    "hash": "4bb200b3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89898"
  },
  "emerald-channel-tufted-velvet-queen-bed": {
    "hash": "478585ad",
    "width": 980,
    "height": 735,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "faded-medallion-rug-5-x-8": {
    "hash": "3a6b27b7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard": {
    "hash": "adb8f8d5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fenwick-5-piece-queen-bedroom-set": {
    "hash": "56525ab4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "finch-drop-leaf-table-and-two-chairs": {
    "hash": "a93b5ce3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "five-shelf-ladder-bookcase": {
    "hash": "e9ca217a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak": {
    "hash": "a304370e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard": {
    "hash": "215bdc49",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "fontaine-5-piece-marble-tulip-set": {
    "hash": "c4bd4918",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel": {
    "hash": "3b037ea7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "four-poster-king-bed-in-espresso": {
    "hash": "e18d0de0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988878"
  },
  "full": {
    "hash": "9a6b0414",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "full-over-full-bunk-bed-with-twin-trundle": {
    "hash": "343f42a1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988878"
  },
  "gantry-swivel-counter-stools-set-of-4": {
    "hash": "c0e8e041",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal": {
    "hash": "4b344915",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "gasworks-sofa-loveseat-and-coffee-table": {
    "hash": "12cf0304",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#585848"
  },
  "grand-haven-slipcovered-3-piece-set": {
    "hash": "1527f92e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces": {
    "hash": "a459d6c0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "gunnison-rocker-recliner": {
    "hash": "27b7724f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "hammered-gold-drum-side-table": {
    "hash": "e787df80",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "harbor-blue-daybed-with-three-drawers": {
    "hash": "4d66d66e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille": {
    "hash": "a8901934",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "hearthside-7-piece-farmhouse-living-room": {
    "hash": "fd492c7f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89878"
  },
  "home-hero": {
    "hash": "8ddb650d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "homestead-8-piece-dining-room-with-server": {
    "hash": "bd109b24",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "huron-ridge-8-piece-family-room": {
    "hash": "e6619152",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "indigo-stripe-flatweave-rug-8-x-10": {
    "hash": "600d09c0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "ivory-boucle-barrel-swivel-chair": {
    "hash": "f28715a6",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "juniper-hill-sofa-and-chair-and-a-half": {
    "hash": "3639ee37",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "kessler-top-grain-leather-power-reclining-set": {
    "hash": "c88780ff",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "king": {
    "hash": "7adea10d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "king-headboard-of-six-wall-panels-in-ochre": {
    "hash": "97b1679f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard": {
    "hash": "296fd050",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat": {
    "hash": "9cc723d4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "lamp-vignette": {
    "hash": "27977269",
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
    "hash": "967c0d3f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#888878"
  },
  "leelanau-7-piece-trestle-dining-set": {
    "hash": "431c8615",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "lift-top-storage-cube": {
    "hash": "8054b7a7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "lighted-makeup-vanity-with-cushioned-stool": {
    "hash": "89195d9b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a8a8"
  },
  "linden-swivel-glider-recliner-pair": {
    "hash": "589ea4c5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8e8e8"
  },
  "live-edge-acacia-dining-table-80-inches": {
    "hash": "7b9b2060",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "living-room-package": {
    "hash": "6d70c501",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "living-sectional": {
    "hash": "586c4792",
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
    "hash": "b75f5593",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "lucerne-coffee-and-end-table-trio": {
    "hash": "20e05367",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces": {
    "hash": "22de9fa5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "marlin-bay-5-piece-rope-back-set": {
    "hash": "7d81991a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "marlow-upholstered-king-bedroom-5-pieces": {
    "hash": "0781c586",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "matinee-row-of-three-theater-recliners": {
    "hash": "82cc7a57",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "mattress-queen": {
    "hash": "a8469a5a",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "maybury-5-piece-living-room-group": {
    "hash": "71f48638",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "millrace-7-piece-trestle-dining-set": {
    "hash": "667fc7c4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen": {
    "hash": "d98399fc",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "nine-drawer-dresser-with-arched-mirror": {
    "hash": "b6c27c86",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "nolan-reversible-chaise-sofa": {
    "hash": "7bcc72d1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman": {
    "hash": "a902a6bc",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black": {
    "hash": "f13aa12e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "orla-swivel-barrel-chairs-set-of-2": {
    "hash": "7564d095",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "ottoman": {
    "hash": "e62d10d6",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8f8"
  },
  "pair-of-round-fluted-nightstands": {
    "hash": "dcc6b5cc",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "penrose-6-piece-modular-sectional": {
    "hash": "bd832a1b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "poppy-5-piece-round-dinette": {
    "hash": "ad004f6e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "prescott-nailhead-bar-stools-set-of-3": {
    "hash": "821da983",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "queen": {
    "hash": "8f9028c2",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "queen-adjustable-base-with-wireless-remote": {
    "hash": "e67dc1b6",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress": {
    "hash": "e5d2d5ba",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "radcliffe-chesterfield-sofa-and-chair": {
    "hash": "f28c8bd2",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "rearrange-it-6-piece-modular-sectional": {
    "hash": "8ce9c8a5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "recliner-leather": {
    "hash": "5cf526fb",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "reeded-six-drawer-dresser-in-light-oak": {
    "hash": "da8902ca",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "ribbed-ceramic-table-lamps-set-of-2": {
    "hash": "31174935",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8b8a8"
  },
  "rounded-boucle-queen-bed-with-arched-headboard": {
    "hash": "525b9b1b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a898"
  },
  "saugatuck-queen-sleeper-sofa": {
    "hash": "96ef60d9",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "scalloped-full-bed-in-navy-velvet": {
    "hash": "9b39c3f2",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "showroom": {
    "hash": "21200f14",
    "width": 1200,
    "height": 675,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a888"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron": {
    "hash": "7f030fef",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-lingerie-chest-in-sage-green": {
    "hash": "90d68ff4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "slide-under-c-table": {
    "hash": "24d14136",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "slim-writing-desk-with-drawer": {
    "hash": "eb0372da",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8d8"
  },
  "sofa-white": {
    "hash": "02f9da36",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "soiree-mirrored-wine-buffet": {
    "hash": "bd0b9ef0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8d8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer": {
    "hash": "1f394e7c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "sorensen-oval-extension-dining-set": {
    "hash": "d80d4014",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988868"
  },
  "sorrel-top-grain-leather-sofa": {
    "hash": "3b658fa3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8e8e8"
  },
  "spare-room-queen-sleeper-sofa": {
    "hash": "313553e3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "spindle-twin-bed-in-painted-white": {
    "hash": "cb018ef0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "stonegate-5-piece-counter-height-set": {
    "hash": "b911e5d1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "swivel-counter-stools-with-backs-pair": {
    "hash": "523c8264",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase": {
    "hash": "d3d26e4f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "tamarack-full-sleeper-loveseat": {
    "hash": "ede96aa1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "tessa-channel-back-dining-chairs-set-of-6": {
    "hash": "d23a3463",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "thornbury-buffet-and-hutch": {
    "hash": "a8c3299d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "tidewater-7-piece-king-bedroom-set": {
    "hash": "a2272fc2",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#98a8a8"
  },
  "top-grain-power-reclining-sofa": {
    "hash": "1379a44d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "torben-two-drawer-nightstand": {
    "hash": "732a1d0a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "torrance-6-piece-power-reclining-sectional": {
    "hash": "52d48db5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle": {
    "hash": "d40a4249",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "tv-wall": {
    "hash": "b5c33592",
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
    "hash": "dbc17ce5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "twin-loft-bed-with-desk-and-bookshelves": {
    "hash": "3a371184",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989898"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs": {
    "hash": "a3e9875a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "two-mirrored-nightstands-with-crystal-knobs": {
    "hash": "31d2e705",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "two-tier-chrome-bar-cart": {
    "hash": "4b5659d5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "ultimate-40-piece-package": {
    "hash": "1beb2069",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "verity-two-tone-queen-bedroom-6-pieces": {
    "hash": "d3982b1b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "vesper-4-piece-black-velvet-set": {
    "hash": "92d0f884",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#080808"
  },
  "whole-house-black-bedroom-package": {
    "hash": "d1734774",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "whole-house-gray-bedroom-package": {
    "hash": "dca9d9a6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "whole-house-white-bedroom-package": {
    "hash": "f105b228",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe": {
    "hash": "52e429a4",
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
