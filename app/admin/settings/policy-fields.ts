/** What the form of a policy holds, as texts, and the words that it becomes. */
import type { PolicySection, PolicyWords } from "#shop/policy.ts";

/** "intro", "tile 0 title", "tile 0 text", "section 0 title", "section 0 text". */
export type PolicyFields = Record<string, string>;

export function policyFields({ intro, tiles = [], sections }: PolicyWords): PolicyFields {
  return Object.fromEntries([
    ["intro", intro],
    ...tiles.flatMap(({ title, text }, at) => [
      [`tile ${at} title`, title],
      [`tile ${at} text`, text],
    ]),
    ...sections.flatMap((section, at) => [
      [`section ${at} title`, section.title],
      [`section ${at} text`, sectionText(section)],
    ]),
  ]);
}

/** Paragraphs with an empty line between them, then the points, each with a dash. */
function sectionText({ paragraphs, points = [] }: PolicySection): string {
  const list = points.map((point) => `- ${point}`).join("\n");
  return [...paragraphs, ...(list ? [list] : [])].join("\n\n");
}

/** What is filled in where a policy is shown; another name would keep the page from being published. */
const facts =
  /\{(brand|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim)\}/g;

/** The words that a form stands for, or what is wrong with it. Sections stay the ones that there are. */
export function policyOf(
  fields: PolicyFields,
  was: PolicyWords,
): { row: PolicyWords } | { problem: string } {
  const unknown = Object.values(fields)
    .map((text) => /\{\w+\}/.exec(text.replaceAll(facts, ""))?.[0])
    .find((found) => found !== undefined);
  if (unknown) return { problem: `Nothing fills ${unknown}.` };
  const sections = was.sections.map(({ id }, at) => ({
    id,
    title: word(fields[`section ${at} title`]),
    ...readSection(fields[`section ${at} text`] ?? ""),
  }));
  const tiles = was.tiles?.map((_, at) => ({
    title: word(fields[`tile ${at} title`]),
    text: word(fields[`tile ${at} text`]),
  }));
  const intro = word(fields.intro);
  const isEmpty =
    !intro ||
    sections.some(({ title, paragraphs }) => !title || paragraphs.length === 0) ||
    tiles?.some(({ title, text }) => !title || !text);
  if (isEmpty) return { problem: "Every title and every part needs words." };
  return { row: { intro, ...(tiles ? { tiles } : {}), sections } };
}

const word = (text = "") => text.replaceAll(/\s+/g, " ").trim();

function readSection(text: string): Pick<PolicySection, "paragraphs" | "points"> {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim());
  const isList = (block: string) => block.split("\n").every((line) => /^\s*-\s/.test(line));
  const points = blocks
    .filter((block) => block && isList(block))
    .flatMap((block) => block.split("\n").map((line) => word(line.replace(/^\s*-\s/, ""))))
    .filter(Boolean);
  return {
    paragraphs: blocks.filter((block) => block && !isList(block)).map(word),
    ...(points.length > 0 ? { points } : {}),
  };
}
