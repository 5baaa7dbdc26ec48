// Made by `npm run images` from the masters in content/images/. Do not edit.
export const pictures = {
  "alder-and-cane-queen-bedroom-4-pieces": {
    "hash": "b53130",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--alone": {
    "hash": "3f3c9b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--chest": {
    "hash": "3d6fb4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--detail": {
    "hash": "e44a9f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--nightstand": {
    "hash": "8b9fc0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "arched-leaning-floor-mirror": {
    "hash": "e0e31f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89888"
  },
  "arched-leaning-floor-mirror--close": {
    "hash": "735486",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89888"
  },
  "arched-metal-queen-bed-in-aged-bronze": {
    "hash": "d84a41",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "arched-metal-queen-bed-in-aged-bronze--alone": {
    "hash": "5531f8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "arched-metal-queen-bed-in-aged-bronze--close": {
    "hash": "23aa1d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "arched-metal-queen-bed-in-aged-bronze--foot": {
    "hash": "0d9969",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ashcombe-wingback-chair-and-ottoman": {
    "hash": "65ec47",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ashcombe-wingback-chair-and-ottoman--angle": {
    "hash": "386be0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ashcombe-wingback-chair-and-ottoman--close": {
    "hash": "33ad5c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ashcombe-wingback-chair-and-ottoman--ottoman": {
    "hash": "585fb6",
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
    "hash": "242504",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "backless-saddle-stools-pair--close": {
    "hash": "2a9e59",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "backless-saddle-stools-pair--stool": {
    "hash": "a0e1d0",
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
    "hash": "a83499",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "barlow-manual-reclining-sofa-and-loveseat--close": {
    "hash": "f324a1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#484848"
  },
  "barlow-manual-reclining-sofa-and-loveseat--reclined": {
    "hash": "53f177",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "barlow-manual-reclining-sofa-and-loveseat--sofa": {
    "hash": "9e6266",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed": {
    "hash": "5ce63c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "barn-red-twin-over-twin-steel-bunk-bed--alone": {
    "hash": "cb55e9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed--angle": {
    "hash": "8e831c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed--close": {
    "hash": "1a89ae",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "basalt-7-piece-sintered-stone-dining-set": {
    "hash": "f097a5",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "basalt-7-piece-sintered-stone-dining-set--chair": {
    "hash": "b3d9a2",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "basalt-7-piece-sintered-stone-dining-set--detail": {
    "hash": "523521",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "basalt-7-piece-sintered-stone-dining-set--table": {
    "hash": "47d510",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands": {
    "hash": "48b300",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89888"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands--alone": {
    "hash": "c9a336",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands--close": {
    "hash": "40b4b7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#482818"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands--nightstand": {
    "hash": "9058d9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "bellamy-9-piece-formal-dining-room": {
    "hash": "98dde0",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#686858"
  },
  "bellamy-9-piece-formal-dining-room--chair": {
    "hash": "9a6eaa",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "bellamy-9-piece-formal-dining-room--detail": {
    "hash": "41bdc8",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "bellamy-9-piece-formal-dining-room--table": {
    "hash": "01985d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "bianca-leather-corner-sectional": {
    "hash": "73a907",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "bianca-leather-corner-sectional--angle": {
    "hash": "c4e0dc",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "bianca-leather-corner-sectional--back": {
    "hash": "5b75c8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "bianca-leather-corner-sectional--close": {
    "hash": "8dd018",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "bianca-leather-corner-sectional--detail": {
    "hash": "616dea",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "bianca-leather-corner-sectional--mark": {
    "hash": "3ed141",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "birch-lake-4-piece-twin-bedroom-set": {
    "hash": "68e538",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set--alone": {
    "hash": "e16da1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set--chest": {
    "hash": "9a737b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set--desk": {
    "hash": "442b60",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set--nightstand": {
    "hash": "d3e7e3",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "boden-4-piece-corduroy-sectional": {
    "hash": "29ad74",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#886858"
  },
  "boden-4-piece-corduroy-sectional--alone": {
    "hash": "45a4fb",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "boden-4-piece-corduroy-sectional--back": {
    "hash": "bb5b06",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "boden-4-piece-corduroy-sectional--close": {
    "hash": "e3e08d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a87848"
  },
  "boden-4-piece-corduroy-sectional--detail": {
    "hash": "f52ce4",
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
    "hash": "e3c97a",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "boxcar-pub-table-and-two-stools--close": {
    "hash": "7f4186",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "boxcar-pub-table-and-two-stools--corner": {
    "hash": "339f21",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "boxcar-pub-table-and-two-stools--table": {
    "hash": "305047",
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
    "hash": "20694d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#889888"
  },
  "brass-finish-arc-floor-lamp--alone": {
    "hash": "a490b7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "brewster-7-piece-pub-set-with-lazy-susan": {
    "hash": "bc25e4",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#483828"
  },
  "brewster-7-piece-pub-set-with-lazy-susan--chair": {
    "hash": "04ba55",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "brewster-7-piece-pub-set-with-lazy-susan--detail": {
    "hash": "fdd075",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#180808"
  },
  "brewster-7-piece-pub-set-with-lazy-susan--table": {
    "hash": "b81e10",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "button-tufted-cocktail-ottoman": {
    "hash": "8b1cd6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "button-tufted-cocktail-ottoman--angle": {
    "hash": "da1d8b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "button-tufted-cocktail-ottoman--close": {
    "hash": "ec3c6f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8c8b8"
  },
  "california-king-canopy-bed-in-matte-black": {
    "hash": "91fb7c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "california-king-canopy-bed-in-matte-black--alone": {
    "hash": "5a94c9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "california-king-canopy-bed-in-matte-black--angle": {
    "hash": "c515fa",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "california-king-canopy-bed-in-matte-black--close": {
    "hash": "ba0aee",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "camber-wingback-queen-bed-in-dove-gray": {
    "hash": "beb198",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "camber-wingback-queen-bed-in-dove-gray--alone": {
    "hash": "bc6554",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "camber-wingback-queen-bed-in-dove-gray--back": {
    "hash": "6d9f9d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "camber-wingback-queen-bed-in-dove-gray--close": {
    "hash": "fbeb9d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "captains-full-bed-with-six-drawers": {
    "hash": "5a1e23",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "captains-full-bed-with-six-drawers--alone": {
    "hash": "83896a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "captains-full-bed-with-six-drawers--close": {
    "hash": "9d5491",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b88858"
  },
  "captains-full-bed-with-six-drawers--open": {
    "hash": "b3d2b8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "cedar-lined-blanket-chest-in-acacia": {
    "hash": "26527b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cedar-lined-blanket-chest-in-acacia--angle": {
    "hash": "fdf809",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cedar-lined-blanket-chest-in-acacia--close": {
    "hash": "cd9154",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cedar-lined-blanket-chest-in-acacia--open": {
    "hash": "7af9f4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "celeste-7-piece-glass-dining-set": {
    "hash": "071222",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "celeste-7-piece-glass-dining-set--chair": {
    "hash": "76e640",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "celeste-7-piece-glass-dining-set--detail": {
    "hash": "e3b385",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#181818"
  },
  "celeste-7-piece-glass-dining-set--table": {
    "hash": "b67b0e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "channel-back-king-platform-bed": {
    "hash": "4302da",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89888"
  },
  "channel-back-king-platform-bed--alone": {
    "hash": "0ec72a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "channel-back-king-platform-bed--close": {
    "hash": "250a27",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "channel-back-king-platform-bed--foot": {
    "hash": "e91b25",
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
    "hash": "f5ca92",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "chatham-5-piece-windsor-dining-set--chair": {
    "hash": "2b5b79",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "chatham-5-piece-windsor-dining-set--close": {
    "hash": "4688ff",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "chatham-5-piece-windsor-dining-set--table": {
    "hash": "338088",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "claybourne-round-extension-table": {
    "hash": "8cc163",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "claybourne-round-extension-table--close": {
    "hash": "773b71",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cloverdale-corner-breakfast-nook": {
    "hash": "268604",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "cloverdale-corner-breakfast-nook--bench": {
    "hash": "2aeebf",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cloverdale-corner-breakfast-nook--close": {
    "hash": "e4eaf4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cloverdale-corner-breakfast-nook--open": {
    "hash": "cd2879",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cloverdale-corner-breakfast-nook--table": {
    "hash": "c2cb01",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "comstock-power-lift-recliner": {
    "hash": "0eeec9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "comstock-power-lift-recliner--close": {
    "hash": "9c9be5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#483828"
  },
  "comstock-power-lift-recliner--open": {
    "hash": "52b0a5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "comstock-power-lift-recliner--reclined": {
    "hash": "fcf1fa",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand": {
    "hash": "5cf091",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "cordwood-barn-door-tv-stand--alone": {
    "hash": "6d0e6a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand--angle": {
    "hash": "93be8a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand--close": {
    "hash": "c2c8d9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand--mark": {
    "hash": "f70231",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8c898"
  },
  "cottage-white-nightstand-with-cubby": {
    "hash": "fbfae8",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "cottage-white-nightstand-with-cubby--angle": {
    "hash": "fb0dbd",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "cottage-white-nightstand-with-cubby--open": {
    "hash": "131018",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "counter-height-pub-set-with-four-stools": {
    "hash": "ec1039",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "counter-height-pub-set-with-four-stools--close": {
    "hash": "a5de2c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "counter-height-pub-set-with-four-stools--stool": {
    "hash": "391101",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "counter-height-pub-set-with-four-stools--table": {
    "hash": "570c81",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "covington-queen-anne-dining-set": {
    "hash": "ccefeb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8c8b8"
  },
  "covington-queen-anne-dining-set--chair": {
    "hash": "182307",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "covington-queen-anne-dining-set--detail": {
    "hash": "7217fd",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#887868"
  },
  "covington-queen-anne-dining-set--mark": {
    "hash": "8ac0db",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#885848"
  },
  "covington-queen-anne-dining-set--open": {
    "hash": "1c4192",
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
    "hash": "54e6e5",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "cutler-6-piece-dining-set-with-bench--bench": {
    "hash": "6760b1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cutler-6-piece-dining-set-with-bench--chair": {
    "hash": "fe1cff",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cutler-6-piece-dining-set-with-bench--table": {
    "hash": "969a35",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
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
    "hash": "fa3d33",
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
    "hash": "9605dd",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat--detail": {
    "hash": "485963",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat--loveseat": {
    "hash": "967bed",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat--sofa": {
    "hash": "d85bec",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown": {
    "hash": "7d8d95",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "diamond-tufted-king-bed-in-saddle-brown--alone": {
    "hash": "1aca49",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown--close": {
    "hash": "45b78b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown--foot": {
    "hash": "d03f71",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "dunmore-2-piece-boucle-chaise-sectional": {
    "hash": "6eddd7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a898"
  },
  "dunmore-2-piece-boucle-chaise-sectional--alone": {
    "hash": "7b6c1e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "dunmore-2-piece-boucle-chaise-sectional--back": {
    "hash": "256aff",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "dunmore-2-piece-boucle-chaise-sectional--close": {
    "hash": "e4f605",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "dunmore-2-piece-boucle-chaise-sectional--detail": {
    "hash": "56c878",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "ellery-tufted-bench-seat-sofa": {
    "hash": "23b636",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ellery-tufted-bench-seat-sofa--angle": {
    "hash": "ff8ed5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ellery-tufted-bench-seat-sofa--back": {
    "hash": "c845d1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ellery-tufted-bench-seat-sofa--close": {
    "hash": "a84e77",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#183828"
  },
  "ember-fireplace-tv-stand": {
    "hash": "0d9829",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "ember-fireplace-tv-stand--alone": {
    "hash": "eca3e1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ember-fireplace-tv-stand--angle": {
    "hash": "c5d6e5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ember-fireplace-tv-stand--close": {
    "hash": "85179d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "ember-fireplace-tv-stand--mark": {
    "hash": "bfb5bf",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#887868"
  },
  "emerald-channel-tufted-velvet-queen-bed": {
    "hash": "11608d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "emerald-channel-tufted-velvet-queen-bed--alone": {
    "hash": "1b764c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "emerald-channel-tufted-velvet-queen-bed--close": {
    "hash": "d1c016",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#083828"
  },
  "emerald-channel-tufted-velvet-queen-bed--foot": {
    "hash": "5adb39",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "faded-medallion-rug-5-x-8": {
    "hash": "6233a9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "faded-medallion-rug-5-x-8--close": {
    "hash": "61d6ba",
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
    "hash": "0d64e0",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard--angle": {
    "hash": "3fe2bf",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard--close": {
    "hash": "9c21c4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard--mark": {
    "hash": "3be0b7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#886858"
  },
  "fairlane-walnut-sideboard--open": {
    "hash": "b6f721",
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
    "hash": "6d84ee",
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
    "hash": "9b59f3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "feature-packages": {
    "hash": "114db8",
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
    "hash": "da3bd3",
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
    "hash": "21bb2b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "fenwick-5-piece-queen-bedroom-set--dresser": {
    "hash": "83022d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fenwick-5-piece-queen-bedroom-set--nightstand": {
    "hash": "6ff67c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "finch-drop-leaf-table-and-two-chairs": {
    "hash": "dfff21",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89878"
  },
  "finch-drop-leaf-table-and-two-chairs--angle": {
    "hash": "480a9b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "finch-drop-leaf-table-and-two-chairs--chair": {
    "hash": "b5cb60",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "finch-drop-leaf-table-and-two-chairs--open": {
    "hash": "51de54",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "five-shelf-ladder-bookcase": {
    "hash": "69fa1d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "five-shelf-ladder-bookcase--alone": {
    "hash": "d73adf",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "five-shelf-ladder-bookcase--angle": {
    "hash": "55a752",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "five-shelf-ladder-bookcase--close": {
    "hash": "097a5c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak": {
    "hash": "825710",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak--angle": {
    "hash": "e25d78",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak--close": {
    "hash": "2482f9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak--open": {
    "hash": "09c227",
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
    "hash": "c3d825",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard--angle": {
    "hash": "a8d6fe",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard--close": {
    "hash": "16630d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard--open": {
    "hash": "6b7849",
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
    "hash": "5eb149",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "fontaine-5-piece-marble-tulip-set--chair": {
    "hash": "97506f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fontaine-5-piece-marble-tulip-set--detail": {
    "hash": "c79994",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "fontaine-5-piece-marble-tulip-set--table": {
    "hash": "d7ad3d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel": {
    "hash": "2ec110",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--detail": {
    "hash": "a3f53b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#885838"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--dresser": {
    "hash": "b24603",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--mark": {
    "hash": "48eda2",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#282828"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--nightstand": {
    "hash": "66696a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "four-poster-king-bed-in-espresso": {
    "hash": "6ada68",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#988878"
  },
  "four-poster-king-bed-in-espresso--alone": {
    "hash": "bc0920",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "four-poster-king-bed-in-espresso--detail": {
    "hash": "209ed2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "four-poster-king-bed-in-espresso--foot": {
    "hash": "9daf4c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "four-poster-king-bed-in-espresso--mark": {
    "hash": "f787ad",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "full": {
    "hash": "8cd38f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "full--carton": {
    "hash": "9387ae",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#483818"
  },
  "full-over-full-bunk-bed-with-twin-trundle": {
    "hash": "9910e9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "full-over-full-bunk-bed-with-twin-trundle--alone": {
    "hash": "3de37c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "full-over-full-bunk-bed-with-twin-trundle--angle": {
    "hash": "712735",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "full-over-full-bunk-bed-with-twin-trundle--close": {
    "hash": "e0ed16",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#382818"
  },
  "gantry-swivel-counter-stools-set-of-4": {
    "hash": "fa89e0",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gantry-swivel-counter-stools-set-of-4--close": {
    "hash": "bed586",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gantry-swivel-counter-stools-set-of-4--stool": {
    "hash": "acd8f0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal": {
    "hash": "6f565b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "gas-lift-storage-king-bed-in-charcoal--alone": {
    "hash": "f6b3d8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal--close": {
    "hash": "29b68f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal--foot": {
    "hash": "ab9065",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal--open": {
    "hash": "39ad33",
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
    "hash": "2775ab",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "gasworks-sofa-loveseat-and-coffee-table--close": {
    "hash": "4750dc",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#583818"
  },
  "gasworks-sofa-loveseat-and-coffee-table--coffee": {
    "hash": "e792dc",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gasworks-sofa-loveseat-and-coffee-table--detail": {
    "hash": "413d47",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b88858"
  },
  "gasworks-sofa-loveseat-and-coffee-table--loveseat": {
    "hash": "9cbeba",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gasworks-sofa-loveseat-and-coffee-table--sofa": {
    "hash": "03068c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "grand-haven-slipcovered-3-piece-set": {
    "hash": "66adc0",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#98a8a8"
  },
  "grand-haven-slipcovered-3-piece-set--chair": {
    "hash": "9d6e20",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "grand-haven-slipcovered-3-piece-set--detail": {
    "hash": "6b08b7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "grand-haven-slipcovered-3-piece-set--loveseat": {
    "hash": "63e6a7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "grand-haven-slipcovered-3-piece-set--sofa": {
    "hash": "ecde71",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces": {
    "hash": "dc0d96",
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
    "hash": "e66660",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#885838"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces--dresser": {
    "hash": "3f5b30",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces--nightstand": {
    "hash": "ca4619",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gunnison-rocker-recliner": {
    "hash": "f07f91",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gunnison-rocker-recliner--angle": {
    "hash": "1c8b17",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gunnison-rocker-recliner--close": {
    "hash": "7b70ba",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#586878"
  },
  "gunnison-rocker-recliner--reclined": {
    "hash": "a9b9c5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "halloran-king-storage-bedroom-set-6-pieces": {
    "hash": "f123e7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89878"
  },
  "halloran-king-storage-bedroom-set-6-pieces--chest": {
    "hash": "63b4aa",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "halloran-king-storage-bedroom-set-6-pieces--detail": {
    "hash": "4552f1",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#482818"
  },
  "halloran-king-storage-bedroom-set-6-pieces--dresser": {
    "hash": "6367b6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "halloran-king-storage-bedroom-set-6-pieces--nightstand": {
    "hash": "bcdd67",
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
    "hash": "3cbc33",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "hammered-gold-drum-side-table--close": {
    "hash": "5eacd7",
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
    "hash": "6da110",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "harbor-blue-daybed-with-three-drawers--alone": {
    "hash": "041ed3",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "harbor-blue-daybed-with-three-drawers--angle": {
    "hash": "515021",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "harbor-blue-daybed-with-three-drawers--close": {
    "hash": "d421b6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#88a8b8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille": {
    "hash": "838448",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille--close": {
    "hash": "9bf7f8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#686868"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille--loveseat": {
    "hash": "ba8129",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille--sofa": {
    "hash": "9ac1df",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "hearthside-7-piece-farmhouse-living-room": {
    "hash": "7ed131",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "hearthside-7-piece-farmhouse-living-room--coffee": {
    "hash": "b9b049",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "hearthside-7-piece-farmhouse-living-room--console": {
    "hash": "ee2d57",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "hearthside-7-piece-farmhouse-living-room--detail": {
    "hash": "68162b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "hearthside-7-piece-farmhouse-living-room--end": {
    "hash": "2c1790",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
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
    "hash": "4530b2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "homestead-8-piece-dining-room-with-server--chair": {
    "hash": "6dfb81",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "homestead-8-piece-dining-room-with-server--detail": {
    "hash": "a2cd5e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "homestead-8-piece-dining-room-with-server--server": {
    "hash": "418c5d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "huron-ridge-8-piece-family-room": {
    "hash": "10394f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a898"
  },
  "huron-ridge-8-piece-family-room--coffee": {
    "hash": "7050b7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "huron-ridge-8-piece-family-room--detail": {
    "hash": "109347",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#684838"
  },
  "huron-ridge-8-piece-family-room--end": {
    "hash": "3dfb53",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "huron-ridge-8-piece-family-room--recliner": {
    "hash": "2799a9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "indigo-stripe-flatweave-rug-8-x-10": {
    "hash": "36ab47",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "indigo-stripe-flatweave-rug-8-x-10--close": {
    "hash": "150c4b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8d8c8"
  },
  "ivory-boucle-barrel-swivel-chair": {
    "hash": "23fcb9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "ivory-boucle-barrel-swivel-chair--angle": {
    "hash": "09b7de",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "ivory-boucle-barrel-swivel-chair--close": {
    "hash": "2a6cc3",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "juniper-hill-sofa-and-chair-and-a-half": {
    "hash": "36b4aa",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "juniper-hill-sofa-and-chair-and-a-half--chair": {
    "hash": "c6b332",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "juniper-hill-sofa-and-chair-and-a-half--close": {
    "hash": "dbf416",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "juniper-hill-sofa-and-chair-and-a-half--sofa": {
    "hash": "ae5045",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "kessler-top-grain-leather-power-reclining-set": {
    "hash": "15a413",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a898"
  },
  "kessler-top-grain-leather-power-reclining-set--detail": {
    "hash": "2983ff",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#482818"
  },
  "kessler-top-grain-leather-power-reclining-set--loveseat": {
    "hash": "af514f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "kessler-top-grain-leather-power-reclining-set--reclined": {
    "hash": "7e227f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "kessler-top-grain-leather-power-reclining-set--recliner": {
    "hash": "c19e15",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "king": {
    "hash": "859d45",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a8a8"
  },
  "king--carton": {
    "hash": "996da0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "king-headboard-of-six-wall-panels-in-ochre": {
    "hash": "252f30",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "king-headboard-of-six-wall-panels-in-ochre--close": {
    "hash": "b39db1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b89858"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard": {
    "hash": "017185",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard--alone": {
    "hash": "b561a5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard--close": {
    "hash": "e0442a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard--foot": {
    "hash": "638530",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat": {
    "hash": "6c2d29",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8c8c8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat--close": {
    "hash": "0ce0d9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8d8c8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat--loveseat": {
    "hash": "c4616d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat--sofa": {
    "hash": "ec6ffc",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "led-bookcase-queen-bed-with-four-drawers": {
    "hash": "1a720f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "led-bookcase-queen-bed-with-four-drawers--alone": {
    "hash": "7e9dd2",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "led-bookcase-queen-bed-with-four-drawers--angle": {
    "hash": "bc68a9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "led-bookcase-queen-bed-with-four-drawers--close": {
    "hash": "7c2155",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "leelanau-7-piece-trestle-dining-set": {
    "hash": "3a97e7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "leelanau-7-piece-trestle-dining-set--chair": {
    "hash": "3cd47c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "leelanau-7-piece-trestle-dining-set--detail": {
    "hash": "efac22",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#885838"
  },
  "leelanau-7-piece-trestle-dining-set--table": {
    "hash": "e8d304",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lift-top-storage-cube": {
    "hash": "5bef18",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lift-top-storage-cube--open": {
    "hash": "3f4731",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lighted-makeup-vanity-with-cushioned-stool": {
    "hash": "690cb6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8b8"
  },
  "lighted-makeup-vanity-with-cushioned-stool--close": {
    "hash": "3edbe5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "lighted-makeup-vanity-with-cushioned-stool--stool": {
    "hash": "da0a52",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "linden-swivel-glider-recliner-pair": {
    "hash": "c9dbab",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "linden-swivel-glider-recliner-pair--close": {
    "hash": "bdba44",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "linden-swivel-glider-recliner-pair--reclined": {
    "hash": "001662",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "linden-swivel-glider-recliner-pair--recliner": {
    "hash": "6055c8",
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
    "hash": "55d119",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "live-edge-acacia-dining-table-80-inches--close": {
    "hash": "6a056d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "live-edge-acacia-dining-table-80-inches--mark": {
    "hash": "261608",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#987858"
  },
  "living-room-package": {
    "hash": "505218",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "living-room-package--coffee": {
    "hash": "24ced6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "living-room-package--detail": {
    "hash": "5c19b3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#887868"
  },
  "living-room-package--end": {
    "hash": "4359bb",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "living-room-package--sofa": {
    "hash": "79ca41",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "loden-velvet-wingback-chair": {
    "hash": "8bc992",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "loden-velvet-wingback-chair--angle": {
    "hash": "5a5348",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "loden-velvet-wingback-chair--close": {
    "hash": "cca8a5",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "loden-velvet-wingback-chair--mark": {
    "hash": "04d8dd",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "lucerne-coffee-and-end-table-trio": {
    "hash": "375ee9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "lucerne-coffee-and-end-table-trio--close": {
    "hash": "c9352d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lucerne-coffee-and-end-table-trio--end": {
    "hash": "dca4c4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces": {
    "hash": "2d07d0",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8b8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces--alone": {
    "hash": "6dc23d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces--detail": {
    "hash": "89443e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces--dresser": {
    "hash": "cf8cda",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces--nightstand": {
    "hash": "c20d6d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "marlin-bay-5-piece-rope-back-set": {
    "hash": "77570b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "marlin-bay-5-piece-rope-back-set--chair": {
    "hash": "da0c0e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "marlin-bay-5-piece-rope-back-set--close": {
    "hash": "cc4816",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "marlin-bay-5-piece-rope-back-set--table": {
    "hash": "696241",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "marlow-upholstered-king-bedroom-5-pieces": {
    "hash": "727015",
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
    "hash": "5caaa7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "marlow-upholstered-king-bedroom-5-pieces--dresser": {
    "hash": "dba22a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "marlow-upholstered-king-bedroom-5-pieces--nightstand": {
    "hash": "181529",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "matinee-row-of-three-theater-recliners": {
    "hash": "f0a3dc",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "matinee-row-of-three-theater-recliners--angle": {
    "hash": "a689df",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "matinee-row-of-three-theater-recliners--close": {
    "hash": "d0d228",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#282828"
  },
  "matinee-row-of-three-theater-recliners--detail": {
    "hash": "911eed",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#181818"
  },
  "matinee-row-of-three-theater-recliners--reclined": {
    "hash": "3f5428",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "maybury-5-piece-living-room-group": {
    "hash": "c726d3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "maybury-5-piece-living-room-group--coffee": {
    "hash": "4eb977",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "maybury-5-piece-living-room-group--detail": {
    "hash": "ed11ce",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "maybury-5-piece-living-room-group--end": {
    "hash": "2bd2c1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "millrace-7-piece-trestle-dining-set": {
    "hash": "240489",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "millrace-7-piece-trestle-dining-set--chair": {
    "hash": "efa990",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "millrace-7-piece-trestle-dining-set--detail": {
    "hash": "46bccc",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "millrace-7-piece-trestle-dining-set--table": {
    "hash": "509d31",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen": {
    "hash": "27dec8",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen--angle": {
    "hash": "ab2f5a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen--back": {
    "hash": "31760b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen--close": {
    "hash": "9a3fdc",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8c8b8"
  },
  "nine-drawer-dresser-with-arched-mirror": {
    "hash": "c705b4",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "nine-drawer-dresser-with-arched-mirror--angle": {
    "hash": "2443c4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "nine-drawer-dresser-with-arched-mirror--close": {
    "hash": "545ac7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "nine-drawer-dresser-with-arched-mirror--open": {
    "hash": "e545aa",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "nolan-reversible-chaise-sofa": {
    "hash": "7cfc46",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nolan-reversible-chaise-sofa--angle": {
    "hash": "27a22e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nolan-reversible-chaise-sofa--back": {
    "hash": "dbf110",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nolan-reversible-chaise-sofa--close": {
    "hash": "ca25f9",
    "width": 1200,
    "height": 900,
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
    "hash": "7ed76b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman--chair": {
    "hash": "3083a1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman--detail": {
    "hash": "c7b146",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#682818"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman--ottoman": {
    "hash": "6bc524",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman--sofa": {
    "hash": "13efae",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black": {
    "hash": "d2d471",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black--alone": {
    "hash": "bf3901",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black--dresser": {
    "hash": "a878c8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black--mark": {
    "hash": "a5a142",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#282828"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black--nightstand": {
    "hash": "a18e7d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "orla-swivel-barrel-chairs-set-of-2": {
    "hash": "65e6d8",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "orla-swivel-barrel-chairs-set-of-2--back": {
    "hash": "1ca45e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "orla-swivel-barrel-chairs-set-of-2--close": {
    "hash": "ba13ad",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "pair-of-round-fluted-nightstands": {
    "hash": "aa8380",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "pair-of-round-fluted-nightstands--alone": {
    "hash": "0e2fdf",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "pair-of-round-fluted-nightstands--close": {
    "hash": "ddf9e8",
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
    "hash": "e80035",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "penrose-6-piece-modular-sectional--angle": {
    "hash": "77f045",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "penrose-6-piece-modular-sectional--back": {
    "hash": "b5ed0b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "penrose-6-piece-modular-sectional--close": {
    "hash": "4cafdd",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8d8b8"
  },
  "penrose-6-piece-modular-sectional--detail": {
    "hash": "4eb5a6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8d8b8"
  },
  "poppy-5-piece-round-dinette": {
    "hash": "7d1459",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "poppy-5-piece-round-dinette--chair": {
    "hash": "544540",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "poppy-5-piece-round-dinette--close": {
    "hash": "070f78",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "poppy-5-piece-round-dinette--table": {
    "hash": "d50162",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "prescott-nailhead-bar-stools-set-of-3": {
    "hash": "4f9799",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "prescott-nailhead-bar-stools-set-of-3--back": {
    "hash": "7fa0ea",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "prescott-nailhead-bar-stools-set-of-3--close": {
    "hash": "556051",
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
    "hash": "c994dc",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "queen--carton": {
    "hash": "48bfe0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989898"
  },
  "queen--corner": {
    "hash": "5f47e2",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "queen--layers": {
    "hash": "a2e02b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "queen-adjustable-base-with-wireless-remote": {
    "hash": "c5cb8f",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "queen-adjustable-base-with-wireless-remote--angle": {
    "hash": "fffac0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "queen-adjustable-base-with-wireless-remote--close": {
    "hash": "94b31e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "queen-adjustable-base-with-wireless-remote--open": {
    "hash": "706eb8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress": {
    "hash": "81029d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--close": {
    "hash": "00accb",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#785838"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--detail": {
    "hash": "0864f9",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#785838"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--mattress": {
    "hash": "6a52d0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--open": {
    "hash": "8c8d31",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "radcliffe-chesterfield-sofa-and-chair": {
    "hash": "c0dc3e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#889888"
  },
  "radcliffe-chesterfield-sofa-and-chair--chair": {
    "hash": "a08ce6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "radcliffe-chesterfield-sofa-and-chair--close": {
    "hash": "0ef77e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#381818"
  },
  "radcliffe-chesterfield-sofa-and-chair--detail": {
    "hash": "305028",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#582828"
  },
  "radcliffe-chesterfield-sofa-and-chair--mark": {
    "hash": "33d475",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#381818"
  },
  "radcliffe-chesterfield-sofa-and-chair--sofa": {
    "hash": "7e153e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional": {
    "hash": "9e34a6",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional--angle": {
    "hash": "9e11d4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional--back": {
    "hash": "95b09e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional--close": {
    "hash": "7a6c47",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional--detail": {
    "hash": "78e187",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8d8c8"
  },
  "reeded-six-drawer-dresser-in-light-oak": {
    "hash": "8c0126",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "reeded-six-drawer-dresser-in-light-oak--angle": {
    "hash": "4ed4ba",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "reeded-six-drawer-dresser-in-light-oak--close": {
    "hash": "f1a489",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8c8a8"
  },
  "reeded-six-drawer-dresser-in-light-oak--open": {
    "hash": "b3c257",
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
    "hash": "3a56ae",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8b8a8"
  },
  "ribbed-ceramic-table-lamps-set-of-2--close": {
    "hash": "74254c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "rounded-boucle-queen-bed-with-arched-headboard": {
    "hash": "0f9ddd",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a898"
  },
  "rounded-boucle-queen-bed-with-arched-headboard--alone": {
    "hash": "8ceb45",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "rounded-boucle-queen-bed-with-arched-headboard--close": {
    "hash": "f6a1e0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "rounded-boucle-queen-bed-with-arched-headboard--foot": {
    "hash": "e17b4f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "saugatuck-queen-sleeper-sofa": {
    "hash": "fd38fb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "saugatuck-queen-sleeper-sofa--angle": {
    "hash": "f152a7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "saugatuck-queen-sleeper-sofa--back": {
    "hash": "19f86a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "saugatuck-queen-sleeper-sofa--close": {
    "hash": "d06c9a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#082838"
  },
  "saugatuck-queen-sleeper-sofa--open": {
    "hash": "2d3d1c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "scalloped-full-bed-in-navy-velvet": {
    "hash": "037945",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8b8"
  },
  "scalloped-full-bed-in-navy-velvet--alone": {
    "hash": "e547de",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "scalloped-full-bed-in-navy-velvet--close": {
    "hash": "f490d0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#182838"
  },
  "scalloped-full-bed-in-navy-velvet--foot": {
    "hash": "178e1c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "scene-curtains": {
    "hash": "ec12bb",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8e8e8"
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
  "scene-dark-wall": {
    "hash": "afab75",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#385848"
  },
  "scene-desk": {
    "hash": "90696b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8c8c8"
  },
  "scene-doorway": {
    "hash": "665a48",
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
    "hash": "decde8",
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
  "scene-fabrics": {
    "hash": "7c457d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "scene-gray-sofa": {
    "hash": "996d25",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "scene-leather": {
    "hash": "2d0b89",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#481808"
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
  "scene-mattress-stack": {
    "hash": "527c60",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "scene-rug-corner": {
    "hash": "d85700",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
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
    "hash": "57c8de",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8d8b8"
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
  "showroom-east": {
    "hash": "b71f8c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "showroom-west": {
    "hash": "f7899b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron": {
    "hash": "9b6758",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron--angle": {
    "hash": "2ab138",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron--close": {
    "hash": "7f9cd1",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron--open": {
    "hash": "2375d0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-lingerie-chest-in-sage-green": {
    "hash": "573f39",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-lingerie-chest-in-sage-green--angle": {
    "hash": "8cdedc",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-lingerie-chest-in-sage-green--close": {
    "hash": "91ec47",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "six-drawer-lingerie-chest-in-sage-green--mark": {
    "hash": "c215c3",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8b898"
  },
  "six-drawer-lingerie-chest-in-sage-green--open": {
    "hash": "441122",
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
    "hash": "dc1cca",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "slide-under-c-table--angle": {
    "hash": "eb2bc4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "slide-under-c-table--close": {
    "hash": "105a5f",
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
    "hash": "c5ea23",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "slim-writing-desk-with-drawer--angle": {
    "hash": "8e5cff",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "soiree-mirrored-wine-buffet": {
    "hash": "11b126",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "soiree-mirrored-wine-buffet--angle": {
    "hash": "290f3b",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "soiree-mirrored-wine-buffet--close": {
    "hash": "735d81",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "soiree-mirrored-wine-buffet--open": {
    "hash": "19a976",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer": {
    "hash": "7e376d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b8a8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--alone": {
    "hash": "d8bce2",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--detail": {
    "hash": "ce8355",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#785848"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--dresser": {
    "hash": "7c79e6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--mark": {
    "hash": "92287d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#987868"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--nightstand": {
    "hash": "fb8844",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorensen-oval-extension-dining-set": {
    "hash": "3e101b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#988868"
  },
  "sorensen-oval-extension-dining-set--chair": {
    "hash": "dec850",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorensen-oval-extension-dining-set--close": {
    "hash": "d3dd6a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorensen-oval-extension-dining-set--open": {
    "hash": "25e970",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorrel-top-grain-leather-sofa": {
    "hash": "abef00",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "sorrel-top-grain-leather-sofa--angle": {
    "hash": "fb2ed6",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "sorrel-top-grain-leather-sofa--back": {
    "hash": "2f0a85",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "sorrel-top-grain-leather-sofa--close": {
    "hash": "763ffc",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorrel-top-grain-leather-sofa--mark": {
    "hash": "cd3781",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#884828"
  },
  "spare-room-queen-sleeper-sofa": {
    "hash": "3d5257",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "spare-room-queen-sleeper-sofa--angle": {
    "hash": "2a289d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "spare-room-queen-sleeper-sofa--back": {
    "hash": "5a7feb",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "spare-room-queen-sleeper-sofa--close": {
    "hash": "322a01",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#182848"
  },
  "spare-room-queen-sleeper-sofa--open": {
    "hash": "1b4b15",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "spindle-twin-bed-in-painted-white": {
    "hash": "669f42",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8b8b8"
  },
  "spindle-twin-bed-in-painted-white--alone": {
    "hash": "7d7f29",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "spindle-twin-bed-in-painted-white--close": {
    "hash": "4d1fba",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "spindle-twin-bed-in-painted-white--foot": {
    "hash": "334b31",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "still-boards": {
    "hash": "7f3189",
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
    "hash": "20c7ad",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a8a8"
  },
  "still-foam": {
    "hash": "44bad0",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b898"
  },
  "still-mattress-corner": {
    "hash": "307b80",
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
    "hash": "535316",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a88868"
  },
  "still-swatches": {
    "hash": "c84295",
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
    "hash": "a8bff5",
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
    "hash": "08b632",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "stonegate-5-piece-counter-height-set--angle": {
    "hash": "c3aaa8",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "stonegate-5-piece-counter-height-set--close": {
    "hash": "c384d7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "stonegate-5-piece-counter-height-set--stool": {
    "hash": "b347ea",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "stonegate-5-piece-counter-height-set--table": {
    "hash": "b0d784",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "storefront-east": {
    "hash": "b2a8e4",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "storefront-west": {
    "hash": "a25a97",
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
    "hash": "7f7f53",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "swivel-counter-stools-with-backs-pair--back": {
    "hash": "92988c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "swivel-counter-stools-with-backs-pair--mark": {
    "hash": "3b04e9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "swivel-counter-stools-with-backs-pair--stool": {
    "hash": "07a4f9",
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
    "hash": "178c35",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase--angle": {
    "hash": "73d73f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase--close": {
    "hash": "58b366",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase--mark": {
    "hash": "e85299",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8c8a8"
  },
  "tall-two-door-bookcase--open": {
    "hash": "6cf6fc",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tamarack-full-sleeper-loveseat": {
    "hash": "d349ee",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "tamarack-full-sleeper-loveseat--alone": {
    "hash": "51a138",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tamarack-full-sleeper-loveseat--close": {
    "hash": "669174",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tamarack-full-sleeper-loveseat--open": {
    "hash": "eaa241",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "tessa-channel-back-dining-chairs-set-of-6": {
    "hash": "8cf82c",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tessa-channel-back-dining-chairs-set-of-6--back": {
    "hash": "ee11bb",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tessa-channel-back-dining-chairs-set-of-6--close": {
    "hash": "0ef0e6",
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
    "hash": "85d393",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "thornbury-buffet-and-hutch--angle": {
    "hash": "458f97",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "thornbury-buffet-and-hutch--close": {
    "hash": "2be955",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8b898"
  },
  "thornbury-buffet-and-hutch--detail": {
    "hash": "2e6076",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8a8"
  },
  "thornbury-buffet-and-hutch--mark": {
    "hash": "293f55",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a89888"
  },
  "tidewater-7-piece-king-bedroom-set": {
    "hash": "312b46",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#98a8a8"
  },
  "tidewater-7-piece-king-bedroom-set--bench": {
    "hash": "8de530",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tidewater-7-piece-king-bedroom-set--chest": {
    "hash": "c537e4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tidewater-7-piece-king-bedroom-set--detail": {
    "hash": "9b88aa",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a8a8"
  },
  "tidewater-7-piece-king-bedroom-set--dresser": {
    "hash": "fe8d9c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "top-grain-power-reclining-sofa": {
    "hash": "13a447",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "top-grain-power-reclining-sofa--angle": {
    "hash": "809c11",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "top-grain-power-reclining-sofa--close": {
    "hash": "4adead",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#684828"
  },
  "top-grain-power-reclining-sofa--detail": {
    "hash": "cf60b3",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#684828"
  },
  "top-grain-power-reclining-sofa--mark": {
    "hash": "0bf39c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#885838"
  },
  "top-grain-power-reclining-sofa--reclined": {
    "hash": "a75ecb",
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
    "hash": "e9856b",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "torben-two-drawer-nightstand--close": {
    "hash": "0c55aa",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "torben-two-drawer-nightstand--mark": {
    "hash": "00179d",
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
    "hash": "6f9018",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "torrance-6-piece-power-reclining-sectional--angle": {
    "hash": "010b1d",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "torrance-6-piece-power-reclining-sectional--close": {
    "hash": "129720",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#282828"
  },
  "torrance-6-piece-power-reclining-sectional--detail": {
    "hash": "b59464",
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
    "hash": "f882ff",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle--angle": {
    "hash": "3a1f7a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle--close": {
    "hash": "bda288",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle--open": {
    "hash": "d7fec4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "twin": {
    "hash": "ac0e97",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "twin--carton": {
    "hash": "091a24",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a8a8"
  },
  "twin-loft-bed-with-desk-and-bookshelves": {
    "hash": "263685",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a8a8"
  },
  "twin-loft-bed-with-desk-and-bookshelves--alone": {
    "hash": "f9226c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "twin-loft-bed-with-desk-and-bookshelves--angle": {
    "hash": "190dd3",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "twin-loft-bed-with-desk-and-bookshelves--close": {
    "hash": "5e67f9",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs": {
    "hash": "90f6c2",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs--alone": {
    "hash": "164758",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs--angle": {
    "hash": "8fcc80",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs--close": {
    "hash": "9079ed",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "two-mirrored-nightstands-with-crystal-knobs": {
    "hash": "21b886",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#687888"
  },
  "two-mirrored-nightstands-with-crystal-knobs--angle": {
    "hash": "a2d9dc",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "two-mirrored-nightstands-with-crystal-knobs--close": {
    "hash": "a649be",
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
    "hash": "5bd0ef",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "two-tier-chrome-bar-cart--angle": {
    "hash": "50bb6a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "two-tier-chrome-bar-cart--close": {
    "hash": "f85d73",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "ultimate-40-piece-package": {
    "hash": "108935",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "ultimate-40-piece-package--coffee": {
    "hash": "0a9205",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ultimate-40-piece-package--detail": {
    "hash": "5523d7",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "ultimate-40-piece-package--loveseat": {
    "hash": "ed1107",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ultimate-40-piece-package--sofa": {
    "hash": "74e236",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "verity-two-tone-queen-bedroom-6-pieces": {
    "hash": "bedf24",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "verity-two-tone-queen-bedroom-6-pieces--chest": {
    "hash": "1f8972",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "verity-two-tone-queen-bedroom-6-pieces--detail": {
    "hash": "e78beb",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "verity-two-tone-queen-bedroom-6-pieces--dresser": {
    "hash": "ccdf1f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "verity-two-tone-queen-bedroom-6-pieces--nightstand": {
    "hash": "fe7a8a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "vesper-4-piece-black-velvet-set": {
    "hash": "e02bb5",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "vesper-4-piece-black-velvet-set--chair": {
    "hash": "b54695",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "vesper-4-piece-black-velvet-set--detail": {
    "hash": "394a6e",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#282828"
  },
  "vesper-4-piece-black-velvet-set--loveseat": {
    "hash": "e5f1af",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "vesper-4-piece-black-velvet-set--sofa": {
    "hash": "c33474",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "whole-house-black-bedroom-package": {
    "hash": "3cfc8d",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "whole-house-black-bedroom-package--chest": {
    "hash": "df815c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-black-bedroom-package--detail": {
    "hash": "d6e1e4",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "whole-house-black-bedroom-package--dresser": {
    "hash": "51fd38",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-black-bedroom-package--nightstand": {
    "hash": "3506e7",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-gray-bedroom-package": {
    "hash": "243b04",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "whole-house-gray-bedroom-package--chest": {
    "hash": "efd248",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-gray-bedroom-package--detail": {
    "hash": "56c88a",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#888878"
  },
  "whole-house-gray-bedroom-package--dresser": {
    "hash": "0644d4",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-gray-bedroom-package--nightstand": {
    "hash": "a2cc3e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-white-bedroom-package": {
    "hash": "08d0be",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "whole-house-white-bedroom-package--chest": {
    "hash": "d6c1a0",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "whole-house-white-bedroom-package--detail": {
    "hash": "033bee",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "whole-house-white-bedroom-package--dresser": {
    "hash": "2d2d65",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "whole-house-white-bedroom-package--nightstand": {
    "hash": "e3a08f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe": {
    "hash": "490cab",
    "width": 1600,
    "height": 1200,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe--angle": {
    "hash": "b0f2ea",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe--back": {
    "hash": "089b8e",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe--close": {
    "hash": "870910",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  }
} as const;
export type PictureName = keyof typeof pictures;
