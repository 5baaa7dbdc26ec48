// Made by `npm run images` from the masters in content/images/. Do not edit.
export const pictures = {
  "alder-and-cane-queen-bedroom-4-pieces": {
    "hash": "48cfff",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--alone": {
    "hash": "a31740",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--bare": {
    "hash": "5cad99",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--chest": {
    "hash": "bb10fa",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--detail": {
    "hash": "56cea6",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "alder-and-cane-queen-bedroom-4-pieces--nightstand": {
    "hash": "7a8925",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "arched-leaning-floor-mirror": {
    "hash": "15527a",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a89888"
  },
  "arched-leaning-floor-mirror--close": {
    "hash": "420e95",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#a89888"
  },
  "arched-metal-queen-bed-in-aged-bronze": {
    "hash": "979c57",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "arched-metal-queen-bed-in-aged-bronze--alone": {
    "hash": "bff09c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "arched-metal-queen-bed-in-aged-bronze--bare": {
    "hash": "bcbee0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "arched-metal-queen-bed-in-aged-bronze--close": {
    "hash": "9ea5d5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "arched-metal-queen-bed-in-aged-bronze--foot": {
    "hash": "4b8316",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ashcombe-wingback-chair-and-ottoman": {
    "hash": "cb8eb2",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "ashcombe-wingback-chair-and-ottoman--angle": {
    "hash": "8478d5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ashcombe-wingback-chair-and-ottoman--close": {
    "hash": "729202",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ashcombe-wingback-chair-and-ottoman--ottoman": {
    "hash": "8732f2",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "backless-saddle-stools-pair": {
    "hash": "28967d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "backless-saddle-stools-pair--close": {
    "hash": "4cbb83",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "backless-saddle-stools-pair--stool": {
    "hash": "89467e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "barlow-manual-reclining-sofa-and-loveseat": {
    "hash": "499416",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "barlow-manual-reclining-sofa-and-loveseat--close": {
    "hash": "c0190d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#484848"
  },
  "barlow-manual-reclining-sofa-and-loveseat--reclined": {
    "hash": "11ba98",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "barlow-manual-reclining-sofa-and-loveseat--sofa": {
    "hash": "fb7134",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed": {
    "hash": "769bd0",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#989888"
  },
  "barn-red-twin-over-twin-steel-bunk-bed--alone": {
    "hash": "6187f8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed--angle": {
    "hash": "8e2a15",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "barn-red-twin-over-twin-steel-bunk-bed--close": {
    "hash": "14b028",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "basalt-7-piece-sintered-stone-dining-set": {
    "hash": "db8bb3",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a898"
  },
  "basalt-7-piece-sintered-stone-dining-set--chair": {
    "hash": "0441af",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "basalt-7-piece-sintered-stone-dining-set--detail": {
    "hash": "45b317",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#080808"
  },
  "basalt-7-piece-sintered-stone-dining-set--table": {
    "hash": "cba897",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands": {
    "hash": "2c64f6",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a89888"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands--alone": {
    "hash": "4b4722",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands--bare": {
    "hash": "3695c9",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands--close": {
    "hash": "58a412",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#482818"
  },
  "beaumont-queen-sleigh-bed-with-two-nightstands--nightstand": {
    "hash": "24d412",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "bellamy-9-piece-formal-dining-room": {
    "hash": "e3380c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#686858"
  },
  "bellamy-9-piece-formal-dining-room--chair": {
    "hash": "f7b994",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "bellamy-9-piece-formal-dining-room--detail": {
    "hash": "7410ea",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#080808"
  },
  "bellamy-9-piece-formal-dining-room--table": {
    "hash": "612312",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "bianca-leather-corner-sectional": {
    "hash": "c75acc",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8b8"
  },
  "bianca-leather-corner-sectional--angle": {
    "hash": "a38906",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "bianca-leather-corner-sectional--back": {
    "hash": "572969",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#a8a8a8"
  },
  "bianca-leather-corner-sectional--close": {
    "hash": "00d641",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "bianca-leather-corner-sectional--detail": {
    "hash": "ff4585",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "bianca-leather-corner-sectional--mark": {
    "hash": "3f8df2",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "birch-lake-4-piece-twin-bedroom-set": {
    "hash": "c49aab",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set--alone": {
    "hash": "6a94ef",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set--chest": {
    "hash": "9d6c02",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set--desk": {
    "hash": "75f6fc",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "birch-lake-4-piece-twin-bedroom-set--nightstand": {
    "hash": "bf2773",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "boden-4-piece-corduroy-sectional": {
    "hash": "d9709c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#785848"
  },
  "boden-4-piece-corduroy-sectional--alone": {
    "hash": "1efb73",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "boden-4-piece-corduroy-sectional--back": {
    "hash": "c89493",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "boden-4-piece-corduroy-sectional--close": {
    "hash": "096111",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#a87848"
  },
  "boden-4-piece-corduroy-sectional--detail": {
    "hash": "449033",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#683818"
  },
  "boxcar-pub-table-and-two-stools": {
    "hash": "d10951",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "boxcar-pub-table-and-two-stools--close": {
    "hash": "dfc5fc",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "boxcar-pub-table-and-two-stools--corner": {
    "hash": "d72acd",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "boxcar-pub-table-and-two-stools--table": {
    "hash": "4cf182",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "brass-finish-arc-floor-lamp": {
    "hash": "6d2c9f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#889888"
  },
  "brass-finish-arc-floor-lamp--alone": {
    "hash": "3837b5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "brewster-7-piece-pub-set-with-lazy-susan": {
    "hash": "4e24b3",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#483828"
  },
  "brewster-7-piece-pub-set-with-lazy-susan--chair": {
    "hash": "90374d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "brewster-7-piece-pub-set-with-lazy-susan--detail": {
    "hash": "aa4545",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#180808"
  },
  "brewster-7-piece-pub-set-with-lazy-susan--table": {
    "hash": "84e3ba",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "button-tufted-cocktail-ottoman": {
    "hash": "021b55",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "button-tufted-cocktail-ottoman--angle": {
    "hash": "638ce7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "button-tufted-cocktail-ottoman--close": {
    "hash": "6b7516",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8c8b8"
  },
  "california-king-canopy-bed-in-matte-black": {
    "hash": "db545c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#989888"
  },
  "california-king-canopy-bed-in-matte-black--alone": {
    "hash": "9b57a0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "california-king-canopy-bed-in-matte-black--angle": {
    "hash": "a4bdc4",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "california-king-canopy-bed-in-matte-black--bare": {
    "hash": "50455a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "california-king-canopy-bed-in-matte-black--close": {
    "hash": "abdf7c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "camber-wingback-queen-bed-in-dove-gray": {
    "hash": "dcdcab",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "camber-wingback-queen-bed-in-dove-gray--alone": {
    "hash": "9463c0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "camber-wingback-queen-bed-in-dove-gray--back": {
    "hash": "6475cc",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "camber-wingback-queen-bed-in-dove-gray--bare": {
    "hash": "d5d110",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "camber-wingback-queen-bed-in-dove-gray--close": {
    "hash": "6e0638",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "captains-full-bed-with-six-drawers": {
    "hash": "27b3c3",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8b8"
  },
  "captains-full-bed-with-six-drawers--alone": {
    "hash": "69163c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "captains-full-bed-with-six-drawers--close": {
    "hash": "52dc4c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#b88858"
  },
  "captains-full-bed-with-six-drawers--open": {
    "hash": "957cce",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "cedar-lined-blanket-chest-in-acacia": {
    "hash": "2c67ef",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "cedar-lined-blanket-chest-in-acacia--angle": {
    "hash": "6222f3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cedar-lined-blanket-chest-in-acacia--close": {
    "hash": "6f5ee6",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cedar-lined-blanket-chest-in-acacia--open": {
    "hash": "9cae80",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "celeste-7-piece-glass-dining-set": {
    "hash": "541b65",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a898"
  },
  "celeste-7-piece-glass-dining-set--chair": {
    "hash": "6419d8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "celeste-7-piece-glass-dining-set--detail": {
    "hash": "bec47a",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#181818"
  },
  "celeste-7-piece-glass-dining-set--table": {
    "hash": "75ef4a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "channel-back-king-platform-bed": {
    "hash": "cdb08b",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a89888"
  },
  "channel-back-king-platform-bed--alone": {
    "hash": "9ae7a2",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "channel-back-king-platform-bed--bare": {
    "hash": "c8f13c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "channel-back-king-platform-bed--close": {
    "hash": "29f183",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "channel-back-king-platform-bed--foot": {
    "hash": "a485aa",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "chatham-5-piece-windsor-dining-set": {
    "hash": "ca99b9",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8c8"
  },
  "chatham-5-piece-windsor-dining-set--chair": {
    "hash": "27531b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "chatham-5-piece-windsor-dining-set--close": {
    "hash": "6fdaad",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "chatham-5-piece-windsor-dining-set--table": {
    "hash": "d6109e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "claybourne-round-extension-table": {
    "hash": "884dc7",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "claybourne-round-extension-table--close": {
    "hash": "e557aa",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cloverdale-corner-breakfast-nook": {
    "hash": "b54d12",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "cloverdale-corner-breakfast-nook--bench": {
    "hash": "7455de",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cloverdale-corner-breakfast-nook--close": {
    "hash": "f2c31a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cloverdale-corner-breakfast-nook--open": {
    "hash": "3cbc77",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cloverdale-corner-breakfast-nook--table": {
    "hash": "d5f9b5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "comstock-power-lift-recliner": {
    "hash": "6e6a12",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "comstock-power-lift-recliner--close": {
    "hash": "e2c703",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#483828"
  },
  "comstock-power-lift-recliner--open": {
    "hash": "dfc7e7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "comstock-power-lift-recliner--reclined": {
    "hash": "700034",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand": {
    "hash": "5a09aa",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "cordwood-barn-door-tv-stand--alone": {
    "hash": "4a5e92",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand--angle": {
    "hash": "c38338",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand--close": {
    "hash": "489eda",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cordwood-barn-door-tv-stand--mark": {
    "hash": "7bedd5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8c898"
  },
  "cottage-white-nightstand-with-cubby": {
    "hash": "78f098",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8c8"
  },
  "cottage-white-nightstand-with-cubby--angle": {
    "hash": "5f92e1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "cottage-white-nightstand-with-cubby--open": {
    "hash": "fba3f5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "counter-height-pub-set-with-four-stools": {
    "hash": "ac4be2",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "counter-height-pub-set-with-four-stools--close": {
    "hash": "8d01a7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "counter-height-pub-set-with-four-stools--stool": {
    "hash": "858ab1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "counter-height-pub-set-with-four-stools--table": {
    "hash": "9de62e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "covington-queen-anne-dining-set": {
    "hash": "ffbac3",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8b8a8"
  },
  "covington-queen-anne-dining-set--chair": {
    "hash": "a2dc76",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "covington-queen-anne-dining-set--detail": {
    "hash": "a515b1",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#786858"
  },
  "covington-queen-anne-dining-set--mark": {
    "hash": "6f2d90",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#885848"
  },
  "covington-queen-anne-dining-set--open": {
    "hash": "4fbaf3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cutler-6-piece-dining-set-with-bench": {
    "hash": "3679ae",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "cutler-6-piece-dining-set-with-bench--bench": {
    "hash": "db9699",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cutler-6-piece-dining-set-with-bench--chair": {
    "hash": "907ee6",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "cutler-6-piece-dining-set-with-bench--table": {
    "hash": "b5ce67",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "delivery-carried-in": {
    "hash": "e7b68f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "delivery-in-place": {
    "hash": "2a87d6",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "delivery-put-together": {
    "hash": "363b6a",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat": {
    "hash": "ffd006",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a8a8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat--detail": {
    "hash": "4bdc4f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a8a8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat--loveseat": {
    "hash": "e4c5d8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "delphine-crystal-tufted-sofa-and-loveseat--sofa": {
    "hash": "b27cda",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown": {
    "hash": "68f7d7",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "diamond-tufted-king-bed-in-saddle-brown--alone": {
    "hash": "727859",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown--bare": {
    "hash": "e1a9dc",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown--close": {
    "hash": "2adbf5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "diamond-tufted-king-bed-in-saddle-brown--foot": {
    "hash": "cea414",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "dunmore-2-piece-boucle-chaise-sectional": {
    "hash": "ce5829",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#e8e8e8"
  },
  "dunmore-2-piece-boucle-chaise-sectional--alone": {
    "hash": "0b60be",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "dunmore-2-piece-boucle-chaise-sectional--back": {
    "hash": "1f3527",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "dunmore-2-piece-boucle-chaise-sectional--close": {
    "hash": "452757",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "dunmore-2-piece-boucle-chaise-sectional--detail": {
    "hash": "204225",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "ellery-tufted-bench-seat-sofa": {
    "hash": "c45f6b",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "ellery-tufted-bench-seat-sofa--angle": {
    "hash": "3ed3ad",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ellery-tufted-bench-seat-sofa--back": {
    "hash": "9cd012",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ellery-tufted-bench-seat-sofa--close": {
    "hash": "d4c0fe",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#183828"
  },
  "ember-fireplace-tv-stand": {
    "hash": "100eab",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a898"
  },
  "ember-fireplace-tv-stand--alone": {
    "hash": "256f9e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ember-fireplace-tv-stand--angle": {
    "hash": "25f173",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ember-fireplace-tv-stand--close": {
    "hash": "9a041a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "ember-fireplace-tv-stand--mark": {
    "hash": "ffab3b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#887868"
  },
  "emerald-channel-tufted-velvet-queen-bed": {
    "hash": "5661a8",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "emerald-channel-tufted-velvet-queen-bed--alone": {
    "hash": "ea5057",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "emerald-channel-tufted-velvet-queen-bed--bare": {
    "hash": "e55f58",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "emerald-channel-tufted-velvet-queen-bed--close": {
    "hash": "c03c0f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#083828"
  },
  "emerald-channel-tufted-velvet-queen-bed--foot": {
    "hash": "6dfd65",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "faded-medallion-rug-5-x-8": {
    "hash": "b959e7",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "faded-medallion-rug-5-x-8--close": {
    "hash": "ec08e1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard": {
    "hash": "384c74",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard--angle": {
    "hash": "1cb585",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard--close": {
    "hash": "cf18e6",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fairlane-walnut-sideboard--mark": {
    "hash": "bdc8f8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#886858"
  },
  "fairlane-walnut-sideboard--open": {
    "hash": "79f2c7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "feature-deals": {
    "hash": "d3330f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8c8c8"
  },
  "feature-financing": {
    "hash": "eb4aac",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#989888"
  },
  "feature-packages": {
    "hash": "a402c4",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#889888"
  },
  "fenwick-5-piece-queen-bedroom-set": {
    "hash": "d1760d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8b8"
  },
  "fenwick-5-piece-queen-bedroom-set--bare": {
    "hash": "bbe4dd",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fenwick-5-piece-queen-bedroom-set--detail": {
    "hash": "5fd68d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fenwick-5-piece-queen-bedroom-set--dresser": {
    "hash": "520a8e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "finch-drop-leaf-table-and-two-chairs": {
    "hash": "178461",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a89878"
  },
  "finch-drop-leaf-table-and-two-chairs--angle": {
    "hash": "4ed0c2",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "finch-drop-leaf-table-and-two-chairs--chair": {
    "hash": "45822d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "finch-drop-leaf-table-and-two-chairs--open": {
    "hash": "7addd9",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "five-shelf-ladder-bookcase": {
    "hash": "1c4ab7",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "five-shelf-ladder-bookcase--alone": {
    "hash": "f450a1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "five-shelf-ladder-bookcase--angle": {
    "hash": "62980a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "five-shelf-ladder-bookcase--close": {
    "hash": "bbb175",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak": {
    "hash": "940eda",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak--angle": {
    "hash": "e135c5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak--close": {
    "hash": "3fba7a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "flip-top-vanity-desk-in-honey-oak--open": {
    "hash": "40c121",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard": {
    "hash": "cada8b",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard--angle": {
    "hash": "225fc3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard--close": {
    "hash": "91c82c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fluted-walnut-sideboard--open": {
    "hash": "67bdd7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fontaine-5-piece-marble-tulip-set": {
    "hash": "91bedc",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "fontaine-5-piece-marble-tulip-set--chair": {
    "hash": "eafbba",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "fontaine-5-piece-marble-tulip-set--detail": {
    "hash": "426f6a",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a8a8"
  },
  "fontaine-5-piece-marble-tulip-set--table": {
    "hash": "258ad3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel": {
    "hash": "e317e5",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a898"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--bare": {
    "hash": "147365",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--detail": {
    "hash": "9b03f8",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#885838"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--dresser": {
    "hash": "1835c7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--mark": {
    "hash": "cf9cff",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#282828"
  },
  "foundry-5-piece-queen-set-in-pine-and-steel--nightstand": {
    "hash": "679b3f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "four-poster-king-bed-in-espresso": {
    "hash": "3f4ff3",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#988878"
  },
  "four-poster-king-bed-in-espresso--alone": {
    "hash": "e85fd1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "four-poster-king-bed-in-espresso--bare": {
    "hash": "5b950e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "four-poster-king-bed-in-espresso--detail": {
    "hash": "67cb69",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8d8"
  },
  "four-poster-king-bed-in-espresso--foot": {
    "hash": "12dddb",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "four-poster-king-bed-in-espresso--mark": {
    "hash": "88864d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "full": {
    "hash": "e1672d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8b8"
  },
  "full--carton": {
    "hash": "17cecf",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#483818"
  },
  "full-over-full-bunk-bed-with-twin-trundle": {
    "hash": "5f4266",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "full-over-full-bunk-bed-with-twin-trundle--alone": {
    "hash": "5af305",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "full-over-full-bunk-bed-with-twin-trundle--angle": {
    "hash": "497731",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "full-over-full-bunk-bed-with-twin-trundle--close": {
    "hash": "2e2291",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#382818"
  },
  "gantry-swivel-counter-stools-set-of-4": {
    "hash": "c87d2c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "gantry-swivel-counter-stools-set-of-4--close": {
    "hash": "50c4b3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gantry-swivel-counter-stools-set-of-4--stool": {
    "hash": "3a7a5e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal": {
    "hash": "757fde",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "gas-lift-storage-king-bed-in-charcoal--alone": {
    "hash": "5c5c74",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal--close": {
    "hash": "bc2340",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal--foot": {
    "hash": "821a75",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "gas-lift-storage-king-bed-in-charcoal--open": {
    "hash": "b17dd4",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gasworks-sofa-loveseat-and-coffee-table": {
    "hash": "5f6956",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#989888"
  },
  "gasworks-sofa-loveseat-and-coffee-table--close": {
    "hash": "4f6be0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#583818"
  },
  "gasworks-sofa-loveseat-and-coffee-table--coffee": {
    "hash": "1d3080",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gasworks-sofa-loveseat-and-coffee-table--detail": {
    "hash": "84b218",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a87848"
  },
  "gasworks-sofa-loveseat-and-coffee-table--loveseat": {
    "hash": "636661",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gasworks-sofa-loveseat-and-coffee-table--sofa": {
    "hash": "f89dcb",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "grand-haven-slipcovered-3-piece-set": {
    "hash": "9e4b84",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8a898"
  },
  "grand-haven-slipcovered-3-piece-set--chair": {
    "hash": "2039f5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "grand-haven-slipcovered-3-piece-set--detail": {
    "hash": "d555ab",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8b8"
  },
  "grand-haven-slipcovered-3-piece-set--loveseat": {
    "hash": "6195fc",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "grand-haven-slipcovered-3-piece-set--sofa": {
    "hash": "157db9",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces": {
    "hash": "f3a21c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces--bare": {
    "hash": "9981b6",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces--detail": {
    "hash": "83c9df",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#885838"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces--dresser": {
    "hash": "462332",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "granger-king-bedroom-in-solid-pine-5-pieces--nightstand": {
    "hash": "7891fb",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gunnison-rocker-recliner": {
    "hash": "c8a81a",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "gunnison-rocker-recliner--angle": {
    "hash": "719b05",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "gunnison-rocker-recliner--close": {
    "hash": "d1d6c9",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#586878"
  },
  "gunnison-rocker-recliner--reclined": {
    "hash": "ab565e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "halloran-king-storage-bedroom-set-6-pieces": {
    "hash": "00da14",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a89878"
  },
  "halloran-king-storage-bedroom-set-6-pieces--chest": {
    "hash": "e230e7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "halloran-king-storage-bedroom-set-6-pieces--detail": {
    "hash": "f4b99d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#482818"
  },
  "halloran-king-storage-bedroom-set-6-pieces--dresser": {
    "hash": "fc856f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "halloran-king-storage-bedroom-set-6-pieces--nightstand": {
    "hash": "758925",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "hammered-gold-drum-side-table": {
    "hash": "60067c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "hammered-gold-drum-side-table--close": {
    "hash": "5a421c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "harbor-blue-daybed-with-three-drawers": {
    "hash": "ad3eff",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8c8"
  },
  "harbor-blue-daybed-with-three-drawers--alone": {
    "hash": "599eab",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "harbor-blue-daybed-with-three-drawers--angle": {
    "hash": "5bb515",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "harbor-blue-daybed-with-three-drawers--close": {
    "hash": "911b4b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#88a8b8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille": {
    "hash": "a4bc74",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille--close": {
    "hash": "3d0fcb",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#686868"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille--loveseat": {
    "hash": "9da2f5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "harlan-sofa-and-loveseat-in-slate-chenille--sofa": {
    "hash": "f37538",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "hearthside-7-piece-farmhouse-living-room": {
    "hash": "a6cab2",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a89878"
  },
  "hearthside-7-piece-farmhouse-living-room--coffee": {
    "hash": "10cf74",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "hearthside-7-piece-farmhouse-living-room--console": {
    "hash": "93efb7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "hearthside-7-piece-farmhouse-living-room--detail": {
    "hash": "3f0928",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "hearthside-7-piece-farmhouse-living-room--end": {
    "hash": "0a92e7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "home-hero": {
    "hash": "077eaa",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "homestead-8-piece-dining-room-with-server": {
    "hash": "5a8674",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8c8"
  },
  "homestead-8-piece-dining-room-with-server--chair": {
    "hash": "6da1d7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "homestead-8-piece-dining-room-with-server--detail": {
    "hash": "4a165a",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#080808"
  },
  "homestead-8-piece-dining-room-with-server--server": {
    "hash": "c300b4",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "huron-ridge-8-piece-family-room": {
    "hash": "e450ae",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8a898"
  },
  "huron-ridge-8-piece-family-room--coffee": {
    "hash": "1de640",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "huron-ridge-8-piece-family-room--detail": {
    "hash": "9fb05b",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#684838"
  },
  "huron-ridge-8-piece-family-room--end": {
    "hash": "b3568e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "huron-ridge-8-piece-family-room--recliner": {
    "hash": "d0c676",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "indigo-stripe-flatweave-rug-8-x-10": {
    "hash": "46bf70",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8d8"
  },
  "indigo-stripe-flatweave-rug-8-x-10--close": {
    "hash": "1487ad",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8d8c8"
  },
  "ivory-boucle-barrel-swivel-chair": {
    "hash": "c5f559",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "ivory-boucle-barrel-swivel-chair--angle": {
    "hash": "236f47",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "ivory-boucle-barrel-swivel-chair--close": {
    "hash": "a09cb0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "juniper-hill-sofa-and-chair-and-a-half": {
    "hash": "0cf3fd",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#686858"
  },
  "juniper-hill-sofa-and-chair-and-a-half--chair": {
    "hash": "f9f6c0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "juniper-hill-sofa-and-chair-and-a-half--close": {
    "hash": "1b78f5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "juniper-hill-sofa-and-chair-and-a-half--sofa": {
    "hash": "1eea66",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "kessler-top-grain-leather-power-reclining-set": {
    "hash": "ec1118",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a89878"
  },
  "kessler-top-grain-leather-power-reclining-set--detail": {
    "hash": "8c4627",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#482818"
  },
  "kessler-top-grain-leather-power-reclining-set--loveseat": {
    "hash": "6da6fd",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "kessler-top-grain-leather-power-reclining-set--reclined": {
    "hash": "456287",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "kessler-top-grain-leather-power-reclining-set--recliner": {
    "hash": "98dcf8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "king": {
    "hash": "3a9618",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a8a8"
  },
  "king--carton": {
    "hash": "8cfe82",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "king-headboard-of-six-wall-panels-in-ochre": {
    "hash": "2e8538",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#586878"
  },
  "king-headboard-of-six-wall-panels-in-ochre--close": {
    "hash": "afa7ba",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#a88858"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard": {
    "hash": "39ac17",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard--alone": {
    "hash": "dee88c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard--close": {
    "hash": "d2e66a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "king-platform-bed-with-wide-walnut-slat-headboard--foot": {
    "hash": "213301",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat": {
    "hash": "dc56f5",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8b8b8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat--close": {
    "hash": "6df435",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8d8c8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat--loveseat": {
    "hash": "f42e8e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "lakeshore-slipcovered-sofa-and-loveseat--sofa": {
    "hash": "800f13",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "led-bookcase-queen-bed-with-four-drawers": {
    "hash": "a7cc63",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a898"
  },
  "led-bookcase-queen-bed-with-four-drawers--alone": {
    "hash": "58bc76",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "led-bookcase-queen-bed-with-four-drawers--angle": {
    "hash": "5e5c29",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "led-bookcase-queen-bed-with-four-drawers--close": {
    "hash": "5de6ee",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "leelanau-7-piece-trestle-dining-set": {
    "hash": "d98909",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#888878"
  },
  "leelanau-7-piece-trestle-dining-set--chair": {
    "hash": "77c4ea",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "leelanau-7-piece-trestle-dining-set--detail": {
    "hash": "28924b",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b88868"
  },
  "leelanau-7-piece-trestle-dining-set--table": {
    "hash": "926893",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lift-top-storage-cube": {
    "hash": "632451",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8f8"
  },
  "lift-top-storage-cube--open": {
    "hash": "ef40e6",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "lighted-makeup-vanity-with-cushioned-stool": {
    "hash": "89f5c2",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8b8b8"
  },
  "lighted-makeup-vanity-with-cushioned-stool--close": {
    "hash": "c0ad4d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "lighted-makeup-vanity-with-cushioned-stool--stool": {
    "hash": "9887cc",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "linden-swivel-glider-recliner-pair": {
    "hash": "218c88",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "linden-swivel-glider-recliner-pair--close": {
    "hash": "e9bb8f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "linden-swivel-glider-recliner-pair--reclined": {
    "hash": "b414ff",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "linden-swivel-glider-recliner-pair--recliner": {
    "hash": "4aedab",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "live-edge-acacia-dining-table-80-inches": {
    "hash": "1bfa66",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "live-edge-acacia-dining-table-80-inches--close": {
    "hash": "83b65f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "live-edge-acacia-dining-table-80-inches--mark": {
    "hash": "ff04af",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#987858"
  },
  "living-room-package": {
    "hash": "6ea97d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#989888"
  },
  "living-room-package--coffee": {
    "hash": "3189e5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "living-room-package--console": {
    "hash": "9dcbc1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "living-room-package--detail": {
    "hash": "b53555",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#786858"
  },
  "living-room-package--end": {
    "hash": "d72f8e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "living-room-package--sofa": {
    "hash": "7f2e04",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "loden-velvet-wingback-chair": {
    "hash": "fbb52b",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "loden-velvet-wingback-chair--angle": {
    "hash": "274de1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "loden-velvet-wingback-chair--close": {
    "hash": "0f12c8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "loden-velvet-wingback-chair--mark": {
    "hash": "f3c587",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "lucerne-coffee-and-end-table-trio": {
    "hash": "419dbf",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#e8e8d8"
  },
  "lucerne-coffee-and-end-table-trio--close": {
    "hash": "ca10ca",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lucerne-coffee-and-end-table-trio--end": {
    "hash": "50dd59",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces": {
    "hash": "199fa5",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a8a8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces--alone": {
    "hash": "58b9a1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces--detail": {
    "hash": "ff3945",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces--dresser": {
    "hash": "52c121",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "lumina-mirrored-queen-bedroom-5-pieces--nightstand": {
    "hash": "d89256",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "marlin-bay-5-piece-rope-back-set": {
    "hash": "0bcc7f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "marlin-bay-5-piece-rope-back-set--chair": {
    "hash": "cb5ee4",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "marlin-bay-5-piece-rope-back-set--close": {
    "hash": "287069",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "marlin-bay-5-piece-rope-back-set--table": {
    "hash": "d3ed6a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "marlow-upholstered-king-bedroom-5-pieces": {
    "hash": "5db31f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a898"
  },
  "marlow-upholstered-king-bedroom-5-pieces--bare": {
    "hash": "d170e0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "marlow-upholstered-king-bedroom-5-pieces--detail": {
    "hash": "2f9155",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "marlow-upholstered-king-bedroom-5-pieces--dresser": {
    "hash": "10fe6c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "marlow-upholstered-king-bedroom-5-pieces--nightstand": {
    "hash": "9f51ba",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "matinee-row-of-three-theater-recliners": {
    "hash": "bf7307",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8f8"
  },
  "matinee-row-of-three-theater-recliners--angle": {
    "hash": "6df1b6",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "matinee-row-of-three-theater-recliners--close": {
    "hash": "0233a1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#484848"
  },
  "matinee-row-of-three-theater-recliners--detail": {
    "hash": "84a485",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#383838"
  },
  "matinee-row-of-three-theater-recliners--reclined": {
    "hash": "aa5037",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "maybury-5-piece-living-room-group": {
    "hash": "acce84",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "maybury-5-piece-living-room-group--coffee": {
    "hash": "497bcc",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "maybury-5-piece-living-room-group--detail": {
    "hash": "3f78ca",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "maybury-5-piece-living-room-group--end": {
    "hash": "f37dc5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "millrace-7-piece-trestle-dining-set": {
    "hash": "2def08",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#989888"
  },
  "millrace-7-piece-trestle-dining-set--chair": {
    "hash": "8e060e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "millrace-7-piece-trestle-dining-set--detail": {
    "hash": "53842d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#e8e8e8"
  },
  "millrace-7-piece-trestle-dining-set--table": {
    "hash": "c1c003",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen": {
    "hash": "9d5f25",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen--angle": {
    "hash": "fc2a80",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen--back": {
    "hash": "515031",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nailhead-headboard-in-oatmeal-full-or-queen--close": {
    "hash": "cff0f6",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8c8b8"
  },
  "nine-drawer-dresser-with-arched-mirror": {
    "hash": "d9826f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "nine-drawer-dresser-with-arched-mirror--angle": {
    "hash": "589f0a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "nine-drawer-dresser-with-arched-mirror--close": {
    "hash": "08dabf",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "nine-drawer-dresser-with-arched-mirror--open": {
    "hash": "339ce3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "nolan-reversible-chaise-sofa": {
    "hash": "0210b0",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "nolan-reversible-chaise-sofa--angle": {
    "hash": "b435f7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nolan-reversible-chaise-sofa--back": {
    "hash": "544e43",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "nolan-reversible-chaise-sofa--close": {
    "hash": "7b03d3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "not-found": {
    "hash": "e1a444",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#98a898"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman": {
    "hash": "d1afb7",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman--chair": {
    "hash": "505329",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman--detail": {
    "hash": "e13c88",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#582818"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman--ottoman": {
    "hash": "3bab47",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "odell-rust-velvet-sofa-chair-and-ottoman--sofa": {
    "hash": "76c922",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black": {
    "hash": "fc5b13",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black--alone": {
    "hash": "83e1a2",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black--bare": {
    "hash": "656be4",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black--dresser": {
    "hash": "d970bb",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black--mark": {
    "hash": "bef56d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#383838"
  },
  "onyx-3-piece-full-bedroom-set-in-gloss-black--nightstand": {
    "hash": "abec0a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "orla-swivel-barrel-chairs-set-of-2": {
    "hash": "8e228d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "orla-swivel-barrel-chairs-set-of-2--back": {
    "hash": "7a9c34",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "orla-swivel-barrel-chairs-set-of-2--close": {
    "hash": "1ff742",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "pair-of-round-fluted-nightstands": {
    "hash": "5a41f8",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8c8"
  },
  "pair-of-round-fluted-nightstands--alone": {
    "hash": "48db38",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "pair-of-round-fluted-nightstands--close": {
    "hash": "36e8a6",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "penrose-6-piece-modular-sectional": {
    "hash": "77038d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "penrose-6-piece-modular-sectional--angle": {
    "hash": "ba1548",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "penrose-6-piece-modular-sectional--back": {
    "hash": "58ab88",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "penrose-6-piece-modular-sectional--close": {
    "hash": "44243e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8d8b8"
  },
  "penrose-6-piece-modular-sectional--detail": {
    "hash": "410276",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#e8d8b8"
  },
  "poppy-5-piece-round-dinette": {
    "hash": "8e2f42",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#988868"
  },
  "poppy-5-piece-round-dinette--chair": {
    "hash": "f920e5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "poppy-5-piece-round-dinette--close": {
    "hash": "837e61",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "poppy-5-piece-round-dinette--table": {
    "hash": "434e0a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "prescott-nailhead-bar-stools-set-of-3": {
    "hash": "0ca72e",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "prescott-nailhead-bar-stools-set-of-3--back": {
    "hash": "a19596",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "prescott-nailhead-bar-stools-set-of-3--close": {
    "hash": "7147fb",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "queen": {
    "hash": "36687e",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8b8"
  },
  "queen--carton": {
    "hash": "ea6507",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#989898"
  },
  "queen--corner": {
    "hash": "ec9430",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "queen--layers": {
    "hash": "ba875f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "queen-adjustable-base-with-wireless-remote": {
    "hash": "122d7a",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "queen-adjustable-base-with-wireless-remote--angle": {
    "hash": "5fb7ac",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "queen-adjustable-base-with-wireless-remote--close": {
    "hash": "fba226",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "queen-adjustable-base-with-wireless-remote--open": {
    "hash": "a0a97a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress": {
    "hash": "b457df",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#e8e8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--alone": {
    "hash": "5cf4a7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--close": {
    "hash": "9be4a8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#785838"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--detail": {
    "hash": "9a62ec",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#785838"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--mattress": {
    "hash": "32acb2",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "queen-cabinet-bed-with-tri-fold-mattress--open": {
    "hash": "140914",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "radcliffe-chesterfield-sofa-and-chair": {
    "hash": "0ac00e",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#889888"
  },
  "radcliffe-chesterfield-sofa-and-chair--chair": {
    "hash": "33ded4",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "radcliffe-chesterfield-sofa-and-chair--close": {
    "hash": "2689dc",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#381818"
  },
  "radcliffe-chesterfield-sofa-and-chair--detail": {
    "hash": "3ca240",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#381818"
  },
  "radcliffe-chesterfield-sofa-and-chair--mark": {
    "hash": "1b914f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#381818"
  },
  "radcliffe-chesterfield-sofa-and-chair--sofa": {
    "hash": "76ef53",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional": {
    "hash": "03e20e",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional--angle": {
    "hash": "45638c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional--back": {
    "hash": "418286",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional--close": {
    "hash": "b46535",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "rearrange-it-6-piece-modular-sectional--detail": {
    "hash": "bc01c6",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#e8d8c8"
  },
  "reeded-six-drawer-dresser-in-light-oak": {
    "hash": "121192",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "reeded-six-drawer-dresser-in-light-oak--angle": {
    "hash": "fea7ae",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "reeded-six-drawer-dresser-in-light-oak--close": {
    "hash": "b8060c",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8c8a8"
  },
  "reeded-six-drawer-dresser-in-light-oak--open": {
    "hash": "69dae7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ribbed-ceramic-table-lamps-set-of-2": {
    "hash": "e108b0",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8b8a8"
  },
  "ribbed-ceramic-table-lamps-set-of-2--close": {
    "hash": "449a50",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "rounded-boucle-queen-bed-with-arched-headboard": {
    "hash": "688181",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8a898"
  },
  "rounded-boucle-queen-bed-with-arched-headboard--alone": {
    "hash": "898cf9",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "rounded-boucle-queen-bed-with-arched-headboard--bare": {
    "hash": "44ac33",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "rounded-boucle-queen-bed-with-arched-headboard--close": {
    "hash": "fb3d6f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "rounded-boucle-queen-bed-with-arched-headboard--foot": {
    "hash": "1b5a35",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "saugatuck-queen-sleeper-sofa": {
    "hash": "48bf56",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8f8"
  },
  "saugatuck-queen-sleeper-sofa--angle": {
    "hash": "15dde2",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "saugatuck-queen-sleeper-sofa--back": {
    "hash": "c822b8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "saugatuck-queen-sleeper-sofa--close": {
    "hash": "b5aa7a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#082838"
  },
  "saugatuck-queen-sleeper-sofa--open": {
    "hash": "a2c7ba",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "scalloped-full-bed-in-navy-velvet": {
    "hash": "7b1235",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8b8b8"
  },
  "scalloped-full-bed-in-navy-velvet--alone": {
    "hash": "9d36fa",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "scalloped-full-bed-in-navy-velvet--bare": {
    "hash": "cfcd94",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "scalloped-full-bed-in-navy-velvet--close": {
    "hash": "eff5d9",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#182838"
  },
  "scalloped-full-bed-in-navy-velvet--foot": {
    "hash": "4105c8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "scene-curtains": {
    "hash": "64a02d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8e8e8"
  },
  "scene-cushion": {
    "hash": "911c5a",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#888888"
  },
  "scene-dark-wall": {
    "hash": "74708e",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#385848"
  },
  "scene-desk": {
    "hash": "dd3470",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8c8c8"
  },
  "scene-doorway": {
    "hash": "f02575",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8c8a8"
  },
  "scene-drawers": {
    "hash": "ee5322",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8c8a8"
  },
  "scene-dusk": {
    "hash": "99622f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#484838"
  },
  "scene-entry-bench": {
    "hash": "5b2462",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8c8"
  },
  "scene-fabrics": {
    "hash": "e7d194",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "scene-gray-sofa": {
    "hash": "dac438",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "scene-leather": {
    "hash": "6e7ffa",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#481808"
  },
  "scene-mattress-carton": {
    "hash": "31dae0",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8b888"
  },
  "scene-mattress-stack": {
    "hash": "5b6eb8",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8d8"
  },
  "scene-rug-corner": {
    "hash": "ae46cc",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "scene-scratching-post": {
    "hash": "8ba81b",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#786858"
  },
  "scene-slats": {
    "hash": "37fe50",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#e8d8b8"
  },
  "scene-television": {
    "hash": "9b5c24",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#989898"
  },
  "showroom-east": {
    "hash": "17c0fb",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#988868"
  },
  "showroom-west": {
    "hash": "aea85d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#888878"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron": {
    "hash": "9cc7d7",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron--angle": {
    "hash": "cc6f5b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron--close": {
    "hash": "afab2f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-dresser-of-mixed-elm-on-iron--open": {
    "hash": "23aae3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-lingerie-chest-in-sage-green": {
    "hash": "5b0274",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-lingerie-chest-in-sage-green--angle": {
    "hash": "02ea78",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "six-drawer-lingerie-chest-in-sage-green--close": {
    "hash": "8f96eb",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#a8a898"
  },
  "six-drawer-lingerie-chest-in-sage-green--mark": {
    "hash": "6ae4ea",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#a8b898"
  },
  "six-drawer-lingerie-chest-in-sage-green--open": {
    "hash": "512b13",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "slide-under-c-table": {
    "hash": "4b347d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "slide-under-c-table--angle": {
    "hash": "09c858",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "slide-under-c-table--close": {
    "hash": "07c733",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "slim-writing-desk-with-drawer": {
    "hash": "77167b",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8d8"
  },
  "slim-writing-desk-with-drawer--angle": {
    "hash": "941b01",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "soiree-mirrored-wine-buffet": {
    "hash": "dc8342",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "soiree-mirrored-wine-buffet--angle": {
    "hash": "efd5c7",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "soiree-mirrored-wine-buffet--close": {
    "hash": "e21bfa",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#080808"
  },
  "soiree-mirrored-wine-buffet--open": {
    "hash": "6f4243",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer": {
    "hash": "3027d2",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8b8a8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--alone": {
    "hash": "94462d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--bare": {
    "hash": "a25fca",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--detail": {
    "hash": "e35e7d",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#785848"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--dresser": {
    "hash": "578969",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--mark": {
    "hash": "1b9853",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#886858"
  },
  "solveig-4-piece-queen-set-in-walnut-veneer--nightstand": {
    "hash": "b1b25d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorensen-oval-extension-dining-set": {
    "hash": "1f312e",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#887858"
  },
  "sorensen-oval-extension-dining-set--chair": {
    "hash": "881699",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorensen-oval-extension-dining-set--close": {
    "hash": "243489",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorensen-oval-extension-dining-set--open": {
    "hash": "ec1365",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorrel-top-grain-leather-sofa": {
    "hash": "042a0c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8e8e8"
  },
  "sorrel-top-grain-leather-sofa--angle": {
    "hash": "8c0a53",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "sorrel-top-grain-leather-sofa--back": {
    "hash": "58eb6d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "sorrel-top-grain-leather-sofa--close": {
    "hash": "3a5c1a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "sorrel-top-grain-leather-sofa--mark": {
    "hash": "b19195",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#884828"
  },
  "spare-room-queen-sleeper-sofa": {
    "hash": "5c530c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "spare-room-queen-sleeper-sofa--angle": {
    "hash": "716f89",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "spare-room-queen-sleeper-sofa--back": {
    "hash": "930859",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "spare-room-queen-sleeper-sofa--close": {
    "hash": "3765f3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#182848"
  },
  "spare-room-queen-sleeper-sofa--open": {
    "hash": "355304",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "spindle-twin-bed-in-painted-white": {
    "hash": "af20a9",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8b8b8"
  },
  "spindle-twin-bed-in-painted-white--alone": {
    "hash": "826b62",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "spindle-twin-bed-in-painted-white--bare": {
    "hash": "76b6e1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "spindle-twin-bed-in-painted-white--close": {
    "hash": "8b5d1e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "spindle-twin-bed-in-painted-white--foot": {
    "hash": "7783d0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "still-boards": {
    "hash": "569ad7",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "still-bolts": {
    "hash": "49fbaa",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a8a8"
  },
  "still-foam": {
    "hash": "204d0e",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8b898"
  },
  "still-mattress-corner": {
    "hash": "e2f9ae",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "still-springs": {
    "hash": "5b5a18",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a88868"
  },
  "still-swatches": {
    "hash": "ad9069",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8a888"
  },
  "still-water-ring": {
    "hash": "44c9c4",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#886858"
  },
  "stonegate-5-piece-counter-height-set": {
    "hash": "b01acd",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#989888"
  },
  "stonegate-5-piece-counter-height-set--angle": {
    "hash": "833378",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "stonegate-5-piece-counter-height-set--close": {
    "hash": "2beb20",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "stonegate-5-piece-counter-height-set--stool": {
    "hash": "9e88f1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "stonegate-5-piece-counter-height-set--table": {
    "hash": "e2cdb8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "storefront-east": {
    "hash": "b5bb4f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#484868"
  },
  "storefront-west": {
    "hash": "87d189",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#585868"
  },
  "swivel-counter-stools-with-backs-pair": {
    "hash": "ae3bb2",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "swivel-counter-stools-with-backs-pair--back": {
    "hash": "7d953d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "swivel-counter-stools-with-backs-pair--mark": {
    "hash": "3c0001",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "swivel-counter-stools-with-backs-pair--stool": {
    "hash": "c1916b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase": {
    "hash": "f89cf2",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase--angle": {
    "hash": "d50bf0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase--close": {
    "hash": "a4829d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tall-two-door-bookcase--mark": {
    "hash": "c97b8a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8c8a8"
  },
  "tall-two-door-bookcase--open": {
    "hash": "56d954",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tamarack-full-sleeper-loveseat": {
    "hash": "0d287f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a898"
  },
  "tamarack-full-sleeper-loveseat--alone": {
    "hash": "98f222",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tamarack-full-sleeper-loveseat--close": {
    "hash": "6ae997",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tamarack-full-sleeper-loveseat--open": {
    "hash": "e0645b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "tessa-channel-back-dining-chairs-set-of-6": {
    "hash": "9259ae",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "tessa-channel-back-dining-chairs-set-of-6--back": {
    "hash": "52516d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tessa-channel-back-dining-chairs-set-of-6--close": {
    "hash": "885b68",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "thornbury-buffet-and-hutch": {
    "hash": "4d754e",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8c8"
  },
  "thornbury-buffet-and-hutch--angle": {
    "hash": "67898d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "thornbury-buffet-and-hutch--close": {
    "hash": "1f1679",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8b898"
  },
  "thornbury-buffet-and-hutch--detail": {
    "hash": "7cd36f",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8a8"
  },
  "thornbury-buffet-and-hutch--mark": {
    "hash": "311f87",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#989888"
  },
  "tidewater-7-piece-king-bedroom-set": {
    "hash": "b5e1d5",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8b8b8"
  },
  "tidewater-7-piece-king-bedroom-set--bare": {
    "hash": "77a418",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "tidewater-7-piece-king-bedroom-set--bench": {
    "hash": "cf6360",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tidewater-7-piece-king-bedroom-set--chest": {
    "hash": "6da480",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tidewater-7-piece-king-bedroom-set--detail": {
    "hash": "096752",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a8a8"
  },
  "tidewater-7-piece-king-bedroom-set--dresser": {
    "hash": "8f007b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "top-grain-power-reclining-sofa": {
    "hash": "814bfb",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#e8e8e8"
  },
  "top-grain-power-reclining-sofa--angle": {
    "hash": "b82062",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8e8e8"
  },
  "top-grain-power-reclining-sofa--close": {
    "hash": "60ec59",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#684828"
  },
  "top-grain-power-reclining-sofa--detail": {
    "hash": "d855fb",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#684828"
  },
  "top-grain-power-reclining-sofa--mark": {
    "hash": "ae9941",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#885838"
  },
  "top-grain-power-reclining-sofa--reclined": {
    "hash": "ea8bdf",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "torben-two-drawer-nightstand": {
    "hash": "82d362",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "torben-two-drawer-nightstand--close": {
    "hash": "ba8cdd",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "torben-two-drawer-nightstand--mark": {
    "hash": "2c9331",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "torrance-6-piece-power-reclining-sectional": {
    "hash": "42d70c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8f8"
  },
  "torrance-6-piece-power-reclining-sectional--angle": {
    "hash": "7c0f3f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "torrance-6-piece-power-reclining-sectional--close": {
    "hash": "8f0b30",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#484848"
  },
  "torrance-6-piece-power-reclining-sectional--detail": {
    "hash": "4e943e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#585858"
  },
  "tufted-daybed-with-rolled-arms-and-trundle": {
    "hash": "3d2063",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8b8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle--angle": {
    "hash": "2f1e8b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle--close": {
    "hash": "60c29f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "tufted-daybed-with-rolled-arms-and-trundle--open": {
    "hash": "552564",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "twin": {
    "hash": "e46d43",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "twin--carton": {
    "hash": "433657",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a8a8"
  },
  "twin-loft-bed-with-desk-and-bookshelves": {
    "hash": "6b852c",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "twin-loft-bed-with-desk-and-bookshelves--alone": {
    "hash": "f9e30a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "twin-loft-bed-with-desk-and-bookshelves--angle": {
    "hash": "401da0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "twin-loft-bed-with-desk-and-bookshelves--close": {
    "hash": "bca308",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs": {
    "hash": "3132a9",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8b8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs--alone": {
    "hash": "aa8c89",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs--angle": {
    "hash": "dcd824",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "twin-over-full-bunk-bed-with-drawer-stairs--close": {
    "hash": "6274fe",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "two-mirrored-nightstands-with-crystal-knobs": {
    "hash": "c472c1",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#788888"
  },
  "two-mirrored-nightstands-with-crystal-knobs--angle": {
    "hash": "f1a557",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "two-mirrored-nightstands-with-crystal-knobs--close": {
    "hash": "3691be",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "two-tier-chrome-bar-cart": {
    "hash": "64c141",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#d8d8c8"
  },
  "two-tier-chrome-bar-cart--angle": {
    "hash": "62f9a1",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "two-tier-chrome-bar-cart--close": {
    "hash": "72739a",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "ultimate-40-piece-package": {
    "hash": "334ad2",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8a898"
  },
  "ultimate-40-piece-package--coffee": {
    "hash": "59dca8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ultimate-40-piece-package--desk": {
    "hash": "67b9d6",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#a8a8a8"
  },
  "ultimate-40-piece-package--detail": {
    "hash": "44bbdf",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8b8"
  },
  "ultimate-40-piece-package--full": {
    "hash": "fe593b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ultimate-40-piece-package--loveseat": {
    "hash": "8a83c9",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "ultimate-40-piece-package--sofa": {
    "hash": "2226d5",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "ultimate-40-piece-package--table": {
    "hash": "e9f965",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "verity-two-tone-queen-bedroom-6-pieces": {
    "hash": "b65c83",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#a8a898"
  },
  "verity-two-tone-queen-bedroom-6-pieces--bare": {
    "hash": "90bd0e",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8b8"
  },
  "verity-two-tone-queen-bedroom-6-pieces--chest": {
    "hash": "5b3c54",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "verity-two-tone-queen-bedroom-6-pieces--detail": {
    "hash": "6edf42",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "verity-two-tone-queen-bedroom-6-pieces--dresser": {
    "hash": "df855b",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8d8"
  },
  "verity-two-tone-queen-bedroom-6-pieces--nightstand": {
    "hash": "b5882f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "vesper-4-piece-black-velvet-set": {
    "hash": "c2fd0b",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#e8e8e8"
  },
  "vesper-4-piece-black-velvet-set--chair": {
    "hash": "d0ebd3",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "vesper-4-piece-black-velvet-set--detail": {
    "hash": "94cadf",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#282828"
  },
  "vesper-4-piece-black-velvet-set--loveseat": {
    "hash": "7a4667",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "vesper-4-piece-black-velvet-set--sofa": {
    "hash": "e8d527",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "whole-house-black-bedroom-package": {
    "hash": "75fc63",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "whole-house-black-bedroom-package--chest": {
    "hash": "c5d135",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-black-bedroom-package--detail": {
    "hash": "5f7523",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#c8c8c8"
  },
  "whole-house-black-bedroom-package--dresser": {
    "hash": "ba2a92",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-black-bedroom-package--full": {
    "hash": "d66717",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-black-bedroom-package--nightstand": {
    "hash": "6a1d57",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-black-bedroom-package--twin": {
    "hash": "22553f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-gray-bedroom-package": {
    "hash": "f36338",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8a8"
  },
  "whole-house-gray-bedroom-package--chest": {
    "hash": "5e33d8",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-gray-bedroom-package--detail": {
    "hash": "31fb48",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#888878"
  },
  "whole-house-gray-bedroom-package--dresser": {
    "hash": "df3005",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-gray-bedroom-package--full": {
    "hash": "266c28",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-gray-bedroom-package--nightstand": {
    "hash": "aa0008",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-gray-bedroom-package--twin": {
    "hash": "1248e0",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "whole-house-white-bedroom-package": {
    "hash": "681fa3",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#b8b8b8"
  },
  "whole-house-white-bedroom-package--chest": {
    "hash": "c5a9d2",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "whole-house-white-bedroom-package--detail": {
    "hash": "3ebc99",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#b8b8b8"
  },
  "whole-house-white-bedroom-package--dresser": {
    "hash": "434f86",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8d8"
  },
  "whole-house-white-bedroom-package--full": {
    "hash": "0f3b65",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  },
  "whole-house-white-bedroom-package--nightstand": {
    "hash": "1ce27d",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "whole-house-white-bedroom-package--twin": {
    "hash": "7e1d54",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#98a8a8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe": {
    "hash": "62d8f6",
    "width": 1600,
    "height": 1200,
    "widths": [
      200,
      400,
      800,
      1200,
      1600
    ],
    "color": "#f8f8e8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe--angle": {
    "hash": "6ed612",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8f8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe--back": {
    "hash": "bccaef",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#f8f8e8"
  },
  "wickham-rolled-arm-loveseat-in-blue-stripe--close": {
    "hash": "7b3e1f",
    "width": 1200,
    "height": 900,
    "widths": [
      200,
      400,
      800,
      1200
    ],
    "color": "#e8e8e8"
  }
} as const;
export type PictureName = keyof typeof pictures;
