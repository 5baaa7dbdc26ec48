/** What is said where nothing is found and things that come near are shown. */
import { capitalize } from "#app/products/labels.ts";
import { doorWords } from "#shop/door.ts";
import { formatMoney } from "#shop/money.ts";
import type { QueryFilter } from "./read-query.ts";
import type { SearchEntry } from "./search-entry.ts";
import { tokenize } from "./tokenize.ts";

export interface Instead {
  /** "No gray recliners today." */
  said: string;
  /** What is shown: "Recliners in other colors". */
  title: string;
  entries: readonly SearchEntry[];
}

export const color =
  /\b(?:(?:light|dark|navy) )?(beige|black|blue|brown|burgundy|charcoal|copper|coral|cream|gold(?:en)?|gr[ae]y|green|ivory|lavender|maroon|mint|navy|olive|orange|pink|purple|red|rust|silver|tan|taupe|teal|turquoise|violet|white|yellow)\b/;

/** Before what somebody looks for. */
const asking = /^(?:(?:do (?:you|u)|got|have|has|any|looking for|i (?:need|want)|a|an|some) )+/;

const mostWords = 3;

/** For words without their filter, as they were typed, and the nearest things to them. */
export function insteadOf(
  typed: string,
  words: string,
  { max, door, ...more }: QueryFilter,
  nearest: readonly SearchEntry[],
): Instead {
  const asked = words
    .toLowerCase()
    .replace(/[?!.,]/g, "")
    .trim()
    .replace(asking, "");
  const [said = ""] = color.exec(asked) ?? [];
  const thing = asked.replace(said, " ").replace(/\s+/g, " ").trim();
  const named = tokenize(thing);
  const saying = ({ type = "", also = "" }: SearchEntry, size = "") =>
    tokenize(`${type} ${also} ${size}`);
  const isKnown = nearest.some((entry) => saying(entry).includes(named.at(-1) ?? ""));
  if (!isKnown || named.length > mostWords || Object.keys(more).length > 0)
    return { said: `Nothing matches all of “${typed}”.`, title: "Close matches", entries: nearest };
  const things = plural(thing);
  const limits = `${max ? ` under ${formatMoney(max * 100)}` : ""}${door ? ` that fit a ${doorWords(door)}` : ""}`;
  const others = nearest.filter((entry) =>
    named.every((word) => saying(entry, entry.card?.size).includes(word)),
  );
  const where = said ? (limits ? "" : "in other colors") : max && !door ? "at other prices" : "";
  return {
    said: `No ${said && `${said.replace("grey", "gray")} `}${things}${limits} today.`,
    ...(where && others.length > 0
      ? { title: `${capitalize(things)} ${where}`, entries: others }
      : { title: "Close matches", entries: nearest }),
  };
}

const plural = (thing: string) =>
  /[^s]s$/.test(thing)
    ? thing
    : thing
        .replace(/(s|x|ch|sh)$/, "$1e")
        .replace(/([^aeiou])y$/, "$1ie")
        .concat("s");
