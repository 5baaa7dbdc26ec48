import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";
import { renderPlan } from "./plan.ts";

const whole = `caption: "The shop's room, drawn to scale & dry."
room: [120, 96]
items:
  - { kind: opening, name: Door, at: [84, 94], size: [30, 4] }
  - { kind: lane, name: Way to / the door, at: [84, 0], size: [36, 96] }
  - { kind: under, name: Rug, at: [0, 0], size: [60, 90] }
  - { kind: piece, name: "O'Neill bed", at: [0, 3], size: [39, 75] }
`;

test("a plan is drawn in inches, with the room's measures and each thing where it stands", () => {
  const html = renderPlan(whole);
  expect(html).toContain('<svg viewBox="-15.8 -15.8 151.6 127.6" font-size="4.8"');
  expect(html).toContain('<path class="room" d="M0 0h120v96h-120z"/>');
  expect(html).toContain('<path class="piece" d="M0 3h39v75h-39z"/>');
  expect(html).toContain(">39 × 75</text>");
  expect(html).toContain(">36 in.</text>");
  expect(html).toMatch(/>Way to<\/text><text [^>]*>the door<\/text>/);
  expect(html).toContain(">120 inches (10 ft.)</text>");
  expect(html).toContain(">The shop’s room, drawn to scale &amp; dry.</figcaption>");
  expect(html).not.toContain("style=");
});

test("a name is turned, or loses its measure, where it would not fit", () => {
  const shelf = (name: string, size: string) =>
    renderPlan(whole.replace("O'Neill bed", name).replace("[39, 75]", size));
  expect(shelf("Shelf", "[8, 60]")).toContain('rotate(-90)">Shelf, 8 × 60</text>');
  expect(shelf("Umbrella stand", "[12, 40]")).toContain('rotate(-90)">Umbrella stand</text>');
});

test("someone who cannot see the plan is told the same", () => {
  const html = renderPlan(whole);
  expect(html).toContain('role="img"><title>Plan of a room of 120 by 96 inches</title>');
  expect(html).toContain("Door in the bottom wall. Way to the door, 36 by 96, at 84 and 0.");
  expect(html).toContain(
    "O’Neill bed, 39 by 75, at 0 and 3. Places are inches from the left and from the top wall.</desc>",
  );
});

test("a drawing of something else than a room has its own title, and lines with their names", () => {
  const html = renderPlan(
    `view: "A bed's end"\n${whole}lines: [{ name: Slant, from: [0, 90], to: [60, 3], nameAt: [30, 40] }]\n`,
  );
  expect(html).toContain("<title>A bed’s end</title>");
  expect(html).toContain('<path class="lane" d="M0 90L60 3"/><text x="30" y="41.7">Slant</text>');
  expect(html).toContain("Slant, from 0, 90 to 60, 3. Places are inches");
});

test.each([
  ["size: [39, 75]", "size: [39, 95]", "O'Neill bed does not fit into the room"],
  ["at: [0, 3]", "at: [-1, 3]", "O'Neill bed does not fit into the room"],
  ["at: [0, 3], size: [39", "at: [50, 3], size: [39", "O'Neill bed and Way to / the door overlap"],
  ["kind: piece", "kind: sofa", "items.3.kind"],
  ["room: [120, 96]", "room: 120", "room"],
  ["size: [39, 75]", "size: [39, -75]", "items.3.size.1"],
  ["caption:", "title:", "caption"],
  ["items:", "items: [", "plan: "],
])("%j as %j is refused", (right, wrong, message) => {
  expect(() => renderPlan(whole.replace(right, wrong))).toThrow(message);
});

test("in an article, a plan's mistake has its line, and its quotation marks do not break it", () => {
  const block = (plan: string) => `It's "one".\n\n\`\`\`plan\n${plan}\`\`\`\n\n"Two."\n`;
  const { html, words } = renderMarkdown(block(whole));
  expect(html).toMatch(/^<p>It’s “one”\.<\/p>\n<figure class="plan">.*<p>“Two.”<\/p>\n$/s);
  expect(html).toContain(">The shop’s room, drawn to scale &amp; dry.</figcaption>");
  expect(words).toBe(3 + "The shop's room, drawn to scale & dry.".match(/[a-z']+/gi)!.length);
  const { problems } = renderMarkdown(block(whole.replace("120", "12")));
  expect(problems).toEqual([{ line: 3, message: expect.stringContaining("does not fit") }]);
});
