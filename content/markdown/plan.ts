/**
 * A room drawn to scale from the numbers in an article: a fenced `plan` block of an article's
 * Markdown, in YAML, becomes a figure with a drawing. All sizes are inches; places are counted from
 * the room's top left corner. What cannot stand in the real room is refused here. With `view` the
 * drawing is of something else, such as a sofa seen from its end.
 */
import * as v from "valibot";
import { parse } from "yaml";
import { escapeHtml } from "#shop/html.ts";
import { smartQuotes } from "./smart-quotes.ts";

const inches = v.pipe(v.number(), v.minValue(1));
const measures = v.strictTuple([inches, inches]);
const place = v.strictTuple([v.number(), v.number()]);

const planSchema = v.strictObject({
  caption: v.pipe(v.string(), v.minLength(20)),
  /** What is drawn, where it is not a room from above. */
  view: v.optional(v.string()),
  room: measures,
  items: v.pipe(
    v.array(
      v.strictObject({
        /** Furniture, floor kept free, what lies or slides under furniture, or a door or window. */
        kind: v.picklist(["piece", "lane", "under", "opening"]),
        /** With " / " where its line may break. */
        name: v.string(),
        at: place,
        size: measures,
        /** Where the name goes when something stands on the item's middle. */
        nameAt: v.optional(place),
      }),
    ),
    v.minLength(1),
  ),
  /** Measures that lie across the drawing. */
  lines: v.optional(
    v.array(v.strictObject({ name: v.string(), from: place, to: place, nameAt: place })),
    [],
  ),
});

type Plan = v.InferOutput<typeof planSchema>;
type Item = Plan["items"][number];

/** Draws the plan that the block describes; a mistake in it is thrown in words. */
export function renderPlan(source: string): string {
  const parsed = v.safeParse(planSchema, readYaml(source));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`plan: ${v.getDotPath(issue) ?? "block"}: ${issue.message}`);
  }
  const plan = parsed.output;
  const mistake = conflictIn(plan);
  if (mistake) throw new Error(`plan: ${mistake}`);
  return draw(plan);
}

function readYaml(source: string): unknown {
  try {
    return parse(source);
  } catch (error) {
    throw new Error(`plan: ${(error as Error).message.split("\n")[0]}`);
  }
}

/** The first thing that is outside the room, or two things in the same place. */
function conflictIn({ room, items }: Plan) {
  const solid = items.filter(({ kind }) => kind !== "opening");
  const outside = solid.find(({ at, size }) =>
    [0, 1].some((axis) => at[axis]! < 0 || at[axis]! + size[axis]! > room[axis]!),
  );
  if (outside) return `${outside.name} does not fit into the room`;
  const pieces = items.filter(({ kind }) => kind === "piece");
  for (const piece of pieces) {
    const other = solid.find(
      (item) => item !== piece && item.kind !== "under" && overlap(piece, item),
    );
    if (other) return `${piece.name} and ${other.name} overlap`;
  }
  return undefined;
}

function overlap(a: Item, b: Item) {
  return [0, 1].every(
    (axis) =>
      a.at[axis]! < b.at[axis]! + b.size[axis]! && b.at[axis]! < a.at[axis]! + a.size[axis]!,
  );
}

/** A letter's width and a line's height as parts of the type size: enough to see what fits. */
const letter = 0.53;
const leading = 1.15;

function draw({ caption, view, room, items, lines }: Plan) {
  const [width, depth] = room;
  // Every drawing is shown equally wide, so the type grows with the room to be read equally well.
  const type = round(width / 25);
  const margin = round(type * 3.3);
  const shapes = (["under", "lane", "piece", "opening"] as const).map((kind) => {
    const same = items.filter((item) => item.kind === kind);
    if (same.length === 0) return "";
    const outlines = same.map(({ at, size }) => outline(at, size)).join("");
    const names = same.map((item) => nameOf(item, room, type)).join("");
    return `<path class="${kind}" d="${outlines}"/>${names}`;
  });
  const across = lines.map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("");
  const frame = [-margin, -margin, width + 2 * margin, depth + 2 * margin].map(round);
  return [
    `<figure class="plan"><svg viewBox="${frame.join(" ")}" font-size="${type}" role="img">`,
    `<title>${escapeHtml(smartQuotes(view ?? `Plan of a room of ${width} by ${depth} inches`))}</title>`,
    `<desc>${escapeHtml(smartQuotes(describe(room, items, lines)))}</desc>`,
    `<path class="room" d="${outline([0, 0], room)}"/>`,
    ...shapes,
    across && `<path class="lane" d="${across}"/>`,
    ...lines.map(({ name, nameAt }) => text(type, nameAt, name)),
    text(type, [width / 2, depth + margin - type * 0.7], `${width} inches (${feet(width)})`),
    text(type, [width + margin - type * 0.7, depth / 2], `${depth} inches (${feet(depth)})`, true),
    `</svg><figcaption class="text-sm text-ink-soft">${escapeHtml(smartQuotes(caption))}</figcaption></figure>\n`,
  ].join("");
}

function outline([x, y]: Item["at"], [width, depth]: Item["size"]) {
  return `M${x} ${y}h${width}v${depth}h-${width}z`;
}

/** An item's name and size: in its middle, and of a door or window outside the wall it is in. */
function nameOf(item: Item, room: Plan["room"], type: number) {
  const { kind, name, at, size } = item;
  const [width, depth] = size;
  const middle = item.nameAt ?? [at[0] + width / 2, at[1] + depth / 2];
  if (kind === "opening") {
    const side = width >= depth ? 1 : 0;
    const outside: [number, number] = [...middle];
    outside[side] = middle[side] < room[side] / 2 ? -type : room[side] + type;
    return text(type, outside, plain(name), side === 0);
  }
  const measure = kind === "lane" ? `${Math.min(width, depth)} in.` : `${width} × ${depth}`;
  const parts = name.split(" / ");
  const ways = [[...parts, measure], [`${plain(name)}, ${measure}`], parts, [plain(name)]];
  const { lines, turned } = fitting(ways, size, type);
  const across = turned ? 0 : 1;
  return lines
    .map((words, at) => {
      const place: [number, number] = [...middle];
      place[across] += (at - (lines.length - 1) / 2) * type * leading;
      return text(type, place, words, turned);
    })
    .join("");
}

/** The fullest way to write a name that fits into its place, lying or standing; else the shortest. */
function fitting(ways: string[][], [width, depth]: Item["size"], type: number) {
  for (const lines of ways) {
    const long = Math.max(...lines.map(({ length }) => length)) * type * letter;
    const high = lines.length * type * leading;
    if (long <= width && high <= depth) return { lines, turned: false };
    if (long <= depth && high <= width) return { lines, turned: true };
  }
  return { lines: ways.at(-1)!, turned: depth > width };
}

/** Words around a point: a third of the type size puts the middle of small letters on it. */
function text(type: number, [x, y]: [number, number], words: string, turned = false) {
  const drop = type * 0.35;
  const place = turned
    ? `transform="translate(${round(x + drop)} ${round(y)}) rotate(-90)"`
    : `x="${round(x)}" y="${round(y + drop)}"`;
  return `<text ${place}>${escapeHtml(smartQuotes(words))}</text>`;
}

function describe([width, depth]: Plan["room"], items: Item[], lines: Plan["lines"]) {
  const parts = items.map(({ kind, name, at: [x, y], size }) =>
    kind === "opening"
      ? `${plain(name)} in the ${wall([x, y], size, [width, depth])} wall`
      : `${plain(name)}, ${size[0]} by ${size[1]}, at ${x} and ${y}`,
  );
  const measured = lines.map(
    ({ name, from, to }) => `${name}, from ${from.join(", ")} to ${to.join(", ")}`,
  );
  return `${[...parts, ...measured].join(". ")}. Places are inches from the left and from the top wall.`;
}

function wall([x, y]: Item["at"], [width, depth]: Item["size"], room: Plan["room"]) {
  if (width >= depth) return y < room[1] / 2 ? "top" : "bottom";
  return x < room[0] / 2 ? "left" : "right";
}

function plain(name: string) {
  return name.replace(" / ", " ");
}

function feet(length: number) {
  return [`${Math.floor(length / 12)} ft.`, length % 12 ? `${round(length % 12)} in.` : ""]
    .filter(Boolean)
    .join(" ");
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
