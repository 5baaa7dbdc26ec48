/** A description that is proposed from what is known of a product. What is not known is not said. */
import type { Facts } from "./facts.ts";
import { andList, capitalized } from "./words.ts";

/** What a description can say, as rows and forms hold it; empty where it is not known. */
export interface KnownOfProduct {
  type: string;
  style: string;
  size: string | null;
  colors: readonly string[];
  /** In the maker's words. */
  finish: string;
  materials: readonly string[];
  pieces: readonly {
    name: string;
    count: number;
    widthIn: number;
    depthIn: number;
    heightIn: number;
  }[];
  condition: string;
  condition_reason: string | null;
  facts: Facts;
}

/** Longer ones are refused by the database. */
export const mostLettersOfWords = 600;
const bedSize = /^(twin( xl)?|full|queen|king|california king|cal king)$/i;

/** A few plain sentences: what it is, of what, how large, in which condition and why it is here. Empty where only its kind is known. */
export function proposedWords(known: KnownOfProduct): string {
  const { facts, condition, condition_reason: reason } = known;
  const isSeveral = /[^s]s$/.test(known.type);
  const about = [
    finishWords(known),
    sizeWords(known, isSeveral),
    partsWords(known.pieces),
    listWords("Also included", facts.included),
    listWords("Not included", facts.notIncluded),
    assemblyWords(facts, isSeveral),
    facts.madeIn && `Made in ${facts.madeIn}.`,
  ];
  const isMoreKnown =
    about.some(Boolean) ||
    [known.style, known.size, known.colors[0], known.materials[0], facts.maker, reason].some(
      Boolean,
    ) ||
    condition !== "new";
  if (!isMoreKnown) return "";
  const sentences = [kindWords(known, isSeveral), ...about, conditionWords(known, isSeveral)];
  return sentences
    .filter((one) => one !== undefined && one !== "")
    .reduce<string>((text, one) => {
      const longer = text ? `${text} ${one}` : one!;
      return longer.length > mostLettersOfWords ? text : longer;
    }, "");
}

/** "A modern gray sofa by Larkin, made with polyester and pine." */
function kindWords({ type, style, size, colors, materials, facts }: KnownOfProduct, many: boolean) {
  const made = materials.length > 0 ? `made with ${andList(materials.map(allSoftly))}` : "";
  if (!type) {
    const words = [andList(colors), made].filter(Boolean).join(", ");
    return [words && `${capitalized(words)}.`, facts.maker && `By ${facts.maker}.`]
      .filter(Boolean)
      .join(" ");
  }
  const bed = size && bedSize.test(size) ? size.toLowerCase().replace("cal", "Cal") : "";
  const name = [style, andList(colors), bed, type].filter(Boolean).join(" ");
  const article = many || type === "wall art" ? "" : /^[aeio]/i.test(name) ? "An " : "A ";
  const by = facts.maker ? ` by ${facts.maker}` : "";
  return `${article ? `${article}${name}` : capitalized(name)}${by}${made && `, ${made}`}.`;
}

const finishWords = ({ finish }: KnownOfProduct) => finish && `Finish: ${allSoftly(finish)}.`;

function sizeWords({ size }: KnownOfProduct, many: boolean) {
  if (!size || bedSize.test(size)) return "";
  const seats = /^seats? (\d+)$/i.exec(size)?.[1];
  return seats ? `${many ? "They seat" : "It seats"} ${seats}.` : `Size: ${size}.`;
}

function partsWords(pieces: KnownOfProduct["pieces"]) {
  const [only, ...more] = pieces;
  if (!only) return "";
  if (more.length > 0) {
    const count = pieces.reduce((sum, { count }) => sum + count, 0);
    const names = pieces.map(
      ({ name, count }) => `${softly(name)}${count > 1 ? ` (${count})` : ""}`,
    );
    return `It comes as ${count} pieces: ${andList(names)}.`;
  }
  const { count, widthIn, depthIn, heightIn } = only;
  const set = count > 1 ? `A set of ${count}. ` : "";
  if (!widthIn || !depthIn || !heightIn) return set.trim();
  const wide = `${widthIn} ${widthIn === 1 ? "inch" : "inches"} wide`;
  return `${set}${count > 1 ? "Each is" : "It’s"} ${wide}, ${depthIn} deep and ${heightIn} high.`;
}

const listWords = (what: string, names: readonly string[] = []) =>
  names.length > 0 ? `${what}: ${andList(names.map(softly))}.` : "";

function assemblyWords({ assembly, assemblyMinutes, assemblyPeople }: Facts, many: boolean) {
  if (assembly === "none") return "No assembly needed.";
  if (assembly === "by us") return `We put ${many ? "them" : "it"} together for you, in the price.`;
  if (!assembly) return "";
  const minutes = assemblyMinutes ? `, about ${assemblyMinutes} minutes` : "";
  const people =
    assemblyPeople === undefined
      ? ""
      : assemblyPeople === 1
        ? " for one person"
        : ` for ${assemblyPeople} people`;
  return `Assembly needed${minutes}${people}.`;
}

/** "It’s new. Why it’s here: canceled hotel order."; "Floor model: a scratch on the left arm." */
function conditionWords({ condition, condition_reason }: KnownOfProduct, many: boolean) {
  const why = softly((condition_reason ?? "").trim().replace(/[.!\s]+$/, ""));
  if (condition !== "new") return `${capitalized(condition)}${why && `: ${why}`}.`;
  const [are, here] = many ? ["They’re new", "they’re here"] : ["It’s new", "it’s here"];
  return `${are}.${why && ` Why ${here}: ${why}.`}`;
}

/** Of what is often written in capitals: "Solid Oak". */
const allSoftly = (text: string) => text.split(" ").map(softly).join(" ");

/** As it stands within a sentence; names of peoples, and letters that stand for words, stay large. */
const softly = (text: string) =>
  text.replace(/^[A-Z][a-z]*(?=$|[\s,-])/, (word) =>
    /(ian|ican|ese|ish)$/.test(word) ? word : word.toLowerCase(),
  );
