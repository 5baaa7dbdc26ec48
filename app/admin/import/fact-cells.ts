/** What cells say of a product's facts, in the words that its form takes. */
import { type FactName, factRules } from "#shop/facts.ts";
import { linesOfHtml, wordsOfHtml } from "./values.ts";

const options: Partial<Record<FactName, [words: RegExp, option: string][]>> = {
  assembly: [
    [/^(no|none|not)\b|^(fully |pre.?)?assembled/i, "none"],
    [/by us|by the (shop|store)|service/i, "by us"],
    [/need|requir|partial|some|^yes|^y$|^rta$|to assemble/i, "needed"],
  ],
  cleaningCode: [
    [/^(code )?(ws|sw|w\/s|s\/w|w-s|s-w)$/i, "WS"],
    [/^(code )?w$/i, "W"],
    [/^(code )?s$/i, "S"],
    [/^(code )?x$/i, "X"],
  ],
};

const perUnit = new Map([
  ["cm", 1 / 2.54],
  ["mm", 1 / 25.4],
  ["ft", 12],
  ["kg", 2.20462],
  ["h", 60],
  ["hr", 60],
  ["hrs", 60],
  ["hour", 60],
  ["hours", 60],
]);

/** "170 cm" as inches, "40 kg" as pounds, "1.5 hours" as minutes; as it is written where it is none of them. */
function numberText(cell: string, isLength: boolean): string {
  const [, digits = "", unit = ""] =
    /^([\d.,]+)\s*(["″]|in|inches|lbs?|pounds|cm|mm|ft|kg|h|hrs?|hours?|people|persons?|cartons?|boxes|box|min(?:utes?)?)?\.?$/i.exec(
      cell,
    ) ?? [];
  if (!digits) return cell;
  const amount =
    Number(digits.replace(/,(?=\d{3}(\D|$))/g, "").replace(",", ".")) *
    (perUnit.get(unit.toLowerCase()) ?? 1);
  if (!Number.isFinite(amount)) return cell;
  return String(
    isLength ? Math.round(amount * 100) / 100 : Math.ceil(Math.round(amount * 100) / 100),
  );
}

/** A fact as its form takes it; empty where the cell says no, nothing where it is not understood. */
export function readFactCell(name: FactName, cell: string): string | undefined {
  const { form } = factRules[name];
  if ("unit" in form) return numberText(cell, form.unit === "in.");
  if ("options" in form) return options[name]?.find(([words]) => words.test(cell))?.[1];
  if ("yes" in form) {
    if (/^(yes|y|true|1|x|included)$/i.test(cell)) return "yes";
    return /^(no|n|false|0|none|-)$/i.test(cell) ? "" : undefined;
  }
  return "lines" in form ? linesOfHtml(cell) : wordsOfHtml(cell).replace(/\s+/g, " ");
}

export function factHint(name: FactName): string {
  const { form } = factRules[name];
  return "options" in form ? `Write one of: ${form.options.join(", ")}.` : "Write yes or no.";
}
