import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { weighPage } from "./page-weight.ts";

// Kilobytes of 1,024, as in docs/performance.md, which says why scripts are over the first budget.
const kb = 1024;
const client = `${process.env.BUILD_DIR || "build"}/client`;

interface Budget {
  js: number;
  html: number;
  css?: number;
}

const pages: Record<string, Budget> = {
  "/": { js: 96, html: 9 },
  "/deals/bedroom": { js: 101, html: 12.5 },
  "/deals/bedroom/emerald-channel-tufted-velvet-queen-bed": { js: 101.5, html: 9 },
  "/package-deals/package-5": { js: 98.5, html: 8.5 },
  "/financing": { js: 95, html: 6 },
  "/blog": { js: 95.5, html: 12.55 },
  "/blog/room-design-3": { js: 97.5, html: 11.15, css: 10.5 },
  "/checkout": { js: 96, html: 5.5 },
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
