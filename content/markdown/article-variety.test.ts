/** Fifty articles by one shop read alike unless something holds them apart. */
import { expect, test } from "vitest";
import { articlesOf } from "#app/blog/articles.ts";
import { sample } from "#content/sample.ts";
import { plainText } from "#shop/html.ts";

const articles = articlesOf(sample).map((article) => ({
  ...article,
  text: plainText(article.html),
}));
type Read = (typeof articles)[number];

const idsWhere = (holds: (article: Read) => boolean) => articles.filter(holds).map(({ id }) => id);
const drawn = ({ html }: Read) => html.includes('class="plan"');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

test("five articles are short, three are long and drawn, three begin with their table, one in four has drawings", () => {
  expect(idsWhere(({ words }) => words <= 825).length).toBeGreaterThanOrEqual(5);
  expect(
    idsWhere((article) => article.words >= 1300 && drawn(article)).length,
  ).toBeGreaterThanOrEqual(3);
  expect(idsWhere(({ html }) => html.startsWith("<div")).length).toBeGreaterThanOrEqual(3);
  expect(idsWhere(drawn).length).toBeGreaterThanOrEqual(articles.length / 4);
});

test("at most one article in five adds up a bill with its sales tax", () => {
  const bills = idsWhere(({ text }) => /× (?:1\.06|0\.06)/.test(text));
  expect(bills.length, bills.join(", ")).toBeLessThanOrEqual(articles.length / 5);
});

test("no two articles begin with the same three words", () => {
  const begins = articles.map(({ text }) => wordsOf(text).slice(0, 3).join(" "));
  expect(begins.filter((words, at) => begins.indexOf(words) !== at)).toEqual([]);
});

test("no article's last sentence sends the reader to another article or list", () => {
  const ends = ({ html }: Read) =>
    html
      .trim()
      .split(/(?<=[.!?])(?:<\/a>)?\s+(?=\S)|<li>|<p>/)
      .at(-1)!;
  expect(idsWhere((article) => /href="\/(?:blog|deals|clearance)/.test(ends(article)))).toEqual([]);
});

test("at most one article in ten ends by telling the reader to try it out", () => {
  const trials = idsWhere(({ headings }) =>
    /^(?:try|tape|test it|sit)\b/i.test(headings.at(-1)!.text),
  );
  expect(trials.length, trials.join(", ")).toBeLessThanOrEqual(articles.length / 10);
});

test("at most three articles end on what a delivery or a final sale is bound to", () => {
  const bound = /\breceipt\b|\b24 hours\b|\bfinal\b|\bdelivery damage\b/i;
  const ends = ({ html }: Read) =>
    plainText(
      html
        .trim()
        .split(/<h2|<p>|<li>/)
        .at(-1)!,
    );
  const found = idsWhere((article) => bound.test(ends(article)));
  expect(found.length, found.join(", ")).toBeLessThanOrEqual(3);
});

test("at most one article in ten announces an example by its measurements", () => {
  const measured =
    /^(?:An?|One|Two|The) \d|^(?:An?|The) [a-z ]+ for \$|worked (?:out|both)|\d+ .* an example/;
  const found = idsWhere(({ headings }) => headings.some(({ text }) => measured.test(text)));
  expect(found.length, found.join(", ")).toBeLessThanOrEqual(articles.length / 10);
});

test("at most one article in five begins an example with “Suppose” or “Say”", () => {
  const examples = idsWhere(({ html }) => /\bsuppose\b|(?:>|[.:] )Say (?!your\b)/i.test(html));
  expect(examples.length, examples.join(", ")).toBeLessThanOrEqual(articles.length / 5);
});

test("no link is followed by how many minutes it takes", () => {
  expect(
    idsWhere(({ html }) => /<\/a>[^.<]{0,30} (?:takes?|is worth) [\w-]+ minutes/.test(html)),
  ).toEqual([]);
});

test("no heading stands in two articles, and none ends like three others", () => {
  const all = articles.flatMap(({ headings }) => headings.map(({ text }) => text));
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  const ends = Map.groupBy(all, (text) => wordsOf(text).slice(-3).join(" "));
  expect([...ends].filter(([, same]) => same.length > 3).map(([end]) => end)).toEqual([]);
});

test.each([
  ["furniture-care-5", /rubber glove|claws skate|small handles/],
  ["mattress-tips-6", /kneel in the middle/i],
  ["style-inspiration-4", /camera corrects|phone photo/],
  ["style-inspiration-5", /poster board/],
  ["choosing-piece-6", /repeats every|the same knot/],
  ["furniture-care-10", /hygrometer costs|\$12 (?:hygrometer|humidity gauge)/],
  ["furniture-care-1", /X allows a vacuum|X means/],
] as const)("what %s tells, no other article tells: %s", (home, tip) => {
  expect(idsWhere(({ text }) => tip.test(text))).toEqual([home]);
});

test("no run of six words stands in three articles", () => {
  const users = new Map<string, Set<string>>();
  for (const { id, text } of articles) {
    const words = wordsOf(text);
    for (let start = 0; start + 6 <= words.length; start += 1) {
      const run = words.slice(start, start + 6).join(" ");
      users.set(run, (users.get(run) ?? new Set()).add(id));
    }
  }
  expect([...users].filter(([, ids]) => ids.size > 2).map(([run]) => run)).toEqual([]);
});
