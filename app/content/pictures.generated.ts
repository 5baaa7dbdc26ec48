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
    "hash": "28d357",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8b8"
  },
  "arched-metal-queen-bed-in-aged-bronze": {
    "hash": "14b15c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "ashcombe-wingback-chair-and-ottoman": {
    "hash": "46a447",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
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
    "hash": "bf0fe9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed": {
    "hash": "3386c8",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "5b01dc",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands": {
    "hash": "1cb5c6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "2ebcfb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set": {
    "hash": "2009f1",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "boden-4-piece-corduroy-sectional": {
    "hash": "0cb650",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#684838"
  },
  "boxcar-pub-table-and-two-stools": {
    "hash": "5ee05e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "brass-finish-arc-floor-lamp": {
    "hash": "2b93b8",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#889888"
  },
  "brewster-7-piece-pub-set-with-lazy-susan": {
    "hash": "eddd0d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "f8539d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "captains-full-bed-with-six-drawers": {
    "hash": "5f4376",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "cedar-lined-blanket-chest-in-acacia": {
    "hash": "df36c3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "celeste-7-piece-glass-dining-set": {
    "hash": "d1647a",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "3ce454",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "ca7834",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "1fc2c2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "37744f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "cottage-white-nightstand-with-cubby": {
    "hash": "088127",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "counter-height-pub-set-with-four-stools": {
    "hash": "b1707e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "f598f9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "85d217",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "fd0578",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
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
    "hash": "8e951e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
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
    "hash": "6d1073",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "0f9295",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak": {
    "hash": "0f639b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "bd0312",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "four-poster-king-bed-in-espresso": {
    "hash": "2e635b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "7349bf",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "0a3158",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "5cfd92",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8b8b8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces": {
    "hash": "c88d9c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "gunnison-rocker-recliner": {
    "hash": "d05715",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "halloran-king-storage-bedroom-set-6-pieces": {
    "hash": "a425db",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "86793a",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "2a213a",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#787868"
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
    "hash": "8c0460",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "huron-ridge-8-piece-family-room": {
    "hash": "5637fa",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8a8"
  },
  "indigo-stripe-flatweave-rug-8-x-10": {
    "hash": "5b2016",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ivory-boucle-barrel-swivel-chair": {
    "hash": "1f0162",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "juniper-hill-sofa-and-chair-and-a-half": {
    "hash": "5dcdad",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "kessler-top-grain-leather-power-reclining-set": {
    "hash": "407d8d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "848023",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard": {
    "hash": "3d7ffb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89888"
  },
  "lakeshore-slipcovered-sofa-and-loveseat": {
    "hash": "9c16cd",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "6b7a66",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
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
    "hash": "24e900",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lighted-makeup-vanity-with-cushioned-stool": {
    "hash": "0fafdb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "baaed9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "living-room-package": {
    "hash": "bf8aec",
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
    "hash": "fb046b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lucerne-coffee-and-end-table-trio": {
    "hash": "f993d9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces": {
    "hash": "8610d7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "e04fa0",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "17e1a9",
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
    "hash": "d9ffb7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "ba63b6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
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
    "hash": "4b2d08",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black": {
    "hash": "039c0a",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "f18b70",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
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
    "hash": "145572",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "c160fc",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989898"
  },
  "rearrange-it-6-piece-modular-sectional": {
    "hash": "b13ddc",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
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
    "hash": "c95e09",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "ea764f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "3fde17",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#988868"
  },
  "showroom-west": {
    "hash": "62d8b1",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron": {
    "hash": "821d00",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "920813",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
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
    "hash": "04b4d5",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "793c18",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "eeff12",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "swivel-counter-stools-with-backs-pair": {
    "hash": "3c70e3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase": {
    "hash": "f97bf5",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "f0f5fb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "thornbury-buffet-and-hutch": {
    "hash": "505b23",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "tidewater-7-piece-king-bedroom-set": {
    "hash": "1e9206",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#98a8a8"
  },
  "top-grain-power-reclining-sofa": {
    "hash": "5ba4f2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "0d92d6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle": {
    "hash": "40ee46",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "e94e44",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "two-mirrored-nightstands-with-crystal-knobs": {
    "hash": "78d74a",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "two-tier-chrome-bar-cart": {
    "hash": "8b4fdc",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "ultimate-40-piece-package": {
    "hash": "422fa2",
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
    "hash": "6d7a17",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "verity-two-tone-queen-bedroom-6-pieces": {
    "hash": "21facc",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "vesper-4-piece-black-velvet-set": {
    "hash": "0b26eb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "b6f34b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  }
} as const;
export type PictureName = keyof typeof pictures;
