/**
 * `npm run bench`: measures the site and the server, each beside its limit, and writes what it finds
 * into docs/performance.md; what is not run keeps its figures there.
 *
 *   npm run bench                                     pages, touches and server
 *   npm run bench -- --runs 1 --only pages,touch,server
 *   npm run bench -- --only server --seconds 5        how long each load lasts
 *   npm run bench -- --only growth                    ten times the catalogue, up to a million leads
 *   npm run bench -- --only growth --sizes 1000,10000
 *   npm run bench -- --only touch --into /tmp/try.md  a copy of the document instead of itself
 *
 * Needs a build. Numbers vary with the machine and with what else it does: compare within one table.
 */
import { parseArgs } from "node:util";
import { benchGrowth } from "./growth.ts";
import { benchPages } from "./pages.ts";
import { document, writeSections } from "./report.ts";
import { benchServer } from "./server.ts";
import { benchTouches } from "./touches.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "pages,touch,server" },
    runs: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    into: { type: "string", default: document },
    sizes: { type: "string", default: "1000,10000,100000,1000000" },
  },
});
const settings = {
  runs: Number(options.runs),
  seconds: Number(options.seconds),
  sizes: options.sizes.split(",").map(Number),
};
type Sections = Promise<string[]> | AsyncIterable<string>;
const parts: Record<string, (given: typeof settings) => Sections> = {
  pages: benchPages,
  touch: benchTouches,
  server: benchServer,
  growth: benchGrowth,
};

for (const name of options.only.split(",")) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}, only ${Object.keys(parts).join(", ")}.`);
  for await (const section of await part(settings)) {
    await writeSections(options.into, [section]);
    console.log(`${section}\n`);
  }
}
// After a part that took too long, its work may still be waiting for something.
process.exit();
