import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
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

/** What every page has, which vite.config.ts leaves out where a part is fetched. */
const onEveryPage = /^assets\/(framework|site|common|rolldown-runtime)-[\w-]{8}\.js$/;

/** A chunk and what it imports, and so on, as far as no page has it already. */
function imported(chunk: string, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk) || onEveryPage.test(chunk)) return seen;
  seen.add(chunk);
  const code = readFileSync(join(client, chunk), "utf8");
  for (const [, name] of code.matchAll(/from\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    imported(`assets/${name}`, seen);
  return seen;
}

test("a late part asks for everything that it imports at once, not for one after the other", () => {
  const late: string[] = [];
  let parts = 0;
  for (const file of globSync("assets/*.js", { cwd: client })) {
    const code = readFileSync(join(client, file), "utf8");
    const named = /__vite__mapDeps=.*?m\.f=(\[[^\]]*\])/.exec(code)?.[1];
    const names: string[] = named ? JSON.parse(named) : [];
    const calls = code.matchAll(
      /import\(["'`]\.\/([\w.-]+\.js)["'`]\).{0,60}?__vite__mapDeps\(\[([\d,]*)\]/g,
    );
    for (const [, part, list] of calls) {
      parts += 1;
      const asked = new Set(list!.split(",").map((at) => names[Number(at)]));
      const own = imported(file);
      for (const needed of imported(`assets/${part}`))
        if (!asked.has(needed) && !own.has(needed)) late.push(`${part} waits for ${needed}`);
    }
  }
  expect(parts).toBeGreaterThan(20);
  expect(late).toEqual([]);
});
