// Made by `npm run images` from the masters in images/. Do not edit.
export const pictures = {
  "alder-and-cane-queen-bedroom-4-pieces": {
    "hash": "4eb234",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--detail": {
    "hash": "fc7760",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "arched-leaning-floor-mirror": {
    "hash": "223707",
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
    "hash": "c288e9",
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
    "hash": "cbee73",
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
    "hash": "0ed0b5",
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
    "hash": "05429e",
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
    "hash": "8e01e2",
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
    "hash": "886287",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "basalt-7-piece-sintered-stone-dining-set--detail": {
    "hash": "6bfe4a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#181818"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands": {
    "hash": "2e661f",
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
    "hash": "2e58d2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#686858"
  },
  "bellamy-9-piece-formal-dining-room--detail": {
    "hash": "1c35f2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "bianca-leather-corner-sectional": {
    "hash": "3073b3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "bianca-leather-corner-sectional--detail": {
    "hash": "be2ae3",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "birch-lake-4-piece-twin-bedroom-set": {
    "hash": "1035e9",
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
    "hash": "b845b3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#684838"
  },
  "boden-4-piece-corduroy-sectional--detail": {
    "hash": "4cbdb2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#683818"
  },
  "boxcar-pub-table-and-two-stools": {
    "hash": "ef937e",
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
    "hash": "8e309a",
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
    "hash": "272662",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#988878"
  },
  "brewster-7-piece-pub-set-with-lazy-susan--detail": {
    "hash": "b00f1b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#281818"
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
    "hash": "bacc11",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "california-king-canopy-bed-in-matte-black": {
    "hash": "4bc7b9",
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
    "hash": "24b57f",
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
    "hash": "18abb6",
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
    "hash": "46e4fb",
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
    "hash": "ef8d7d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "celeste-7-piece-glass-dining-set--detail": {
    "hash": "87e741",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#181818"
  },
  "channel-back-king-platform-bed": {
    "hash": "aeea51",
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
    "hash": "929d5f",
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
    "hash": "ef3592",
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
    "hash": "ad488f",
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
    "hash": "c2599a",
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
    "hash": "00b280",
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
    "hash": "639c34",
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
    "hash": "10017a",
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
    "hash": "846af2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89878"
  },
  "covington-queen-anne-dining-set--detail": {
    "hash": "784540",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a86848"
  },
  "cutler-6-piece-dining-set-with-bench": {
    "hash": "d2aa0e",
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
    "hash": "e3c9a4",
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
    "hash": "573976",
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
    "hash": "bbd460",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat": {
    "hash": "82697b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a8a8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat--detail": {
    "hash": "f90c40",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
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
    "hash": "562c45",
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
    "hash": "bfc1b2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "dunmore-2-piece-boucle-chaise-sectional--detail": {
    "hash": "bdba6f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "ellery-tufted-bench-seat-sofa": {
    "hash": "daf05a",
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
    "hash": "d0b539",
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
    "hash": "6d44c0",
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
    "hash": "c93518",
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
    "hash": "bcdc30",
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
    "hash": "566623",
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
    "hash": "2dced1",
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
    "hash": "31b2d2",
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
    "hash": "6a3958",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "fenwick-5-piece-queen-bedroom-set--detail": {
    "hash": "38e4d9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "finch-drop-leaf-table-and-two-chairs": {
    "hash": "3c40c7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "five-shelf-ladder-bookcase": {
    "hash": "80b82a",
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
    "hash": "acf451",
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
    "hash": "97c2a5",
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
    "hash": "ea3b1c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "fontaine-5-piece-marble-tulip-set--detail": {
    "hash": "082b07",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel": {
    "hash": "97729f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--detail": {
    "hash": "defd59",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#986848"
  },
  "four-poster-king-bed-in-espresso": {
    "hash": "eafbda",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#988878"
  },
  "four-poster-king-bed-in-espresso--detail": {
    "hash": "690609",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "full": {
    "hash": "1e4290",
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
    "hash": "1950f7",
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
    "hash": "aefabb",
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
    "hash": "3e4666",
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
    "hash": "cefe52",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "gasworks-sofa-loveseat-and-coffee-table--detail": {
    "hash": "764db7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8a878"
  },
  "grand-haven-slipcovered-3-piece-set": {
    "hash": "b05b4b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8b8b8"
  },
  "grand-haven-slipcovered-3-piece-set--detail": {
    "hash": "57fa1a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces": {
    "hash": "9e9223",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces--detail": {
    "hash": "c68db7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#885838"
  },
  "gunnison-rocker-recliner": {
    "hash": "e5ea57",
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
    "hash": "fc423c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89878"
  },
  "halloran-king-storage-bedroom-set-6-pieces--detail": {
    "hash": "ee3782",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#582818"
  },
  "hammered-gold-drum-side-table": {
    "hash": "cce1ab",
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
    "hash": "a1a48d",
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
    "hash": "88dd82",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "hearthside-7-piece-farmhouse-living-room": {
    "hash": "5198ff",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#787868"
  },
  "hearthside-7-piece-farmhouse-living-room--detail": {
    "hash": "d1250d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "home-hero": {
    "hash": "67f8ab",
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
    "hash": "816f26",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "homestead-8-piece-dining-room-with-server--detail": {
    "hash": "8e39d1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "huron-ridge-8-piece-family-room": {
    "hash": "e59030",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8a8"
  },
  "huron-ridge-8-piece-family-room--detail": {
    "hash": "fbcabe",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "indigo-stripe-flatweave-rug-8-x-10": {
    "hash": "b09ec8",
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
    "hash": "d44b76",
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
    "hash": "fb1c37",
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
    "hash": "9282d7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "kessler-top-grain-leather-power-reclining-set--detail": {
    "hash": "1bfc54",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#784828"
  },
  "king": {
    "hash": "1f44a2",
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
    "hash": "46a16b",
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
    "hash": "a6e664",
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
    "hash": "d707d7",
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
    "hash": "301537",
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
    "hash": "41624e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "leelanau-7-piece-trestle-dining-set--detail": {
    "hash": "4de3ae",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "lift-top-storage-cube": {
    "hash": "ac4c96",
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
    "hash": "85f49e",
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
    "hash": "797df0",
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
    "hash": "bd35f3",
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
    "hash": "80d2df",
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
    "hash": "0c70ca",
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
    "hash": "97b1e5",
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
    "hash": "2e730e",
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
    "hash": "3d1594",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces--detail": {
    "hash": "09f65a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a8a8"
  },
  "marlin-bay-5-piece-rope-back-set": {
    "hash": "681385",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "marlow-upholstered-king-bedroom-5-pieces": {
    "hash": "866d97",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "marlow-upholstered-king-bedroom-5-pieces--detail": {
    "hash": "44042c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "matinee-row-of-three-theater-recliners": {
    "hash": "518e0f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "matinee-row-of-three-theater-recliners--detail": {
    "hash": "4792aa",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#181818"
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
    "hash": "cfdeec",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "maybury-5-piece-living-room-group--detail": {
    "hash": "26d8c1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8b8"
  },
  "millrace-7-piece-trestle-dining-set": {
    "hash": "8da715",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "millrace-7-piece-trestle-dining-set--detail": {
    "hash": "8239b9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen": {
    "hash": "b73b57",
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
    "hash": "de39ec",
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
    "hash": "c3253f",
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
    "hash": "847a5d",
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
    "hash": "d3cab9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman--detail": {
    "hash": "8ef0a9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#783828"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black": {
    "hash": "5dcb12",
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
    "hash": "a92cbc",
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
    "hash": "114ce3",
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
    "hash": "02cc0e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "penrose-6-piece-modular-sectional--detail": {
    "hash": "aecec1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8d8b8"
  },
  "poppy-5-piece-round-dinette": {
    "hash": "889dba",
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
    "hash": "a85195",
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
    "hash": "91571b",
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
    "hash": "2edf7a",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress": {
    "hash": "e6e7ac",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--detail": {
    "hash": "4ee214",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#785838"
  },
  "radcliffe-chesterfield-sofa-and-chair": {
    "hash": "d68f88",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989898"
  },
  "radcliffe-chesterfield-sofa-and-chair--detail": {
    "hash": "15ef69",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#481818"
  },
  "rearrange-it-6-piece-modular-sectional": {
    "hash": "329bae",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional--detail": {
    "hash": "9ce7e5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
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
    "hash": "956c15",
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
    "hash": "cd9d87",
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
    "hash": "6c184a",
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
    "hash": "a97c90",
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
    "hash": "5a04ec",
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
    "hash": "c440ac",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#888888"
  },
  "scene-desk": {
    "hash": "b5cfb2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "scene-doorway": {
    "hash": "d2f14d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8c8a8"
  },
  "scene-drawers": {
    "hash": "b20a0b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8c8a8"
  },
  "scene-dusk": {
    "hash": "29df48",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#484838"
  },
  "scene-entry-bench": {
    "hash": "0cefe3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "scene-leather": {
    "hash": "a872e6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#381808"
  },
  "scene-mattress-carton": {
    "hash": "53e490",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8b888"
  },
  "scene-rug-corner": {
    "hash": "fd747f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "scene-scratching-post": {
    "hash": "245505",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#786858"
  },
  "scene-slats": {
    "hash": "ff264d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b898"
  },
  "scene-television": {
    "hash": "b0fa5e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
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
    "hash": "354178",
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
    "hash": "2089df",
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
    "hash": "fffc21",
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
    "hash": "024622",
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
    "hash": "96b5b1",
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
    "hash": "f1ad2b",
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
    "hash": "940a4e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer": {
    "hash": "3fba8c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8a8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--detail": {
    "hash": "af0ea4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#785848"
  },
  "sorensen-oval-extension-dining-set": {
    "hash": "3a7550",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b898"
  },
  "sorrel-top-grain-leather-sofa": {
    "hash": "724689",
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
    "hash": "a2252d",
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
    "hash": "3214e6",
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
    "hash": "7231d0",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "still-bolts": {
    "hash": "1969d5",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8c8b8"
  },
  "still-foam": {
    "hash": "8582b5",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "still-mattress-corner": {
    "hash": "2690dd",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "still-springs": {
    "hash": "655ef7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "still-swatches": {
    "hash": "a60fbd",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a888"
  },
  "still-water-ring": {
    "hash": "444159",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#886858"
  },
  "stonegate-5-piece-counter-height-set": {
    "hash": "f58952",
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
    "hash": "c2a971",
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
    "hash": "754980",
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
    "hash": "a00251",
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
    "hash": "a5d732",
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
    "hash": "fbbc5d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "thornbury-buffet-and-hutch--detail": {
    "hash": "bbd9bd",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8a8"
  },
  "tidewater-7-piece-king-bedroom-set": {
    "hash": "14357e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#98a8a8"
  },
  "tidewater-7-piece-king-bedroom-set--detail": {
    "hash": "ac15d1",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a8a8"
  },
  "top-grain-power-reclining-sofa": {
    "hash": "4eecd3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "top-grain-power-reclining-sofa--detail": {
    "hash": "f82342",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#684828"
  },
  "torben-two-drawer-nightstand": {
    "hash": "9c4e9d",
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
    "hash": "fcf220",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "torrance-6-piece-power-reclining-sectional--detail": {
    "hash": "952e16",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#181818"
  },
  "tufted-daybed-with-rolled-arms-and-trundle": {
    "hash": "fe947e",
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
    "hash": "9e5b20",
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
    "hash": "c9f208",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989898"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs": {
    "hash": "1b8fe7",
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
    "hash": "36c8a3",
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
    "hash": "342983",
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
    "hash": "ea16f0",
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
    "hash": "ea92ef",
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
    "hash": "9627c4",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "verity-two-tone-queen-bedroom-6-pieces--detail": {
    "hash": "e62a47",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "vesper-4-piece-black-velvet-set": {
    "hash": "7f3b6c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "vesper-4-piece-black-velvet-set--detail": {
    "hash": "512f5c",
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
    "hash": "2da919",
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
    "hash": "6682ce",
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
    "hash": "5efec9",
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
    "hash": "c4c177",
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
    "hash": "40454d",
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
    "hash": "5267c4",
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
    "hash": "0b7f57",
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
