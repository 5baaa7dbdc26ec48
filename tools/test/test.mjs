/**
 * `npm test`: installs what is missing, then what every change has to pass, and one closing line that counts
 * what ran: tests without the tag `long`, on a Postgres of their own, and stories with the tag `@smoke`, on the
 * embedded database. What needs no site runs while the site is built.
 *
 *   npm test -- --all       every test and story, what touches the database on both kinds of it, and the smoke in
 *                           WebKit and Firefox
 *   npm test -- --engines   only the smoke in WebKit and Firefox, which Debian's packages bring
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build, install, projectEnv, root, run } from "../start/launch.mjs";
import { findChromium, findWholeChromium } from "./chromium.mjs";
import { envOf, findFile } from "./debian.mjs";
import { runEngines } from "./engines.mjs";
import { startPostgres } from "./postgres.mjs";

const results = join(root, ".cache/test-results");
// The pages of a shop that runs here may show what its owner changed.
process.env.BUILD_DIR = ".cache/site";
const isAll = process.argv.includes("--all");
const onlyEngines = process.argv.includes("--engines");
const withEngines = onlyEngines || isAll;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** What was skipped, with the reason where one is given. */
const skipped = new Set();
/** What failed, with why: repeated at the end of a long run. */
const failures = [];
/** The seconds that each part took. */
const times = [];

try {
  await install();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  if (onlyEngines) await step("Build", build);
  else await onPostgres(runTests);
  if (withEngines) await step("WebKit and Firefox", engineTests);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

for (const what of skipped) console.log(`Skipped: ${what}`);
for (const [what, why = "", ...more] of failures) {
  const beginning = stripVTControlCharacters(why).split(/\n\s*/).slice(0, 12);
  console.log(`Failed: ${[what, ...beginning, ...more].join("\n  ")}`);
}
if (process.exitCode && totals.failed === 0) totals.failed = 1;
console.log(times.map(([name, seconds]) => `${name} ${seconds.toFixed(0)} s`).join(", "));
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);

/** What every change has to pass, with a Postgres at `url`. */
async function runTests(url) {
  const browsers = findBrowsers();
  const built = step("Build", build);
  const units = (name, tests) => step(name, () => unitTests({ url, ...tests }));
  const stories = (name, databaseUrl) =>
    browsers.then((chromium) => step(name, () => browserTests(chromium, databaseUrl)));
  // One run of Vitest after the other: each counts what it leaves on the server, and two of them are slower at once.
  const everyChange = [
    browsers,
    inTurn(
      () => units("Unit and policy tests", { projects: ["together", "alone"] }),
      () => built.then(() => units("Tests of the site", { projects: ["site"] })),
      () => step("Lint", () => run("npm", ["run", "--silent", "lint"])),
    ),
    inTurn(
      () => built.then(() => stories("Browser tests")),
      () => step("Types", () => run("npm", ["run", "--silent", "typecheck"])),
    ),
  ];
  const embedded = { projects: ["together", "alone"], paths: ["supabase", "server"], url: "" };
  const theRest = [
    () => stories("Browser tests on Postgres", url),
    () => units("Tests on the embedded database", embedded),
    () => step("Alert rules", alertRules),
  ];
  await inTurn(() => together(everyChange), ...(isAll ? theRest : []));
}

async function step(name, work) {
  const began = performance.now();
  console.log(`${name}…`);
  try {
    await work();
  } finally {
    const seconds = (performance.now() - began) / 1000;
    times.push([name, seconds]);
    console.log(`${name}: ${seconds.toFixed(1)} s`);
  }
}

/** Waits until all have ended, then fails with the first that did. */
async function together(works) {
  const settled = await Promise.allSettled(works);
  const failed = settled.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  return settled.map(({ value }) => value);
}

/** One after the other, each whatever became of those before it; fails with the first that did. */
async function inTurn(...works) {
  const errors = [];
  for (const work of works) await work().catch((error) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}

async function findBrowsers() {
  const path = await findChromium();
  process.env.WHOLE_CHROMIUM_PATH = (await findWholeChromium()) ?? "";
  return path;
}

/** Lends `work` the address of a Postgres: the one that was given, or one that ends with it. */
async function onPostgres(work) {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? { url: given, stop() {} } : await startPostgres();
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function unitTests({ projects, paths = [], url = "" }) {
  const file = join(results, `vitest-${projects[0]}${url ? "" : "-embedded"}.json`);
  const report = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const chosen = projects.map((name) => `--project=${name}`);
  if (!isAll) chosen.push("--tagsFilter=!long");
  const env = { TEST_DATABASE_URL: url };
  try {
    await run("vitest", ["run", ...report, ...chosen, ...paths], { env: projectEnv(env) });
  } finally {
    for (const { assertionResults } of read(file)?.testResults ?? []) {
      for (const { status, fullName, failureMessages, tags } of assertionResults) {
        if (status === "passed") totals.passed += 1;
        else if (status === "failed") {
          totals.failed += 1;
          failures.push([fullName, failureMessages[0]]);
        } else if (isAll || !tags.includes("long")) {
          totals.skipped += 1;
          skipped.add(fullName);
        }
      }
    }
  }
}

async function browserTests(chromium, databaseUrl = "") {
  const file = join(results, `playwright${databaseUrl && "-postgres"}.json`);
  try {
    const options = ["--config=e2e/playwright.config.ts", "--reporter=line,json"];
    if (databaseUrl) options.push("--grep=@database", "--project=shop");
    if (!isAll) options.push("--grep=@smoke");
    await run("playwright", ["test", ...options], {
      env: projectEnv({
        TEST_DATABASE_URL: databaseUrl,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
    });
  } finally {
    const report = read(file);
    for (const { file, line, title, tests } of stories(report?.suites)) {
      for (const { status, annotations, results } of tests) {
        if (status === "unexpected")
          failures.push([
            `${file}:${line} ${title}`,
            results.at(-1)?.error?.message,
            ...circumstances(results.at(-1)?.attachments),
          ]);
        if (status !== "skipped") continue;
        const why = annotations.find(({ type }) => type === "skip")?.description;
        skipped.add([title, why].filter(Boolean).join(". "));
      }
    }
    const stats = report?.stats;
    totals.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
    totals.failed += stats?.unexpected ?? 0;
    totals.skipped += stats?.skipped ?? 0;
  }
}

/** Fires the rules of tools/deploy/alerts.yaml with Prometheus's own program. */
async function alertRules() {
  let promtool;
  try {
    promtool = await findFile("/usr/bin/promtool", "prometheus");
  } catch (error) {
    totals.skipped += 1;
    skipped.add(`The alert rules. ${error.message}`);
    return;
  }
  await run(promtool, ["test", "rules", "tools/deploy/alerts.test.yaml"], {
    env: envOf(promtool),
  });
  totals.passed += 1;
}

async function engineTests() {
  for (const { name, unavailable, passed = 0, wrong = [] } of await runEngines()) {
    totals.passed += passed;
    totals.failed += wrong.length;
    failures.push(...wrong.map((what) => [what]));
    if (!unavailable) continue;
    totals.skipped += 1;
    skipped.add(`${name}. ${unavailable}`);
  }
  if (totals.failed > 0) process.exitCode = 1;
}

/** What the page showed when a story failed, and what the store said last. */
function circumstances(attachments = []) {
  const { path } = attachments.find(({ name }) => name === "error-context") ?? {};
  const { body = "" } = attachments.find(({ name }) => name === "said last") ?? {};
  const page = path && /# Page snapshot\n+```yaml\n(.*?)```/s.exec(readFileSync(path, "utf8"))?.[1];
  const said = Buffer.from(body, "base64").toString();
  return [...(page ?? "").split("\n").slice(0, 60), ...said.split("\n").slice(-20)];
}

function stories(suites = []) {
  return suites.flatMap((suite) => [...stories(suite.suites), ...suite.specs]);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined; // It ended before it could write its report; its own error was shown.
  }
}
