import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { weighPage } from "./page-weight.ts";

// Kilobytes of 1,024, as in docs/performance.md. Names of files are random in part: a page's bytes vary by some fifty.
const kb = 1024;
const client = `${process.env.BUILD_DIR || "build"}/work/client`;

interface Budget {
  js: number;
  html: number;
  css?: number;
}

const pages: Record<string, Budget> = {
  "/": { js: 90.5, html: 8.3 },
  "/deals/bedroom": { js: 95.2, html: 12 },
  "/deals/bedroom/emerald-channel-tufted-velvet-queen-bed": { js: 96, html: 8.8 },
  "/package-deals/package-5": { js: 93, html: 8.2 },
  "/financing": { js: 89, html: 5.5 },
  "/blog": { js: 89.8, html: 12 },
  "/blog/room-design-3": { js: 91.7, html: 11, css: 10.5 },
  "/checkout": { js: 90.1, html: 5 },
};

test("the site is built before it is weighed", () => {
  expect(existsSync(client), `${client} is missing: run "npm run build"`).toBe(true);
});

test.each(Object.entries(pages))("%s stays within its bytes", (address, budget) => {
  const { html, js, css, font, scripts } = weighPage(client, address);
  expect(scripts.length).toBeGreaterThan(3);
  expect(js / kb).toBeLessThanOrEqual(budget.js);
  expect(html / kb).toBeLessThanOrEqual(budget.html);
  expect(css / kb).toBeLessThanOrEqual(budget.css ?? 10);
  expect(font / kb).toBeLessThanOrEqual(20);
  expect(scripts.join()).not.toMatch(/leads|users|charts|query|auth-page|supabase|dialog/i);
});
