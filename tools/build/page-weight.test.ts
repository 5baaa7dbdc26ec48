import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { budgets, weighedPages } from "./budgets.ts";
import { weighPage } from "./page-weight.ts";

const kb = 1024;
const jsBudgets = { page: budgets.js, product: budgets.productJs, auth: budgets.authJs };
const client = `${process.env.BUILD_DIR || "build"}/work/client`;

test("the site is built before it is weighed", () => {
  expect(existsSync(client), `${client} is missing: run "npm run build"`).toBe(true);
});

test.each([...weighedPages])("%s, a %s, stays within its bytes", (address, kind) => {
  const { html, js, css, font, scripts } = weighPage(client, address);
  expect(scripts.length).toBeGreaterThan(3);
  expect(js / kb).toBeLessThanOrEqual(jsBudgets[kind]);
  expect(html / kb).toBeLessThanOrEqual(budgets.html);
  expect(css / kb).toBeLessThanOrEqual(budgets.css);
  expect(font / kb).toBeLessThanOrEqual(budgets.font);
  expect(scripts.join()).not.toMatch(/leads|users|charts|query|dialog/i);
  if (kind !== "auth") expect(scripts.join()).not.toMatch(/auth-page|supabase/i);
});
