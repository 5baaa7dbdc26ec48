// Made by `npm run images` from the masters in images/. Do not edit.
export const pictures = {
  "alder-and-cane-queen-bedroom-4-pieces": {
    "hash": "89d9a3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "arched-leaning-floor-mirror": {
    "hash": "750ae7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8b8"
  },
  "arched-metal-queen-bed-in-aged-bronze": {
    "hash": "9453ed",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "ashcombe-wingback-chair-and-ottoman": {
    "hash": "ddfcd5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8e8e8"
  },
  "backless-saddle-stools-pair": {
    "hash": "e27099",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "barlow-manual-reclining-sofa-and-loveseat": {
    "hash": "218d07",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed": {
    "hash": "910a99",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "barrel-boucle": {
    "hash": "9551d6",
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
    "hash": "ea7f83",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "basalt-7-piece-sintered-stone-dining-set": {
    "hash": "eea1e8",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands": {
    "hash": "d310f4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89888"
  },
  "bed-panel": {
    "hash": "3c07a7",
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
    "hash": "c31ce6",
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
    "hash": "1243ea",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#686858"
  },
  "bianca-leather-corner-sectional": {
    "hash": "323c58",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set": {
    "hash": "be168f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "boden-4-piece-corduroy-sectional": {
    "hash": "75f294",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#684838"
  },
  "boxcar-pub-table-and-two-stools": {
    "hash": "233fd1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "brass-finish-arc-floor-lamp": {
    "hash": "8505c8",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#889888"
  },
  "brewster-7-piece-pub-set-with-lazy-susan": {
    "hash": "3a6a71",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988878"
  },
  "bunk-bed": {
    "hash": "ba38c1",
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
    "hash": "f562ce",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "california-king-canopy-bed-in-matte-black": {
    "hash": "af66eb",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "camber-wingback-queen-bed-in-dove-gray": {
    "hash": "431a31",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "captains-full-bed-with-six-drawers": {
    "hash": "28b80c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989898"
  },
  "cedar-lined-blanket-chest-in-acacia": {
    "hash": "8bda19",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "celeste-7-piece-glass-dining-set": {
    "hash": "cbc55b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#080808"
  },
  "channel-back-king-platform-bed": {
    "hash": "0bc0ac",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "chatham-5-piece-windsor-dining-set": {
    "hash": "b04d50",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "chest": {
    "hash": "6ff297",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "claybourne-round-extension-table": {
    "hash": "21ba75",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "closeup-fabric": {
    "hash": "cc8c6f",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "closeup-sofa": {
    "hash": "8cbffe",
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
    "hash": "2c955d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "comstock-power-lift-recliner": {
    "hash": "27ce80",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand": {
    "hash": "731201",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "cottage-white-nightstand-with-cubby": {
    "hash": "7ad387",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "counter-height-pub-set-with-four-stools": {
    "hash": "b6536b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "covington-queen-anne-dining-set": {
    "hash": "052813",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a898"
  },
  "cutler-6-piece-dining-set-with-bench": {
    "hash": "99ac43",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89888"
  },
  "delivery-carried-in": {
    "hash": "132125",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "delivery-put-together": {
    "hash": "5f408e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat": {
    "hash": "ba7d9a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a8a8"
  },
  "desk": {
    "hash": "436b89",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown": {
    "hash": "250df1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "dining-oak": {
    "hash": "96869a",
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
    "hash": "0d9711",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "dresser-mirror": {
    "hash": "cc2a28",
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
    "hash": "71a083",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "ellery-tufted-bench-seat-sofa": {
    "hash": "559221",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "ember-fireplace-tv-stand": {
    "hash": "4bb200",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89898"
  },
  "emerald-channel-tufted-velvet-queen-bed": {
    "hash": "d95081",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "faded-medallion-rug-5-x-8": {
    "hash": "3a6b27",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard": {
    "hash": "adb8f8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "feature-deals": {
    "hash": "daf804",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8c8c8"
  },
  "feature-financing": {
    "hash": "5439f6",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8d8c8"
  },
  "feature-packages": {
    "hash": "8bbc11",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#889888"
  },
  "fenwick-5-piece-queen-bedroom-set": {
    "hash": "56525a",
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
    "hash": "a93b5c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "five-shelf-ladder-bookcase": {
    "hash": "e9ca21",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak": {
    "hash": "a30437",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard": {
    "hash": "215bdc",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "fontaine-5-piece-marble-tulip-set": {
    "hash": "c4bd49",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel": {
    "hash": "3b037e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "four-poster-king-bed-in-espresso": {
    "hash": "e18d0d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988878"
  },
  "full": {
    "hash": "9a6b04",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "full-over-full-bunk-bed-with-twin-trundle": {
    "hash": "0c4039",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988878"
  },
  "gantry-swivel-counter-stools-set-of-4": {
    "hash": "d78d64",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal": {
    "hash": "4b3449",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "gasworks-sofa-loveseat-and-coffee-table": {
    "hash": "12cf03",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#585848"
  },
  "grand-haven-slipcovered-3-piece-set": {
    "hash": "1527f9",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces": {
    "hash": "a459d6",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "gunnison-rocker-recliner": {
    "hash": "27b772",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "halloran-king-storage-bedroom-set-6-pieces": {
    "hash": "95563e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89878"
  },
  "hammered-gold-drum-side-table": {
    "hash": "e787df",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "harbor-blue-daybed-with-three-drawers": {
    "hash": "4d66d6",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille": {
    "hash": "a89019",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "hearthside-7-piece-farmhouse-living-room": {
    "hash": "fd492c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a89878"
  },
  "home-hero": {
    "hash": "d16adb",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "homestead-8-piece-dining-room-with-server": {
    "hash": "094686",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "huron-ridge-8-piece-family-room": {
    "hash": "e66191",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "indigo-stripe-flatweave-rug-8-x-10": {
    "hash": "600d09",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "ivory-boucle-barrel-swivel-chair": {
    "hash": "f28715",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "juniper-hill-sofa-and-chair-and-a-half": {
    "hash": "3639ee",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "kessler-top-grain-leather-power-reclining-set": {
    "hash": "c88780",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "king": {
    "hash": "7adea1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "king-headboard-of-six-wall-panels-in-ochre": {
    "hash": "97b167",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard": {
    "hash": "296fd0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat": {
    "hash": "9cc723",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "lamp-vignette": {
    "hash": "279772",
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
    "hash": "967c0d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#888878"
  },
  "leelanau-7-piece-trestle-dining-set": {
    "hash": "431c86",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "lift-top-storage-cube": {
    "hash": "8054b7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "lighted-makeup-vanity-with-cushioned-stool": {
    "hash": "89195d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a8a8"
  },
  "linden-swivel-glider-recliner-pair": {
    "hash": "4c8c6a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8e8e8"
  },
  "live-edge-acacia-dining-table-80-inches": {
    "hash": "7b9b20",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "living-room-package": {
    "hash": "8e91a0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "living-sectional": {
    "hash": "586c47",
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
    "hash": "b75f55",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "lucerne-coffee-and-end-table-trio": {
    "hash": "20e053",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces": {
    "hash": "22de9f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "marlin-bay-5-piece-rope-back-set": {
    "hash": "7d8199",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "marlow-upholstered-king-bedroom-5-pieces": {
    "hash": "0781c5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "matinee-row-of-three-theater-recliners": {
    "hash": "82cc7a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "mattress-queen": {
    "hash": "a8469a",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "maybury-5-piece-living-room-group": {
    "hash": "71f486",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "millrace-7-piece-trestle-dining-set": {
    "hash": "667fc7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen": {
    "hash": "d98399",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "nine-drawer-dresser-with-arched-mirror": {
    "hash": "b6c27c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "nolan-reversible-chaise-sofa": {
    "hash": "7bcc72",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "not-found": {
    "hash": "5381bd",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#98a898"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman": {
    "hash": "a902a6",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black": {
    "hash": "f13aa1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8b8"
  },
  "orla-swivel-barrel-chairs-set-of-2": {
    "hash": "7564d0",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "ottoman": {
    "hash": "e62d10",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8f8"
  },
  "pair-of-round-fluted-nightstands": {
    "hash": "540fb8",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8d8"
  },
  "penrose-6-piece-modular-sectional": {
    "hash": "bd832a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "poppy-5-piece-round-dinette": {
    "hash": "ad004f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "prescott-nailhead-bar-stools-set-of-3": {
    "hash": "87e7af",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "queen": {
    "hash": "8f9028",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "queen-adjustable-base-with-wireless-remote": {
    "hash": "e67dc1",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress": {
    "hash": "e5d2d5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "radcliffe-chesterfield-sofa-and-chair": {
    "hash": "f28c8b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "rearrange-it-6-piece-modular-sectional": {
    "hash": "8ce9c8",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "recliner-leather": {
    "hash": "5cf526",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "reeded-six-drawer-dresser-in-light-oak": {
    "hash": "da8902",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "ribbed-ceramic-table-lamps-set-of-2": {
    "hash": "311749",
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
    "hash": "525b9b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a898"
  },
  "saugatuck-queen-sleeper-sofa": {
    "hash": "96ef60",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "scalloped-full-bed-in-navy-velvet": {
    "hash": "9b39c3",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "showroom": {
    "hash": "21200f",
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
    "hash": "76ac86",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8a888"
  },
  "showroom-west": {
    "hash": "bfce26",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron": {
    "hash": "7f030f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-lingerie-chest-in-sage-green": {
    "hash": "1fafc9",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "slide-under-c-table": {
    "hash": "24d141",
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
    "hash": "eb0372",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8d8"
  },
  "sofa-white": {
    "hash": "02f9da",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "soiree-mirrored-wine-buffet": {
    "hash": "bd0b9e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8d8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer": {
    "hash": "1f394e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8b8a8"
  },
  "sorensen-oval-extension-dining-set": {
    "hash": "d80d40",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#988868"
  },
  "sorrel-top-grain-leather-sofa": {
    "hash": "3b658f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8e8e8"
  },
  "spare-room-queen-sleeper-sofa": {
    "hash": "bd6696",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "spindle-twin-bed-in-painted-white": {
    "hash": "cb018e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "stonegate-5-piece-counter-height-set": {
    "hash": "b911e5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "swivel-counter-stools-with-backs-pair": {
    "hash": "523c82",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase": {
    "hash": "d3d26e",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "tamarack-full-sleeper-loveseat": {
    "hash": "ede96a",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "tessa-channel-back-dining-chairs-set-of-6": {
    "hash": "f46ab5",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "thornbury-buffet-and-hutch": {
    "hash": "a8c329",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "tidewater-7-piece-king-bedroom-set": {
    "hash": "a2272f",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#98a8a8"
  },
  "top-grain-power-reclining-sofa": {
    "hash": "1379a4",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "torben-two-drawer-nightstand": {
    "hash": "732a1d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "torrance-6-piece-power-reclining-sectional": {
    "hash": "52d48d",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle": {
    "hash": "d40a42",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8b8"
  },
  "tv-wall": {
    "hash": "b5c335",
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
    "hash": "dbc17c",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "twin-loft-bed-with-desk-and-bookshelves": {
    "hash": "a77378",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a8a8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs": {
    "hash": "a3e987",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#989888"
  },
  "two-mirrored-nightstands-with-crystal-knobs": {
    "hash": "31d2e7",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "two-tier-chrome-bar-cart": {
    "hash": "1abd88",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#c8c8c8"
  },
  "ultimate-40-piece-package": {
    "hash": "1beb20",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "verity-two-tone-queen-bedroom-6-pieces": {
    "hash": "d3982b",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "vesper-4-piece-black-velvet-set": {
    "hash": "92d0f8",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#080808"
  },
  "whole-house-black-bedroom-package": {
    "hash": "d17347",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#b8b8a8"
  },
  "whole-house-gray-bedroom-package": {
    "hash": "dca9d9",
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
    "hash": "f105b2",
    "width": 960,
    "height": 720,
    "widths": [
      400,
      800
    ],
    "color": "#a8b8b8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe": {
    "hash": "52e429",
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
