import { expect, test } from "vitest";
import { plainText } from "#shop/html.ts";
import { renderMarkdown } from "./markdown.ts";
import { smartQuotes } from "./smart-quotes.ts";

test("headings get ids to jump to, and h2s make the table of contents", () => {
  const { html, headings } = renderMarkdown("## Doors & *stairs*\n\nText.\n\n### A turn\n");
  expect(html).toContain('<h2 id="doors-stairs">Doors &amp; <em>stairs</em></h2>');
  expect(html).toContain('<h3 id="a-turn">');
  expect(headings).toEqual([{ id: "doors-stairs", text: "Doors & stairs" }]);
});

test("words are counted as a reader sees them", () => {
  expect(renderMarkdown("One [two three](/deals) - **four**.\n\n- five\n- 6").words).toBe(6);
});

test.each(["8", "2.5", "3½"])("a size of %s inches keeps on one line", (size) => {
  expect(renderMarkdown(`An (${size}-inch) foam.`).html).toContain(
    `(<span class="whitespace-nowrap">${size}-inch</span>)`,
  );
});

test("a wide table can be scrolled by keyboard", () => {
  expect(renderMarkdown("| a | b |\n| - | - |\n| 1 | 2 |").html).toMatch(
    /^<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>[\s\S]*<\/table><\/div>/,
  );
});

test.each([
  ["<b>bold</b> words", "HTML is not shown", "<p>bold words</p>"],
  ["<script>alert(1)</script>", "HTML is not shown", ""],
  ["an <img src=x onerror=alert(1)> inside", "HTML is not shown", "<p>an  inside</p>"],
  ["<!-- note -->", "HTML is not shown", ""],
  ["![alt](/picture.webp)", "pictures are not shown", "<p></p>"],
  ["# Title", "headings are ## or ###", '<h2 id="title">Title</h2>'],
  ["#### Deep", "headings are ## or ###", '<h3 id="deep">Deep</h3>'],
  ["[go](javascript:alert(1))", "leads neither to https", "<p>go</p>"],
  ["[go](//elsewhere.test)", "leads neither to https", "<p>go</p>"],
  ["[go](/\\elsewhere.test)", "leads neither to https", "<p>go</p>"],
  ["[go](deals)", "leads neither to https", "<p>go</p>"],
  ["[go](mailto:a)", "leads neither to https", "<p>go</p>"],
  ["[go](/deals 'all')", "links have no titles", '<p><a href="/deals">go</a></p>'],
  ["~~~\n<i>\n~~~", '"code" is not shown as such', "<p>&lt;i&gt;</p>"],
  ["~~gone~~", '"del" is not shown as such', "<p>gone</p>"],
  ["- [x] done", "is not shown as such", "<ul>\n<li>done</li>\n</ul>"],
  ["```plan\nroom: 1\n```", "plan: ", ""],
])("%s is left out or made plain, and said with its line", (mistake, message, shown) => {
  const { html, problems } = renderMarkdown(`First line.\n\n${mistake}\n`);
  expect(problems[0]).toEqual({ line: 3, message: expect.stringContaining(message) });
  expect(html.replace("<p>First line.</p>", "").trim()).toBe(shown);
});

test.each([
  "/deals/bedroom#top",
  "https://example.com/?a=1&b=2",
  "tel:+15865550100",
  "mailto:shop@example.com",
])("a link to %s is one", (href) => {
  const { html, problems } = renderMarkdown(`[go](${href})`);
  expect(problems).toEqual([]);
  expect(html).toContain(`<a href="${href.replace("&", "&amp;")}"`);
});

test("nothing but known elements comes through, whatever is written", () => {
  const hostile = [
    "<kbd>x <img/src=x onerror=alert(1)> y</kbd>",
    "<pre> <svg/onload=alert(1)>\n</pre>",
    "<a href='javascript:alert(1)'>a</a>",
    '[a](https://x.test/"onmouseover="alert(1))',
    '## <b id="x">head</b> "onclick=1',
    "| <script>a</script> | b |\n| - | - |\n| <style>c</style> | <iframe src=x> |",
    "1. <object data=x>\n> <form action=x><button>",
    "<https://x.test/<script>>",
    "`<script>`\n\n    <script>indented()</script>",
    "&lt;script&gt; &#60;b&#62; <![CDATA[ <b> ]]> <?php echo 1 ?>",
    '```plan\ncaption: "<script>alert(1)</script> is long enough"\nroom: [120, 96]\nitems: [{kind: piece, name: "<img/src=x onerror=y>", at: [0, 0], size: [9, 9]}]\n```',
  ];
  const tags =
    /<\/?(p|ul|ol|li|em|strong|code|blockquote|thead|tbody|tr|th|td|table|figure|figcaption|svg|title|desc|path|text|div|span|br|hr)( (class|role|aria-label|tabindex|viewBox|font-size|d|x|y|transform|align|start)="[^"<>]*")*\/?>|<h[23] id="[a-z0-9-]+">|<\/h[23]>|<a href="[^"<>]+"( rel="noopener")?>|<\/a>/g;
  for (const one of [...hostile, hostile.join("\n\n"), hostile.join(" ")]) {
    const left = renderMarkdown(one).html.replace(tags, "");
    expect(left, one).not.toMatch(/[<>]|javascript:/);
  }
});

test("two headings of the same words have addresses of their own", () => {
  const { html, headings } = renderMarkdown("## Oak\n\n## Oak\n\n## 橡木\n");
  expect(headings.map(({ id }) => id)).toEqual(["oak", "oak-2", "section"]);
  expect(html).toContain('<h2 id="oak-2">');
});

test("what looks like HTML in text and code comes out as text", () => {
  const { html } = renderMarkdown("5 < 6 & `<i>` \\<b\\>");
  expect(html).toBe("<p>5 &lt; 6 &amp; <code>&lt;i&gt;</code> &lt;b&gt;</p>\n");
  expect(plainText(html)).toBe("5 < 6 & <i> <b>");
});

test("quotation marks and apostrophes are set as a typesetter would, inch marks stay", () => {
  expect(smartQuotes(`"It's the makers' oak," she said ("solid").`)).toBe(
    "“It’s the makers’ oak,” she said (“solid”).",
  );
  expect(smartQuotes(`a 6'2" sofa`)).toBe(`a 6'2" sofa`);
});
