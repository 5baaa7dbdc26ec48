/**
 * Answers are dropped at random, before the database has done what was asked and after: each write is done once.
 * @module-tag long
 */
import { randomUUID } from "node:crypto";
import { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestApi, type TestApi } from "#server/rest/testing.ts";
import { shopSql } from "#supabase/tests/product-samples.ts";
import { isLostAnswer, onceOnly } from "./once.ts";

const line = vi.hoisted(() => ({ client: undefined as unknown }));
vi.mock("#app/lib/supabase.ts", () => ({ db: () => line.client, auth: () => {} }));
vi.stubGlobal("navigator", { onLine: true });

const { actOnce } = await import("./kit/use-write.ts");
const writes = await import("./records/record-writes.ts");
const { addRow, deleteRow, saveRow, writeRow } = await import("./records/row-writes.ts");
const { describeFailure } = await import("./records/failures.ts");
const { deleteDay, writeDays } = await import("./hours/hours-writes.ts");
const leads = await import("./leads/shared/lead-writes.ts");
const { removeOffer, saveOffer } = await import("./offers/offer-writes.ts");
const { writeShop } = await import("./settings/settings.queries.ts");

/** Numbers from 0 to 1, the same at every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = numbersFrom(20261126);

/** What of a hundred answers is lost: on the way there, on the way back, in a proxy that gave up. */
const losses = { before: 20, after: 20, proxy: 5 };
let lost = 0;

async function onBadLine(send: () => Promise<Response>): Promise<Response> {
  const at = random() * 100;
  if (at >= losses.before + losses.after + losses.proxy) return send();
  lost += 1;
  if (at < losses.before) throw new TypeError("Failed to fetch");
  await send();
  if (at < losses.before + losses.after) throw new TypeError("Failed to fetch");
  return new Response("<h1>Bad Gateway</h1>", { status: 502 });
}

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(`${shopSql} update public.stock set on_hand = 5000;
    insert into public.notices (words) values ('Open');
    insert into public.delivery_zones (area, zips, fee_cents, days, lead_days, position) values ('Troy', '{48083}', 100, '{1}', 1, 1);`);
  line.client = new PostgrestClient("http://store.example/rest/v1", {
    headers: Object.fromEntries(api.admin.headers as unknown as Headers),
    fetch: onceOnly(
      (input, init) =>
        // What only reads is tried again by the client library, in its own time.
        init.method !== "GET" || String(input).includes("was_done")
          ? onBadLine(async () => api.app.request(String(input), init))
          : Promise.resolve(api.app.request(String(input), init)),
      async () => {},
    ) as typeof fetch,
  });
});
afterAll(() => api.close());

/** One value of the database, past every right. */
async function one<Value>(query: string): Promise<Value> {
  const { rows } = await api.database.transaction((tx) => tx.query<{ value: Value }>(query));
  return rows[0]?.value as Value;
}

type Told = "done" | "refused";

/** Presses until an answer is known, each time as the page would: with new ids, and new moments. */
async function press(about: string, act: () => () => Promise<unknown>): Promise<Told> {
  for (let presses = 0; presses < 20; presses += 1) {
    const work = act();
    try {
      await actOnce(about, async () => {
        await work();
        return undefined;
      });
      return "done";
    } catch (error) {
      if (isLostAnswer(error)) continue;
      expect(describeFailure(error)).toMatch(/first|ended|no longer exists|since/);
      return "refused";
    }
  }
  throw new Error("No answer in twenty presses.");
}

/** The row of a table that is pressed next, as the page shows it: sometimes one that somebody changed since. */
async function interfere(sql: string) {
  if (random() < 0.2) await api.database.transaction((tx) => tx.exec(sql));
}

const version = (table: string, where: string) =>
  one<number>(`select version as value from ${table} where ${where}`);
const count = (from: string) => one<number>(`select count(*)::integer as value from ${from}`);

test("a thousand writes on a line that loses almost every second answer: none twice, none lost, no lie", async () => {
  const lead = await leads.enterLead({
    ...{ first_name: "Dana", last_name: "Whitfield", phone: "586-555-0117", notes: "" },
    financing_option: await one<string>("select name as value from public.lenders limit 1"),
    ...{ source: "phone", showroom: "east", submission_key: randomUUID() },
  });
  const leadNow = async () =>
    (await api.admin.from("financing_leads").select("*").eq("id", lead!.id)).data![0];
  const isLead = `id = '${lead!.id}'`;
  const product = async () => {
    const stock = {
      onHand: 0,
      version: await version("public.stock", "product_id = '902' and showroom = 'east'"),
    };
    return {
      id: "902",
      version: await version("public.products", "id = '902'"),
      stock: { east: stock },
    } as never as Parameters<typeof writes.setStock>[0];
  };
  let serial = 0;

  /** What is done, and how often it shows: each answers what was told and how many were counted before and after. */
  const kinds: Record<string, () => Promise<{ told: Told; before: number; after: number }>> = {};
  const kind = (name: string, tally: string, run: (n: number) => Promise<Told>) => {
    kinds[name] = async () => {
      serial += 1;
      const before = await count(tally);
      const told = await run(serial);
      return { told, before, after: await count(tally) };
    };
  };

  kind("a sale", "public.sales", () =>
    press("sale", () => {
      const sale = randomUUID();
      return () => writes.sellProduct({ product: "901", showroom: "east", sale });
    }),
  );
  kind("a hold", "public.holds where state = 'held'", (n) =>
    press(`hold ${n}`, () => {
      const id = randomUUID();
      const hold = { id, product_id: "901", showroom: "west" as const, name: `Caller ${n}` };
      return () => writes.holdProduct({ ...hold, phone: `248-555-${1000 + n}` });
    }),
  );
  kind(
    "a price",
    "public.changes where table_name = 'products' and record = '902' and changed_by is not null",
    async (n) => {
      const { id, version } = await product();
      await interfere(
        "update public.products set badge = badge || '.' where id = '902' and length(badge) < 20",
      );
      return press(
        `price ${n}`,
        () => () => writes.changeProducts([{ id, version, price_cents: 20_000 + n }], true),
      );
    },
  );
  kind(
    "a count",
    "public.changes where table_name = 'stock' and record = '902 east' and changed_by is not null",
    async (n) => {
      const seen = await product();
      await interfere(
        "update public.stock set on_hand = on_hand + 1 where product_id = '902' and showroom = 'east'",
      );
      return press(`stock ${n}`, () => {
        const at = new Date().toISOString();
        return () => writes.setStock(seen, "east", 6000 + n, at);
      });
    },
  );
  // A product is saved with what stands beside it or not at all.
  kind(
    "a product and its notes",
    "public.changes where table_name = 'products' and after ? 'badge'",
    async (n) => {
      const seen = await product();
      await interfere(`update public.products set care = 'Care ${n}' where id = '902'`);
      const given = {
        id: "902",
        version: seen.version,
        notes: { cost_cents: n, lot: "", note: "" },
      };
      const client = line.client as PostgrestClient;
      return press(`notes ${n}`, () => async () => {
        await client
          .rpc("save_product", { product: { ...given, badge: `Badge ${n}` } })
          .throwOnError();
      });
    },
  );
  kind("a new notice", "public.notices", (n) =>
    press("new notice", () => {
      const id = randomUUID();
      const row = { words: `Notice ${n}`, path: null, starts_at: null, ends_at: null };
      return () => saveOffer(row, { id, version: 0 });
    }),
  );
  kind(
    "other words of a notice",
    "public.changes where table_name = 'notices' and action = 'changed' and changed_by is not null",
    async (n) => {
      const [id, seen] = await one<[string, number]>(
        "select jsonb_build_array(id, version) as value from public.notices limit 1",
      );
      await interfere(`update public.notices set path = '/financing-${n}' where id = '${id}'`);
      const row = { words: `Other ${n}`, path: null, starts_at: null, ends_at: null };
      return press(`notice ${n}`, () => () => saveOffer(row, { id, version: seen }));
    },
  );
  kind(
    "a notice's removal",
    "public.changes where table_name = 'notices' and action = 'removed'",
    async (n) => {
      const found = await one<[string, number]>(
        "select jsonb_build_array(id, version) as value from public.notices offset 1",
      );
      if (!found) return "refused";
      await interfere(`update public.notices set path = '/blog-${n}' where id = '${found[0]}'`);
      return press(
        `remove ${n}`,
        () => () => removeOffer({ id: found[0], version: found[1], place: "notice" }),
      );
    },
  );
  const zone = {
    area: "Troy",
    zips: [],
    fee_cents: 1,
    days: [1],
    lead_days: 1,
    most_per_day: null,
    position: 1,
  };
  kind("a new area", "public.delivery_zones", (n) =>
    press("area", () => {
      const id = randomUUID();
      return () =>
        addRow("delivery_zones", { ...zone, id, area: `Area ${n}`, zips: [String(10_000 + n)] });
    }),
  );
  kind(
    "an area",
    "public.changes where table_name = 'delivery_zones' and action = 'changed'",
    async (n) => {
      const [id, seen] = await one<[string, number]>(
        "select jsonb_build_array(id, version) as value from public.delivery_zones limit 1",
      );
      return press(
        `zone ${n}`,
        () => () =>
          writeRow("delivery_zones", id, {
            ...{ area: `Other ${n}`, zips: [String(50_000 + n)], version: seen },
          }),
      );
    },
  );
  kind(
    "an area's removal",
    "public.changes where table_name = 'delivery_zones' and action = 'removed'",
    async (n) => {
      const found = await one<[string, number]>(
        "select jsonb_build_array(id, version) as value from public.delivery_zones offset 1",
      );
      return found
        ? press(`unzone ${n}`, () => () => deleteRow("delivery_zones", ...found))
        : "refused";
    },
  );
  kind(
    "the shop's facts",
    "public.changes where table_name = 'shop' and changed_by is not null",
    async (n) => {
      const seen = await version("public.shop", "true");
      return press(
        "shop",
        () => () => writeShop({ name: "" }, { email: `shop${n}@example.com`, version: seen }),
      );
    },
  );
  kind("a special day", "public.special_days", async (n) => {
    const day = new Date(Date.UTC(2027, 0, n)).toISOString().slice(0, 10);
    return press(day, () => {
      const made = Math.floor(random() * 2 ** 30);
      const row = {
        showroom: "east" as const,
        day,
        opens: null,
        closes: null,
        note: null,
        version: made,
      };
      return () => writeDays([row]);
    });
  });
  kind(
    "a day's usual hours",
    "public.changes where table_name = 'special_days' and action = 'removed'",
    async () => {
      const found = await one<[string, number]>(
        "select jsonb_build_array(day, version) as value from public.special_days limit 1",
      );
      return found
        ? press(found[0], () => () => deleteDay({ showroom: "east", day: found[0] }, found[1]))
        : "refused";
    },
  );
  kind("a template", "public.text_templates", (n) =>
    press("template", () => {
      const id = randomUUID();
      const row = { name: `Template ${n}`, body: "Hi" };
      return () => saveRow("text_templates", { id, version: 0 }, row, { position: n });
    }),
  );
  kind("a template's words", "public.text_templates where body like 'Hi %'", async (n) => {
    const found = await one<[string, number]>(
      "select jsonb_build_array(id, version) as value from public.text_templates where body = 'Hi' limit 1",
    );
    return found
      ? press(
          `words ${n}`,
          () => () => writeRow("text_templates", found[0], { body: `Hi ${n}`, version: found[1] }),
        )
      : "refused";
  });
  kind("a call", "public.lead_events where field = 'call' and new_value is not null", async () => {
    const seen = await leadNow();
    return press("call", () => {
      const next = new Date(Date.now() + 3_600_000 + random() * 1e6).toISOString();
      return () => leads.logNoAnswer(seen, next);
    });
  });
  kind("a note", "public.lead_events where field = 'note'", async (n) => {
    const seen = await leadNow();
    return press("note", () => () => leads.addLeadNote(seen, `Note ${n}`));
  });
  kind("the next try", "public.lead_events where field = 'follow_up_at'", async (n) => {
    const seen = await leadNow();
    await interfere(`update public.financing_leads set notes = 'Note ${n}' where ${isLead}`);
    const at = new Date(Date.UTC(2027, 0, 1) + n * 60_000).toISOString();
    return press(`try ${n}`, () => () => leads.updateLead(seen, { follow_up_at: at }));
  });

  const names = Object.keys(kinds);
  const tally = { done: 0, refused: 0 };
  for (let n = 0; n < 1000; n += 1) {
    const name = names[Math.floor(random() * names.length)]!;
    const { told, before, after } = await kinds[name]!();
    expect(`${name} was told ${told}: ${after - before}`).toBe(
      `${name} was told ${told}: ${told === "done" ? 1 : 0}`,
    );
    tally[told] += 1;
  }
  // The line was bad, most was done all the same, and some was somebody else's first.
  expect(lost).toBeGreaterThan(500);
  expect(tally.done).toBeGreaterThan(800);
  expect(tally.refused).toBeGreaterThan(20);
  // What was sold is what is gone.
  expect(
    5000 -
      (await one<number>(
        "select on_hand as value from public.stock where product_id = '901' and showroom = 'east'",
      )),
  ).toBe(await count("public.sales"));
});
