import * as v from "valibot";
import type { PolicySection, PolicyWords } from "#shop/policy.ts";
import { field, full } from "../kit/fields.tsx";

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
  /\{(brand|area|state|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim|showrooms|eitherShowroom|eastName|westName|coverage|clockTime|byClock)\}/g;

export function policySchema(was: PolicyWords) {
  const entries = [
    ["intro", field("Introduction", filled, { rows: 3 })],
    ...(was.tiles ?? []).flatMap((_, at) => [
      [`tile ${at} title`, field(`Tile ${at + 1}`, filled, full)],
      [`tile ${at} text`, field("Its text", filled, { rows: 2 })],
    ]),
    ...was.sections.flatMap((_, at) => [
      [`section ${at} title`, field(`Part ${at + 1}`, filled, full)],
      [`section ${at} text`, field("Its text", paragraphs, { rows: 8 })],
    ]),
  ];
  return v.pipe(
    v.object(Object.fromEntries(entries) as Record<string, typeof filled>),
    v.transform(
      (fields): PolicyWords => ({
        intro: word(fields.intro),
        ...(was.tiles && {
          tiles: was.tiles.map((_, at) => ({
            title: word(fields[`tile ${at} title`]),
            text: word(fields[`tile ${at} text`]),
          })),
        }),
        sections: was.sections.map(({ id }, at) => ({
          id,
          title: word(fields[`section ${at} title`]),
          ...readSection(fields[`section ${at} text`] ?? ""),
        })),
      }),
    ),
  );
}

const unknownFact = (text: string) => /\{\w+\}/.exec(text.replaceAll(facts, ""))?.[0];
const isEmpty = "Fill in every title and every section.";

const known = v.pipe(
  v.string(),
  v.check(
    (text) => !unknownFact(text),
    ({ input }) => `We can’t fill in ${unknownFact(input)}.`,
  ),
);
const filled = v.pipe(
  known,
  v.check((text) => word(text) !== "", isEmpty),
);
const paragraphs = v.pipe(
  known,
  v.check((text) => readSection(text).paragraphs.length > 0, isEmpty),
);

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
