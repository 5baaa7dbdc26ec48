/** A year of falling prices over 500 products, or as many: is each on the pages in time, and none too low? */
import { openTestDatabase } from "#server/database/testing.ts";
import { runFallingPrices } from "../falling-prices.ts";
import { type Fault, promises } from "./fault.ts";

export const fallPrices: Fault = async (context) => {
  const [products = 500, days = 365] = context.args.map(Number);
  const promised = promises(context);
  const database = await openTestDatabase();
  context.atEnd(() => database.close());
  const started = Date.now();
  const found = await runFallingPrices(database, {
    ...{ products, days, seed: 1 },
    downAfterDays: [0.25, 0.5, 0.75].map((part) => Math.floor(days * part)),
  });
  const { late, belowFloor, belowCost, wrongPrice, wrongPromise, latestMs } = found;
  const broken = {
    ...{ "a step later than a minute": late, "a price below its floor": belowFloor },
    ...{ "a price below its cost": belowCost, "a page with another price": wrongPrice },
    "a page that promised another next price": wrongPromise,
  };
  for (const [what, which] of Object.entries(broken)) {
    promised.check(
      `no ${what.replace(/^a /, "")}`,
      which.length === 0,
      which.slice(0, 5).join("; ") || "none",
    );
  }
  promised.check("the longest wait, at most a minute", latestMs <= 60_000, `${latestMs / 1000} s`);
  return {
    words:
      `${products} products for ${days} days by a clock that runs ahead, in ${Math.round((Date.now() - started) / 1000)} s: ` +
      `${found.steps} steps in ${found.publications} publications. ${found.held} days of a step passed while the product ` +
      `was held, ${found.sold} products were sold, and ${found.missed} steps came due while the server was off, three days each time.`,
    isKept: promised.areKept(),
  };
};
