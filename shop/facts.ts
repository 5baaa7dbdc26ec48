/**
 * Facts of a product beyond its texts, sizes and condition: what a customer may ask before ordering, each of
 * them optional. The database holds the same rules (private.are_facts), the editor asks for those of a
 * product's kind, and its page shows those that are known. Lengths are inches, weights pounds.
 */

import { own } from "./own.ts";

/** What kinds of products have in common: which facts are asked of them. */
const groups = {
  seating: [
    ...["living room set", "sofa", "sectional", "loveseat", "recliner", "accent chair"],
    ...["sleeper sofa", "futon", "ottoman", "bench"],
  ],
  bed: ["bedroom set", "bed", "bunk bed", "daybed", "headboard"],
  mattress: ["mattress"],
  table: ["coffee table", "end table", "console table", "dining table", "desk", "vanity"],
  storage: [
    ...["dresser", "chest", "nightstand", "tv stand", "bookcase", "buffet", "hutch", "bar cart"],
  ],
  chairs: ["dining chairs", "bar stools"],
  dining: ["dining set", "pub set"],
  decor: ["lamp", "rug", "mirror", "wall art"],
} as const satisfies Record<string, readonly string[]>;

type Group = keyof typeof groups;

interface Rule {
  /** What the editor calls it. */
  label: string;
  /** A number's unit, the options of a choice, "yes" for what is so or unknown, the letters of a text or of each line. */
  form:
    | { unit: "in." | "lb" | "minutes" | "people" | "cartons"; most: number }
    | { options: readonly string[] }
    | { yes: true }
    | { letters: number; lines?: number };
  /** Without it, asked of all. */
  of?: readonly Group[];
}

/** Every fact, in the order of the editor. */
export const factRules = {
  included: { label: "Also included, one on each line", form: { letters: 80, lines: 12 } },
  notIncluded: { label: "Not included, one on each line", form: { letters: 80, lines: 12 } },
  assembly: { label: "Assembly", form: { options: ["none", "needed", "by us"] } },
  assemblyMinutes: { label: "Assembly, minutes", form: { unit: "minutes", most: 1000 } },
  assemblyPeople: { label: "Assembly, people", form: { unit: "people", most: 10 } },
  cleaningCode: {
    label: "Cleaning code",
    form: { options: ["W", "S", "WS", "X"] },
    of: ["seating", "bed", "table", "chairs", "dining"],
  },
  openLengthIn: {
    label: "Length when open, in.",
    form: { unit: "in.", most: 400 },
    of: ["seating", "bed", "table", "dining"],
  },
  clearanceIn: {
    label: "Space needed behind, in.",
    form: { unit: "in.", most: 100 },
    of: ["seating"],
  },
  weightLimitLb: { label: "Holds up to, lb", form: { unit: "lb", most: 5000 } },
  weightLb: { label: "Weight, lb", form: { unit: "lb", most: 5000 } },
  heaviestLb: { label: "Heaviest carton or part, lb", form: { unit: "lb", most: 5000 } },
  cartons: { label: "Cartons", form: { unit: "cartons", most: 100 } },
  legsOff: {
    label: "Legs come off",
    form: { yes: true },
    of: ["seating", "bed", "table", "storage", "chairs", "dining"],
  },
  legsIn: {
    label: "Height of those legs, in.",
    form: { unit: "in.", most: 60 },
    of: ["seating", "bed", "table", "storage", "chairs", "dining"],
  },
  backOff: { label: "Back lifts off", form: { yes: true }, of: ["seating"] },
  backOffHeightIn: {
    label: "Height without the back, in.",
    form: { unit: "in.", most: 100 },
    of: ["seating"],
  },
  antiTip: { label: "Anti-tip kit included", form: { yes: true }, of: ["bed", "storage", "decor"] },
  maker: { label: "Manufacturer", form: { letters: 60 } },
  madeIn: { label: "Made in", form: { letters: 40 } },
} as const satisfies Record<string, Rule>;

export type FactName = keyof typeof factRules;

type ValueOf<Form> = Form extends { unit: string }
  ? number
  : Form extends { options: readonly (infer Option)[] }
    ? Option
    : Form extends { yes: true }
      ? true
      : Form extends { lines: number }
        ? readonly string[]
        : string;

/** What is known of a product; what is not known is absent. */
export type Facts = { [name in FactName]?: ValueOf<(typeof factRules)[name]["form"]> };

export const factNames = Object.keys(factRules) as FactName[];

/** The facts that are asked of a product of that type; all of them where the type is the owner's own word. */
export function factsOfType(type: string): FactName[] {
  const group = (Object.keys(groups) as Group[]).find((name) =>
    (groups[name] as readonly string[]).includes(type),
  );
  return factNames.filter((name) => {
    const { of }: Rule = factRules[name];
    return !of || !group || of.includes(group);
  });
}

/** Facts as a form holds them: a text for each. */
export type FactTexts = Partial<Record<FactName, string>>;

export const textsOfFacts = (facts: Facts): FactTexts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      value === true ? "yes" : Array.isArray(value) ? value.join("\n") : String(value),
    ]),
  );

/** The facts that texts stand for, and what is wrong with the others, by name. */
export function readFacts(texts: FactTexts, type: string) {
  const facts: Record<string, unknown> = {};
  const problems: FactTexts = {};
  for (const name of factsOfType(type)) {
    const text = (own(texts, name) ?? "").trim();
    if (!text) continue;
    const { form, label }: Rule = factRules[name];
    if ("unit" in form) {
      const plain = text.replace(/ *(["″]|in\.?|inches|lbs?\.?|pounds)$/i, "");
      const value = Number(plain);
      const isWhole = form.unit === "in." || Number.isInteger(value);
      if (!/^\d+(\.\d{1,2})?$/.test(plain) || !isWhole || value <= 0 || value > form.most) {
        problems[name] = `${label}: enter a number up to ${form.most}.`;
      } else facts[name] = value;
    } else if ("options" in form) {
      if (form.options.includes(text)) facts[name] = text;
    } else if ("yes" in form) {
      if (text === "yes") facts[name] = true;
    } else {
      const lines = text
        .split("\n")
        .map((line) => line.replace(/\s+/g, " ").trim())
        .filter(Boolean);
      if (lines.length > (form.lines ?? 1)) {
        problems[name] = `${label}: ${form.lines} at most.`;
      } else if (lines.some((line) => line.length > form.letters)) {
        problems[name] = `${label}: ${form.letters} characters at most for each.`;
      } else if (lines.length > 0) facts[name] = form.lines ? lines : lines[0];
    }
  }
  return { facts: facts as Facts, problems };
}

const cleaners = {
  W: "water-based cleaner",
  S: "solvent cleaner, no water",
  WS: "water-based or solvent cleaner",
  X: "vacuum only",
};

const assemblies = {
  none: "None needed",
  needed: "Needed",
  "by us": "We do it, included in the price",
};

/** The facts that are known, as a page says them: a term and its words. */
export function factRows(
  facts: Facts,
  pieces: readonly { boxes?: unknown }[] = [],
): [term: string, words: string][] {
  const { legsIn, backOffHeightIn, cleaningCode: code } = facts;
  const rows: [string, string | undefined][] = [
    ["Also included", facts.included?.join(", ")],
    ["Not included", facts.notIncluded?.join(", ")],
    ["Assembly", assemblyWords(facts)],
    ["Cleaning code", code && `${code}: ${cleaners[code]}`],
    ["Open length", withUnit(facts.openLengthIn, "inch")],
    ["Space behind", withUnit(facts.clearanceIn, "inch")],
    ["Holds up to", withUnit(facts.weightLimitLb, "pound")],
    ["Weight", withUnit(facts.weightLb, "pound")],
    ["Heaviest part", withUnit(facts.heaviestLb, "pound")],
    // The cartons' sizes say how many there are.
    ["Cartons", pieces.some(({ boxes }) => boxes) ? undefined : facts.cartons?.toString()],
    ["Legs", legsIn ? `Come off, ${withUnit(legsIn, "inch")} high` : facts.legsOff && "Come off"],
    [
      "Back",
      backOffHeightIn
        ? `Lifts off, ${withUnit(backOffHeightIn, "inch")} high without it`
        : facts.backOff && "Lifts off",
    ],
    ["Anti-tip kit", facts.antiTip && "Included"],
    ["Manufacturer", facts.maker],
    ["Made in", facts.madeIn],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

const tippable =
  /\b(dresser|drawer chest|chest of drawers|bookcase|hutch|buffet|cabinet|vanity|server|sideboard|tv stand)\b/i;

/** What is said of furniture for storing things that is 27 inches or taller, where the stability rule begins (16 CFR 1261). */
export function tipRows(
  { antiTip }: Facts,
  pieces: readonly { name: string; heightIn: number }[],
): [term: string, words: string][] {
  const tall = pieces.filter(({ name, heightIn }) => heightIn >= 27 && tippable.test(name));
  if (tall.length === 0) return [];
  const words = [
    "furniture that tips over can kill a child. Fasten tall pieces to a wall stud before you fill them",
    ...(tall.some(({ name }) => /tv stand/i.test(name)) ? ["Strap the TV, too"] : []),
    ...(antiTip ? [] : ["Ask us about an anti-tip kit"]),
    ...(tall.some(({ name }) => /dresser|chest/i.test(name))
      ? ["Ask when it was made: since September 2023 it has had to pass a stability test"]
      : []),
  ];
  return [["Safety", words.join(". ")]];
}

function assemblyWords({ assembly, assemblyMinutes, assemblyPeople }: Facts) {
  const words = [
    assembly && assemblies[assembly],
    assemblyMinutes && `about ${withUnit(assemblyMinutes, "minute")}`,
    assemblyPeople && (assemblyPeople === 1 ? "one person" : `${assemblyPeople} people`),
  ];
  return words.filter(Boolean).join(", ") || undefined;
}

const withUnit = (count: number | undefined, unit: "inch" | "pound" | "minute") =>
  count ? `${count} ${count === 1 ? unit : unit === "inch" ? "inches" : `${unit}s`}` : undefined;
