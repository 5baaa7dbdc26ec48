/**
 * `npm run bench`: measures the site and the server, each beside its limit, and writes what it finds
 * into docs/performance.md; what is not run keeps its figures there.
 *
 *   npm run bench                                  bytes, pages, interactions and server
 *   npm run bench -- pages interactions server --runs 1
 *   npm run bench -- server --seconds 5            how long each load lasts
 *   npm run bench -- bytes                        what pages weigh, in seconds
 *   npm run bench -- files --runs 7                files beside bare node:http, Hono and nginx
 *   npm run bench -- first-start                   from a fresh clone to an open store, part by part
 *   npm run bench -- growth --sizes 1000,10000     up to a million leads, ten times the catalog
 *   npm run bench -- leads --leads 10000           the leads page
 *   npm run bench -- many-leads --leads 200000    the same where the database searches, on both databases
 *   npm run bench -- publish --products 134,2000 --saves 60
 *                                                  from Save to the page
 *   npm run bench -- price-changes                 which files one price touches
 *   npm run bench -- texts                         texts a second
 *   npm run bench -- sign-ins                      a lead while people sign in
 *   npm run bench -- presses --runs 10             controls pressed before the scripts
 *   npm run bench -- owner                         the owner's tasks in taps and seconds
 *   npm run bench -- truck                         from a truck to the piece's page, on a phone
 *   npm run bench -- shopper                       from a list to a stored request, on a phone
 *   npm run bench -- associate                     an associate's tasks in taps and seconds
 *   npm run bench -- interactions --into /tmp/try.md    a copy of the document instead of itself
 *
 * Needs a build. Numbers vary with the machine and with what else it does: compare within one table.
 */
import { parseArgs } from "node:util";
import { benchAssociate } from "./associate.ts";
import { benchBytes } from "./bytes.ts";
import { benchFilesBeside } from "./files.ts";
import { benchFirstStart } from "./first-start.ts";
import { benchGrowth } from "./growth.ts";
import { benchInteractions } from "./interactions.ts";
import { benchLeadsPage } from "./leads-page.ts";
import { benchManyLeads } from "./many-leads.ts";
import { benchOwner } from "./owner.ts";
import { benchPages } from "./pages.ts";
import { benchPresses } from "./presses.ts";
import { benchPriceChanges } from "./price-change.ts";
import { benchPublish } from "./publish.ts";
import { document, writeSections } from "./report.ts";
import { benchServer } from "./server.ts";
import { benchShopper } from "./shopper.ts";
import { benchSignIns } from "./sign-ins.ts";
import { benchTexts } from "./texts.ts";
import { benchTruck } from "./truck.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    leads: { type: "string", default: "10000" },
    only: { type: "string", default: "" },
    into: { type: "string", default: document },
    products: { type: "string", default: "134,2000" },
    saves: { type: "string", default: "60" },
    sizes: { type: "string", default: "1000,10000,100000,1000000" },
  },
});
const settings = {
  runs: Number(options.runs),
  seconds: Number(options.seconds),
  leads: Number(options.leads),
  products: options.products.split(",").map(Number),
  saves: Number(options.saves),
  only: options.only,
  sizes: options.sizes.split(",").map(Number),
};
type Sections = Promise<string[]> | AsyncIterable<string>;
const parts: Record<string, (given: typeof settings) => Sections> = {
  bytes: benchBytes,
  pages: benchPages,
  interactions: benchInteractions,
  server: benchServer,
  files: ({ runs }) => benchFilesBeside({ runs: Math.max(runs, 7), seconds: 1 }),
  "first-start": benchFirstStart,
  growth: benchGrowth,
  leads: benchLeadsPage,
  "many-leads": benchManyLeads,
  publish: ({ seconds, ...given }) => benchPublish({ ...given, seconds: Math.max(seconds, 20) }),
  "price-changes": benchPriceChanges,
  texts: benchTexts,
  "sign-ins": benchSignIns,
  presses: benchPresses,
  owner: benchOwner,
  truck: benchTruck,
  shopper: benchShopper,
  associate: benchAssociate,
};

for (const name of positionals.length > 0
  ? positionals
  : ["bytes", "pages", "interactions", "server"]) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}, only ${Object.keys(parts).join(", ")}.`);
  for await (const section of await part(settings)) {
    await writeSections(options.into, [section]);
    console.log(`${section}\n`);
  }
}
// After a part that took too long, its work may still be waiting for something.
process.exit();
