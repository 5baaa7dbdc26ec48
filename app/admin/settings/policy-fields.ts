/** What the form of a policy holds, as texts, and the words that it becomes. */
import * as v from "valibot";
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
  /\{(brand|area|state|phone|eastPhone|westPhone|eastCity|westCity|deliveryAreas|freeDeliveryFrom|deliveryFee|holdRule|savingsClaim|showrooms|eitherShowroom|eastName|westName|coverage|clockTime|byClock)\}/g;

/** The words that a form stands for. Sections stay the ones that there are. */
export function policySchema(was: PolicyWords): v.GenericSchema<PolicyFields, PolicyWords> {
  const names = Object.keys(policyFields(was));
  return v.pipe(
    v.object(
      Object.fromEntries(
        names.map((name) => [name, /^section \d+ text$/.test(name) ? paragraphs : filled]),
      ),
    ),
    v.transform((fields) => ({
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
    })),
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
