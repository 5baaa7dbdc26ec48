import { expect, test } from "vitest";
import { plainText } from "#shop/html.ts";
import { MarkdownError, renderMarkdown } from "./markdown.ts";
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

test("a size keeps on one line", () => {
  expect(renderMarkdown("An 8-inch foam.").html).toContain(
    '<span class="whitespace-nowrap">8-inch</span>',
  );
});

test("a wide table can be scrolled by keyboard", () => {
  expect(renderMarkdown("| a | b |\n| - | - |\n| 1 | 2 |").html).toMatch(
    /^<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>[\s\S]*<\/table><\/div>/,
  );
});

test.each([
  ["<b>bold</b>", "raw HTML is not allowed"],
  ["<script>alert(1)</script>", "raw HTML is not allowed"],
  ["an <img src=x onerror=alert(1)> inside", "raw HTML is not allowed"],
  ["<!-- note -->", "raw HTML is not allowed"],
  ["![alt](/picture.webp)", "pictures are not allowed"],
  ["# Title", "headings are ## or ###"],
  ["[go](javascript:alert(1))", "neither https, http nor internal"],
  ["[go](//elsewhere.test)", "neither https, http nor internal"],
  ["[go](deals)", "neither https, http nor internal"],
  ["[go](mailto:a@b.test)", "neither https, http nor internal"],
  ["~~~\ncode\n~~~", '"code" is not allowed'],
])("%s is refused with its line", (mistake, message) => {
  const refused = () => renderMarkdown(`First line.\n\n${mistake}\n`);
  expect(refused).toThrow(message);
  expect(refused).toThrow(MarkdownError);
  try {
    refused();
  } catch (error) {
    expect((error as MarkdownError).line).toBe(3);
  }
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
