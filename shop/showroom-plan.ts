/** Where things stand in a showroom, in feet from its back left corner. */
export interface ShowroomPlan {
  /** Its walls, corner by corner. */
  outline: readonly Point[];
  /** From where to where the door is, on the wall to the street. */
  entrance: Point;
  areas: readonly Area[];
  /** The same for who does not see the drawing, and for who asks at the door. */
  words: string;
}

type Point = readonly [number, number];

interface Area {
  kind: keyof typeof furniture;
  name: string;
  at: Point;
  size: Point;
}

/** Furniture from above, each in a square of six feet. */
const furniture = {
  bed: "h5v6h-5zm0 1.8h5m-4.4-1.4h1.6v1h-1.6zm2.2 0h1.6v1h-1.6z",
  mattress: "h4v5.6h-4zm.5.4h3v1.1h-3z",
  sofa: "h5.6v2.4h-5.6zm.8 2.4v-1.6h4v1.6m-3 1.2h2v1.2h-2z",
  table:
    "m1.2 1.2h3.4v3h-3.4zm.9-1h1.6v.7h-1.6zm0 4.4h1.6v.7h-1.6zm-1.9-2.7h.7v1.6h-.7zm4.7 0h.7v1.6h-.7z",
  mixed: "m.6.8h2.6v2.6h-2.6zm3.6 1.2h1.4v1.4h-1.4z",
  desk: "",
} as const;

/** How far products stand from each other, and the band at the top of an area for its name. */
const step = 8;
const nameBand = 6;

/** What a drawing shows, as paths. */
export type DrawnPlan = ReturnType<typeof drawPlan>;

/** For loaders: the page itself draws no more than this. */
export function drawPlan({ outline, entrance, areas, words }: ShowroomPlan) {
  return {
    ...{ entrance, words },
    walls: `M${outline.map((corner) => corner.join(" ")).join("L")}z`,
    widthFt: Math.max(...outline.map(([x]) => x)),
    depthFt: Math.max(...outline.map(([, y]) => y)),
    areas: areas.map((area) => ({
      name: area.name,
      at: area.at,
      size: area.size,
      furniture: furnish(area),
    })),
  };
}

/** The furniture of an area as one path. */
function furnish({ kind, at: [x, y], size: [width, depth] }: Area): string {
  const shape = furniture[kind];
  if (!shape) return "";
  const columns = Math.floor((width - 1) / step);
  const rows = Math.floor((depth - nameBand + 1) / step);
  const left = x + (width - columns * step) / 2 + 1.2;
  const top = y + nameBand + (depth - nameBand - rows * step) / 2 + 0.8;
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return `M${left + column * step} ${top + row * step}${shape}`;
  }).join("");
}
