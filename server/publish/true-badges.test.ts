/** Badges and the days of policies, from the database's rows to what pages show. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import type { Database } from "#server/database/database.ts";
import { openTestDatabase } from "#server/database/testing.ts";
import { findProduct } from "#shop/lists.ts";
import type { AnyProduct } from "#shop/product.ts";
import { readPublishedRows } from "./published-rows.ts";
import { seedSampleShop } from "./seed-sample-shop.ts";
import { nextScheduledChange, snapshotOfRows } from "./snapshot-of-rows.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedSampleShop(database);
});
afterAll(() => database.close());

const run = (query: string) => database.transaction((tx) => tx.query(query));
const read = () => database.transaction(readPublishedRows);
const shown = async (now = new Date()) => snapshotOfRows(await read(), sample, now);
const [sofa, chair, bench, lamp] = sample.products["living-room"];

test("a best seller is one of the three that sold most on their list, at least three in 90 days", async () => {
  const ids = [sofa, chair, bench, lamp].map((one) => one!.id);
  await run(`update public.products set badge = 'Best Seller' where id in ('${ids.join("','")}')`);
  const badges = async () => {
    const snapshot = await shown();
    return [sofa, chair, bench, lamp].map((one) => findProduct(snapshot, one!.slug)!.badge);
  };
  expect(await badges()).toEqual(["", "", "", ""]);
  const sell = (id: AnyProduct["id"], quantity: number, daysAgo = 1) =>
    run(`insert into public.sales (product_id, showroom, quantity, price_cents, sold_at)
      values ('${id}', 'east', ${quantity}, 10000, now() - interval '${daysAgo} days')`);
  await sell(ids[0]!, 9);
  await sell(ids[1]!, 2);
  await sell(ids[2]!, 9, 91);
  await sell(ids[3]!, 3);
  expect(await badges()).toEqual(["Best Seller", "", "", "Best Seller"]);
  await sell(ids[1]!, 4);
  await sell(ids[2]!, 5);
  // Four sold enough; the one that sold least of them is none.
  expect(await badges()).toEqual(["Best Seller", "Best Seller", "Best Seller", ""]);
});

test("a badge that counts follows the stock that is free, and a new arrival ends by itself", async () => {
  await run(`update public.products set badge = 'Only 5 Left' where id = '${sofa!.id}'`);
  await run(`update public.stock set on_hand = case showroom when 'east' then 2 else 1 end
    where product_id = '${sofa!.id}'`);
  expect(findProduct(await shown(), sofa!.slug)!.badge).toBe("Only 3 Left");
  await run(`update public.products set badge = 'New Arrival', added_on = '2027-01-10'
    where id = '${sofa!.id}'`);
  const at = async (moment: string) =>
    findProduct(await shown(new Date(moment)), sofa!.slug)!.badge;
  expect(await at("2027-02-08T23:59:00-05:00")).toBe("New Arrival");
  expect(await at("2027-02-09T00:00:00-05:00")).toBe("");
  const rows = { ...(await read()), offers: [], notices: [], holds: [] };
  rows.products = rows.products.filter(({ id }) => id === String(sofa!.id));
  expect(nextScheduledChange(rows, new Date("2027-02-01T12:00:00Z"))).toEqual(
    new Date("2027-02-09T00:00:00-05:00"),
  );
});

test("a policy says since when its words are these: since the code, the owner's change, or its being taken back", async () => {
  const sinces = async () =>
    Object.fromEntries((await shown()).policies.map(({ path, since }) => [path, since]));
  const ofCode = Object.fromEntries(sample.policies.map(({ path, since }) => [path, since]));
  expect(ofCode["/return-policy"]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await sinces()).toEqual(ofCode);
  const words = JSON.stringify({
    "/return-policy": {
      intro: "Ours.",
      sections: [{ id: "all", title: "All", paragraphs: ["Words."] }],
    },
  });
  await run(`update public.shop set policies = '${words}'`);
  await run("update public.changes set at = '2027-03-02 04:00+00' where after ? 'policies'");
  expect(await sinces()).toEqual({ ...ofCode, "/return-policy": "2027-03-01" });
  await run("update public.shop set policies = '{}'");
  await run(
    "update public.changes set at = '2027-03-09 12:00+00' where after ->> 'policies' = '{}'",
  );
  expect(await sinces()).toEqual({ ...ofCode, "/return-policy": "2027-03-09" });
});
