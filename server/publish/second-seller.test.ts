/**
 * The sample leaves and another seller's facts come: nothing that is published says a word of the sample's.
 * @module-tag long
 */

import { afterAll, beforeAll, expect, test } from "vitest";
import { sample } from "#content/sample.ts";
import { openTestServer, type TestServer } from "#server/auth/testing.ts";
import { openPublishing } from "./publish.ts";
import { readPublishedRows } from "./published-rows.ts";
import { findSampleWords, sampleFacts, sampleMarks, samplePlaces } from "./sample-words-testing.ts";
import { seedSampleShop } from "./seed-sample-shop.ts";
import { openPublishingFolder } from "./testing.ts";

const name = "Lakeside Furniture & Mattress Liquidators of Grand Rapids";

let server: TestServer;
let token: string;
let opened: Awaited<ReturnType<typeof openPublishingFolder>>;
beforeAll(async () => {
  server = await openTestServer();
  await seedSampleShop(server.database);
  opened = await openPublishingFolder();
  const { data } = await server
    .client()
    .signUp({ email: "owner@lakeside.test", password: "a long one" });
  token = data.session!.access_token;
  await server.database.transaction((tx) =>
    tx.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [data.user!.id]),
  );
});
afterAll(async () => {
  await opened?.remove();
});

test("nothing of the sample is left", async () => {
  const say = async (path: string, method: string, body: object) => {
    const answer = await server.app.request(`/rest/v1/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: {
        ...{ apikey: server.env.publishableKey, authorization: `Bearer ${token}` },
        "content-type": "application/json",
      },
    });
    expect(answer.status, `${path}: ${await answer.text()}`).toBeLessThan(300);
  };
  await say("rpc/start_empty", "POST", { keeps_articles: true });
  await say("shop?name=not.is.null", "PATCH", {
    name,
    area: "",
    description: "Furniture and mattresses below retail in Grand Rapids.",
    ...{ phone: "(616) 555-2000", email: "hello@lakeside.test" },
    ...{ shop_online_url: "https://shop.lakeside.test", payment_provider: "Own Pay" },
    ...{ sample_marks: [], reviews_are_samples: false },
  });
  await say("showrooms?id=eq.west", "PATCH", { is_shown: false });
  await say("showrooms?id=eq.east", "PATCH", {
    ...{ name: "Lake Showroom", street: "1 Lake Drive", city: "Grand Rapids", region: "MI" },
    ...{ postal_code: "49503", phone: "(616) 555-2001", latitude: 42.96, longitude: -85.67 },
  });
  await say("opening_hours?weekday=eq.0", "PATCH", { opens: null, closes: null });
  await say("delivery_zones?area=not.is.null", "DELETE", {});
  for (let at = 1; at < 10; at++) {
    await say("lenders", "POST", {
      ...{ name: `Lake Credit ${at}`, position: at, audience: "Everybody", terms: "Ask us" },
      ...{ application_url: "https://credit.lakeside.test", plan: "other" },
    });
  }
  for (const at of [1, 2]) {
    await say("products", "POST", {
      ...{ slug: `lake-bed-${at}`, list: "bedroom", state: "live", type: "bed" },
      ...{ title: `Lake Bed ${at}`, price_cents: 20_000, compare_at_cents: 50_000 },
      ...{ style: "modern", colors: ["gray"] },
      pieces: [{ name: "Bed", count: 1, widthIn: 64, depthIn: 86, heightIn: 40 }],
    });
    await say("reviews", "POST", {
      ...{ name: `Buyer ${at}`, rating: 5, text: "A good bed.", source: "Google" },
    });
  }
  const { publish } = openPublishing(opened.folder, opened.code, sample);
  await publish(await server.database.transaction(readPublishedRows), new Date());
  const { files } = await opened.current();
  const found: string[] = [];
  for (const file of Object.keys(files)) {
    const text = (await opened.read(file))!;
    const places = file.startsWith("/blog") ? [] : [samplePlaces];
    const words = [...sampleFacts, sampleMarks, ...places];
    found.push(...findSampleWords(text, words).map((said) => `${file}: ${said}`));
  }
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(await opened.read("/index.html")).toContain("Lakeside Furniture");
  expect(await opened.read("/financing.html")).toContain("Lake Credit 9");
  expect(await opened.read("/store-locations.html")).toContain("One showroom in Grand Rapids.");
  expect(await opened.read("/store-locations.html")).not.toMatch(/storefront-east|showroom-east/);
  expect(await opened.read("/package-deals.html")).toContain("No package right now");
  expect(found).toEqual([]);
});
