/**
 * `npm run bench`: measures the site and the server, each beside its limit, and writes what it finds
 * into docs/performance.md; what is not run keeps its figures there.
 *
 *   npm run bench                                  pages, touches and server
 *   npm run bench -- pages touches server --runs 1
 *   npm run bench -- server --seconds 5            how long each load lasts
 *   npm run bench -- growth --sizes 1000,10000     up to a million leads, ten times the catalogue
 *   npm run bench -- leads --leads 10000           the leads page
 *   npm run bench -- texts                         texts a second
 *   npm run bench -- sign-ins                      a lead while people sign in
 *   npm run bench -- touches --into /tmp/try.md    a copy of the document instead of itself
 *
 * Needs a build. Numbers vary with the machine and with what else it does: compare within one table.
 */
import { parseArgs } from "node:util";
import { benchGrowth } from "./growth.ts";
import { benchLeadsPage } from "./leads-page.ts";
import { benchPages } from "./pages.ts";
import { document, writeSections } from "./report.ts";
import { benchServer } from "./server.ts";
import { benchSignIns } from "./sign-ins.ts";
import { benchTexts } from "./texts.ts";
import { benchTouches } from "./touches.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    leads: { type: "string", default: "10000" },
    into: { type: "string", default: document },
    sizes: { type: "string", default: "1000,10000,100000,1000000" },
  },
});
const settings = {
  runs: Number(options.runs),
  seconds: Number(options.seconds),
  leads: Number(options.leads),
  sizes: options.sizes.split(",").map(Number),
};
type Sections = Promise<string[]> | AsyncIterable<string>;
const parts: Record<string, (given: typeof settings) => Sections> = {
  pages: benchPages,
  touches: benchTouches,
  server: benchServer,
  growth: benchGrowth,
  leads: benchLeadsPage,
  texts: benchTexts,
  "sign-ins": benchSignIns,
};

for (const name of positionals.length > 0 ? positionals : ["pages", "touches", "server"]) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}, only ${Object.keys(parts).join(", ")}.`);
  for await (const section of await part(settings)) {
    await writeSections(options.into, [section]);
    console.log(`${section}\n`);
  }
}
// After a part that took too long, its work may still be waiting for something.
process.exit();
