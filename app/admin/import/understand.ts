/** What the cells of a row say, in this store's words. */
import { factNames } from "#shop/facts.ts";
import { own } from "#shop/own.ts";
import { describeLength } from "../format.ts";
import { partsOf } from "../kit/schema.ts";
import { maxLetters } from "../products/editor/limits.ts";
import { endInNine, moneyText, parseMoney } from "../records/money-input.ts";
import { listLabels, stateLabels } from "../records/product-labels.ts";
import { readFactCell } from "./fact-cells.ts";
import type { Cells } from "./records.ts";
import type { Defaults } from "./settings.ts";
import { plain } from "./table.ts";
import type { Target } from "./targets.ts";
import * as values from "./values.ts";

export type Said = Partial<Record<Target | "color2", string>>;

/** Empty cells say nothing. `notes` are sentences about what is called otherwise in the file. */
export function understand(cells: Cells, defaults: Defaults): { said: Said; notes: string[] } {
  const said: Said = {};
  const notes: string[] = [];
  const read = (target: Target, to: (cell: string) => string | undefined, as: Target = target) => {
    const cell = cells[target]?.trim();
    const text = cell && to(cell);
    if (!text) return;
    said[as] = text;
  };
  const same = (cell: string) => cell;
  read("sku", same);
  read("title", (cell) => shorter(values.wordsOfHtml(cell).replace(/\s+/g, " "), "title"));
  read("description", (cell) => shorter(values.wordsOfHtml(cell), "description"));
  for (const target of [
    "compareAtSource",
    "finish",
    "care",
    "badge",
    "lot",
    "addOns",
    "location",
  ] as const)
    read(target, same);
  read("note", (cell) => cell.slice(0, maxLetters.note));
  readPrices(cells, said, defaults);
  read("cost", values.moneyField);
  for (const target of ["east", "west"] as const) read(target, values.countField);
  read("count", values.countField, defaults.showroom);
  for (const target of ["east", "west", "count"] as const) {
    if (/^-\d/.test(cells[target] ?? "")) notes.push(`“${cells[target]}” is counted as 0`);
  }
  read("arrivedOn", values.dayField);
  read("list", (cell) => cell.split("\n").map(values.readList).find(Boolean));
  const words = [cells.type, said.title, cells.list].filter(Boolean);
  said.type = words.map((one) => values.readType(one!)).find(Boolean) ?? "";
  if (!said.type) delete said.type;
  read("style", values.readStyle);
  read("condition", (cell) => values.readCondition(cell)?.condition);
  const reason =
    cells.conditionReason || (cells.condition && values.readCondition(cells.condition)?.reason);
  if (reason)
    said.conditionReason = reason.replace(/\s+/g, " ").slice(0, maxLetters.conditionReason);
  readColors(cells, said, notes);
  readSize(cells, said, notes);
  read("materials", (cell) => partsOf(cell, /[,;/\n]+/).join(", "));
  read("features", (cell) => values.linesOfHtml(cell));
  read("freeTv", (cell) => (/^(yes|true|1|x)$/i.test(cell) ? "yes" : undefined));
  read("state", readState);
  for (const name of factNames) read(name, (cell) => readFactCell(name, cell));
  for (const [target, labels] of Object.entries(labelled) as [Target, Record<string, string>][]) {
    const cell = (cells[target] ?? "").split("\n")[0]!.slice(0, 60);
    const text = said[target] && (own(labels, said[target]) ?? said[target]);
    if (cell && !text && target === "list") notes.push(`“${cell}” isn’t a category of this store`);
    if (cell && text && plain(cell) !== plain(text)) notes.push(`“${cell}” is ${text}`);
  }
  return { said, notes };

  function shorter(text: string, field: keyof typeof maxLetters) {
    const short = values.shortened(text, maxLetters[field]);
    if (short !== text)
      notes.push(
        `The ${field === "title" ? "name" : "description"} was shortened: ${describeLength(text, maxLetters[field])}`,
      );
    return short;
  }
}

/** What is worth saying where it is called otherwise in the file. */
const labelled = { list: listLabels, condition: {}, state: stateLabels };

const states: [RegExp, state: string][] = [
  [/^(draft|inactive|unpublished|false|0|-1|no)$/i, "draft"],
  [/^(live|active|published|true|1|yes|visible)$/i, "live"],
  [/^sold( out)?$/i, "sold"],
  [/^(archived|hidden)$/i, "archived"],
];
const readState = (cell: string) => states.find(([words]) => words.test(cell))?.[1];

/** A regular price is the price where nothing cheaper is said, and the compare-at price beside one. */
function readPrices(cells: Cells, said: Said, { pricePercent }: Defaults) {
  const isNone = (cell: string | undefined) => !cell || /^[$\s]*0*([.,]0+)?$/.test(cell);
  const price = isNone(cells.price) && cells.regular ? cells.regular : cells.price;
  const compareAt = cells.compareAt || (price === cells.regular ? "" : cells.regular);
  if (price) said.price = values.moneyField(price);
  // Stores write 0 where nothing is known.
  if (compareAt && !isNone(compareAt)) said.compareAt = values.moneyField(compareAt);
  const [now, was] = [parseMoney(said.price ?? ""), parseMoney(said.compareAt ?? "")];
  // A retail price that is no higher is none to compare with.
  if (!cells.compareAt && "cents" in now && "cents" in was && was.cents <= now.cents)
    delete said.compareAt;
  if (!price && pricePercent > 0 && "cents" in was)
    said.price = moneyText(endInNine((was.cents * pricePercent) / 100));
}

function readColors(cells: Cells, said: Said, notes: string[]) {
  if (!cells.color) return;
  const { color, color2, finish } = values.readColor(cells.color);
  if (color) Object.assign(said, { color, color2 });
  if (finish && !cells.finish) said.finish = finish.slice(0, 200);
  if (finish)
    notes.push(
      color
        ? `“${cells.color}” is ${[color, color2].filter(Boolean).join(" and ")}`
        : `“${cells.color}” is kept as the finish`,
    );
}

/** Sides in one cell or in three; a bed's size is none in inches. */
function readSize(cells: Cells, said: Said, notes: string[]) {
  const { width, depth, height } = cells;
  const cell = cells.parts || (width && depth && height ? `${width} x ${depth} x ${height}` : "");
  const parts = cell ? values.readParts(cell) : undefined;
  if (parts) {
    said.parts = values.partsText(parts);
    if (said.parts !== cell)
      notes.push(
        `“${cell.slice(0, 60)}” is ${parts.map(({ widthIn, depthIn, heightIn }) => `${widthIn} wide, ${depthIn} deep, ${heightIn} high`).join("; ")}`,
      );
  }
  const bed = /\b(twin( xl)?|full|queen|king|california king)\b/i.exec(
    [cells.size, parts ? "" : cells.parts].join(" "),
  )?.[0];
  if (cells.size) said.size = cells.size;
  else if (bed) said.size = bed;
}
