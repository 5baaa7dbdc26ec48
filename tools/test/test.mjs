/**
 * `npm test`: installs what is missing, then every check, and one closing line that counts what ran.
 * What needs no site runs while the site is built.
 * `npm test -- --postgres`, as CI does: the stories that touch the database a second time, on Postgres.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build, install, projectEnv, root, run } from "../start/launch.mjs";
import { findChromium, findWholeChromium } from "./chromium.mjs";
import { startPostgres } from "./postgres.mjs";

const results = join(root, ".cache/test-results");
// The pages of a shop that runs here may show what its owner changed.
process.env.BUILD_DIR = ".cache/site";
const totals = { passed: 0, failed: 0, skipped: 0 };
/** What was skipped, with the reason where one is given. */
const skipped = new Set();
/** What failed, with why: said again at the end, where whoever reads a long run looks. */
const failures = [];

try {
  await install();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await onPostgres(async (url) => {
    const [chromium] = await together([
      findBrowsers(),
      step("Build", build),
      step("Types", () => run("npm", ["run", "--silent", "typecheck"])),
      step("Lint", () => run("npm", ["run", "--silent", "lint"])),
      step("The database's tests on Postgres", () => postgresTests(url)),
    ]);
    await step("Unit and policy tests", () => unitTests());
    await step("Browser tests", () => browserTests(chromium));
    if (process.argv.includes("--postgres")) {
      await step("Stories of the database on Postgres", () => browserTests(chromium, url));
    }
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

for (const what of skipped) console.log(`Skipped: ${what}`);
for (const [what, why = ""] of failures) {
  const beginning = stripVTControlCharacters(why).split(/\n\s*/).slice(0, 12);
  console.log(`Failed: ${[what, ...beginning].join("\n  ")}`);
}
if (process.exitCode && totals.failed === 0) totals.failed = 1;
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);

async function step(name, work) {
  const began = performance.now();
  console.log(`${name}…`);
  await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Waits until all have ended, then fails with the first that did. */
async function together(works) {
  const settled = await Promise.allSettled(works);
  const failed = settled.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
  return settled.map(({ value }) => value);
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

// The same tests as on the embedded database, for the ways to run that have a server.
function postgresTests(url) {
  const twice = ["supabase", "server/auth", "server/rest", "server/sms", "server/worker"];
  return unitTests([...twice, "server/database/advisory-lock"], { TEST_DATABASE_URL: url });
}

async function unitTests(paths = [], env = { TEST_DATABASE_URL: "" }) {
  const file = join(results, `vitest-${paths.length}.json`);
  const report = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  try {
    await run("vitest", ["run", ...report, ...paths], { env: projectEnv(env) });
  } finally {
    const report = read(file);
    totals.passed += report?.numPassedTests ?? 0;
    totals.failed += report?.numFailedTests ?? 0;
    totals.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
    for (const { assertionResults } of report?.testResults ?? []) {
      for (const { status, fullName, failureMessages } of assertionResults) {
        if (status === "failed") failures.push([fullName, failureMessages[0]]);
        else if (status !== "passed") skipped.add(fullName);
      }
    }
  }
}

async function browserTests(chromium, databaseUrl = "") {
  const file = join(results, `playwright${databaseUrl && "-postgres"}.json`);
  try {
    const options = ["--config=e2e/playwright.config.ts", "--reporter=line,json"];
    if (databaseUrl) options.push("--grep=@database");
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
          failures.push([`${file}:${line} ${title}`, results.at(-1)?.error?.message]);
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
