// Made by `npm run images` from the masters in images/. Do not edit.
export const pictures = {
  "barrel-boucle": {
    "hash": "9889a040",
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
    "hash": "13a5b949",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "bed-panel": {
    "hash": "b3b9e512",
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
    "hash": "8816967f",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "bunk-bed": {
    "hash": "3a5f2aee",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "chest": {
    "hash": "3cbdc13a",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#d8d8c8"
  },
  "closeup-fabric": {
    "hash": "6a0b0fa3",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#a8a898"
  },
  "closeup-sofa": {
    "hash": "daf07c9a",
    "width": 1200,
    "height": 675,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "desk": {
    "hash": "e805d2fd",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "dining-oak": {
    "hash": "ac2c9162",
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
    "hash": "8c691267",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "dresser-mirror": {
    "hash": "c43c006c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#d8d8c8"
  },
  "lamp-vignette": {
    "hash": "930c893c",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#586858"
  },
  "living-sectional": {
    "hash": "3fb4e860",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8b8a8"
  },
  "mattress-queen": {
    "hash": "7edfab06",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#e8e8e8"
  },
  "ottoman": {
    "hash": "b4321ae4",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8f8"
  },
  "recliner-leather": {
    "hash": "6a53c7df",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "showroom": {
    "hash": "f5e201c0",
    "width": 1200,
    "height": 675,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#b8a888"
  },
  "sofa-white": {
    "hash": "c54d96f0",
    "width": 900,
    "height": 675,
    "widths": [
      400,
      800
    ],
    "color": "#f8f8e8"
  },
  "tv-wall": {
    "hash": "0b8b757a",
    "width": 1200,
    "height": 900,
    "widths": [
      400,
      800,
      1200
    ],
    "color": "#c8c8c8"
  }
} as const;
export type PictureName = keyof typeof pictures;
