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
    "hash": "0da6e048",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "backless-saddle-stools-pair": {
    "hash": "0a9e0491",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "barlow-manual-reclining-sofa-and-loveseat": {
    "hash": "dfa1aa5f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed": {
    "hash": "b5f11ded",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
  "bianca-leather-corner-sectional": {
    "hash": "ec01fdce",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
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
    "hash": "36b59abb",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "9cbd9ae8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "camber-wingback-queen-bed-in-dove-gray": {
    "hash": "4aef95f0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "f953f31f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "chatham-5-piece-windsor-dining-set": {
    "hash": "026202d6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "31950cd6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
  "comstock-power-lift-recliner": {
    "hash": "672d5b6b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
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
    "hash": "3065f8ce",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cutler-6-piece-dining-set-with-bench": {
    "hash": "9f47adf5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89888"
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
    "hash": "eaf0e018",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "ellery-tufted-bench-seat-sofa": {
    "hash": "f2ce0090",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
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
    "hash": "8e0980fd",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
  "five-shelf-ladder-bookcase": {
    "hash": "40411a5f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard": {
    "hash": "253da018",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fontaine-5-piece-marble-tulip-set": {
    "hash": "e7fd1828",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel": {
    "hash": "52129ed6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "full": {
    "hash": "fd3faace",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "full-over-full-bunk-bed-with-twin-trundle": {
    "hash": "358d1242",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#988878"
  },
  "gantry-swivel-counter-stools-set-of-4": {
    "hash": "4919e2d3",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gasworks-sofa-loveseat-and-coffee-table": {
    "hash": "1f27605d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "gunnison-rocker-recliner": {
    "hash": "b7db2ad1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "hammered-gold-drum-side-table": {
    "hash": "b7922e79",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "harbor-blue-daybed-with-three-drawers": {
    "hash": "692bc3da",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille": {
    "hash": "886370bf",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "bb55392f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "huron-ridge-8-piece-family-room": {
    "hash": "9fef4c23",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8a8"
  },
  "indigo-stripe-flatweave-rug-8-x-10": {
    "hash": "7159b038",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ivory-boucle-barrel-swivel-chair": {
    "hash": "2ad393c0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "875bf1e1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
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
    "hash": "50da554e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "700d95c1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#888878"
  },
  "leelanau-7-piece-trestle-dining-set": {
    "hash": "495882d5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "lift-top-storage-cube": {
    "hash": "8701a64a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "linden-swivel-glider-recliner-pair": {
    "hash": "84f54219",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "live-edge-acacia-dining-table-80-inches": {
    "hash": "1692db4a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "living-room-package": {
    "hash": "7b7bc73b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "1e5d7c95",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lucerne-coffee-and-end-table-trio": {
    "hash": "4e981978",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces": {
    "hash": "7a9f3a51",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "matinee-row-of-three-theater-recliners": {
    "hash": "1a60f0ef",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "34ae0925",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "millrace-7-piece-trestle-dining-set": {
    "hash": "7ae48615",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen": {
    "hash": "39070124",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nine-drawer-dresser-with-arched-mirror": {
    "hash": "0e170d8d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "nolan-reversible-chaise-sofa": {
    "hash": "c69d8350",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
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
  "orla-swivel-barrel-chairs-set-of-2": {
    "hash": "c064a06c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "0955aaf4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "penrose-6-piece-modular-sectional": {
    "hash": "34fe3862",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "poppy-5-piece-round-dinette": {
    "hash": "525e27df",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "prescott-nailhead-bar-stools-set-of-3": {
    "hash": "7a4acfe2",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "queen": {
    "hash": "365d0840",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "radcliffe-chesterfield-sofa-and-chair": {
    "hash": "28c16f66",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989898"
  },
  "rearrange-it-6-piece-modular-sectional": {
    "hash": "8b77d27b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
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
    "hash": "aa11e384",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "8f045627",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a898"
  },
  "saugatuck-queen-sleeper-sofa": {
    "hash": "3bedee88",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
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
    "hash": "77089270",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
  "solveig-4-piece-queen-set-in-walnut-veneer": {
    "hash": "70e59820",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8a8"
  },
  "sorrel-top-grain-leather-sofa": {
    "hash": "231ba614",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "spare-room-queen-sleeper-sofa": {
    "hash": "7846f068",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "swivel-counter-stools-with-backs-pair": {
    "hash": "397a0120",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "ce9459f2",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "tessa-channel-back-dining-chairs-set-of-6": {
    "hash": "bf4e3b07",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "thornbury-buffet-and-hutch": {
    "hash": "ba036b99",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "top-grain-power-reclining-sofa": {
    "hash": "10317f0a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "torben-two-drawer-nightstand": {
    "hash": "2e17bbae",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "torrance-6-piece-power-reclining-sectional": {
    "hash": "d22d61ad",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "a5170f2c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "7397cc3b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "two-mirrored-nightstands-with-crystal-knobs": {
    "hash": "17c4c549",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "two-tier-chrome-bar-cart": {
    "hash": "7ead7f56",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "ultimate-40-piece-package": {
    "hash": "d2663602",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "verity-two-tone-queen-bedroom-6-pieces": {
    "hash": "9beae6d9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "whole-house-black-bedroom-package": {
    "hash": "b86c3c61",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "fd2a3228",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8b8b8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe": {
    "hash": "a13e9059",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  }
} as const;
export type PictureName = keyof typeof pictures;
