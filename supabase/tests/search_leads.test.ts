/** The database finds, orders and counts leads exactly as the browser does with the same leads. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allHours } from "#app/admin/hours/hours.ts";
import {
  type DatabaseSearch,
  positionOf,
  type SearchPosition,
  toDatabaseSearch,
} from "#app/admin/leads/list/database-search.ts";
import type { FilterFacts } from "#app/admin/leads/list/filter.ts";
import { filters, textFilters } from "#app/admin/leads/list/filters.ts";
import { filterLeads, findInNotes, sortLeads } from "#app/admin/leads/list/lead-list.ts";
import { type ListState, leadAddress, sortColumns } from "#app/admin/leads/list/list-state.ts";
import {
  breakdownsOf,
  type Counted,
  listOfPeriod,
  momentsOf as momentsOfDays,
} from "#app/admin/leads/overview/overview.ts";
import {
  type CountedGroup,
  filterOf,
  type Grouping,
  listOf,
  momentsOf,
  weeksOf,
} from "#app/admin/leads/overview/weeks.ts";
import { contactSpans, contactWait } from "#app/admin/leads/shared/contact-spans.ts";
import { compareNewest } from "#app/admin/leads/shared/merge-leads.ts";
import { searchText } from "#app/admin/leads/shared/search-text.ts";
import { countWorklists, worklists } from "#app/admin/leads/shared/worklists.ts";
import type { FoundSales } from "#app/admin/sales/sales.ts";
import { lenders } from "#content/lenders.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import type { Transaction } from "../../server/database/database.ts";
import { dice, makeLeads, now } from "./made-leads.ts";
import { become, openWorld, people, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** As an admin among so many leads, for longer than a request may take. */
const amongLeads = (leads: number, work: (db: Transaction) => Promise<void>) =>
  world.asOwner(async (db) => {
    await makeLeads(db, leads);
    await become(db, people.admin);
    await work(db);
  });

const pageSize = 40;
const idsOf = (leads: readonly FinancingLead[]) => leads.map(({ id }) => id);

async function answer<Answer>(db: Transaction, call: string, values: unknown[]) {
  const { rows } = await db.query<{ answer: Answer }>(`select ${call} as answer`, values);
  return rows[0]!.answer;
}
const find = (
  db: Transaction,
  asked: Partial<DatabaseSearch> & { most?: number; after?: SearchPosition; skip?: number },
) =>
  answer<{ leads: FinancingLead[]; matching: number | null; twins: FinancingLead[] }>(
    db,
    "public.find_leads($1)",
    [JSON.stringify(asked)],
  );
const count = (db: Transaction, asked: Partial<DatabaseSearch>) =>
  answer<{ statuses: Record<string, number>; noted: number; notes: FinancingLead[] }>(
    db,
    "public.count_leads($1)",
    [JSON.stringify(asked)],
  );
const sum = (numbers: Record<string, number>) => Object.values(numbers).reduce((a, b) => a + b, 0);

/** Every lead that matches, page after page. */
async function findAll(
  db: Transaction,
  asked: DatabaseSearch & { few?: number; near?: number },
  size = pageSize,
) {
  const leads: FinancingLead[] = [];
  for (;;) {
    const last = leads.at(-1);
    const found = await find(db, {
      ...asked,
      ...(last && { after: positionOf(last, asked) }),
      most: size,
    });
    leads.push(...found.leads);
    if (found.matching !== null && !last)
      expect(found.matching).toBeGreaterThanOrEqual(leads.length);
    if (found.leads.length < size) return leads;
  }
}

/** The leads and all that the page knows besides them. */
async function readAll(db: Transaction) {
  const rows = async <Row>(query: string) =>
    (await db.query<{ row: Row }>(`select to_jsonb(one) as row from (${query}) as one`)).rows.map(
      ({ row }) => row,
    );
  const leads = (await rows<FinancingLead>("select * from public.financing_leads")).sort(
    compareNewest,
  );
  const texts = await rows<{ lead_id: string; state: never }>(
    "select lead_id, state from public.lead_texts",
  );
  const sales = await rows<{ lead_id: string }>(
    "select lead_id from public.sales where undone_at is null",
  );
  const customers = Map.groupBy(leads, (lead) => lead.customer_id);
  const hours = allHours({
    week: await rows<never>("select * from public.opening_hours"),
    special: await rows<never>("select * from public.special_days"),
  });
  const statesOf = (text: ListState["text"]): readonly string[] =>
    text === "all" ? [] : textFilters[text][1];
  const asking = (state: ListState): FilterFacts => ({
    me: people.admin,
    now,
    hours,
    withText: new Set(
      texts
        .filter(({ state: one }) => statesOf(state.text).includes(one))
        .map(({ lead_id }) => lead_id),
    ),
    sold: new Map(sales.map(({ lead_id }) => [lead_id, { items: 1 }])),
    isRepeated: (lead) => customers.get(lead.customer_id)!.length > 1,
  });
  const list = (state: ListState) =>
    filterLeads(sortLeads(leads, state.sort), state, asking(state));
  const notes = (state: ListState) =>
    findInNotes(sortLeads(leads, state.sort), state, asking(state));
  return { leads, list, notes };
}

const searches = [
  ...[
    "",
    "",
    "",
    "maria",
    "NUNEZ",
    "nuñez maría",
    "oneil",
    "O’Neil",
    "o'neil mary",
    "whitfield, dana",
  ],
  ...["+1 586", "586555", "(586) 555-0117", "1 (586) 555 0117", "+15865550117", "555", "55", "5"],
  ...[
    "a",
    "an",
    "oak",
    "oak set",
    "velvet queen",
    "12",
    "no mas",
    "100%",
    "%",
    "_",
    "\\",
    "'",
    "''",
  ],
  ...[
    "lukasz",
    "soren",
    "1 248",
    "nunez-maria",
    "łuk",
    "żak",
    "ångström",
    "angstrom",
    "петров",
    "ПЕТРОВ",
    "ελενη",
    "van nguyen",
  ],
  ...["ayse", "李", "🙂", "ødegard", "ipek", "sahin", "st. john", "darcy quote", "zzz", "555-0100"],
];

const none = { lenders: [], showrooms: [], staff: [], products: [] };
/** What a filter offers. */
const someOf = <Name extends "text" | "followUp">(name: Name) =>
  filters[name].options!(none, "all").map(([value]) => value) as ListState[Name][];

function someStates(count: number): ListState[] {
  const roll = dice(11);
  const pick = <One>(from: readonly One[]) => from[roll(from.length)]!;
  const seldom = <One>(value: () => One, otherwise: One) => (roll(4) ? otherwise : value());
  return Array.from({ length: count }, (_, number) => ({
    ...leadAddress.usual,
    search: searches[number % searches.length]!,
    status: seldom(() => pick(["pending", "contacted", "converted", "declined", "junk"]), "all"),
    lender: seldom(() => pick(lenders).name, "all"),
    only: seldom(() => pick(worklists), "all"),
    days: seldom(() => pick([7, 30, 90]), 0),
    sort: { column: pick(sortColumns), descending: roll(2) === 0 },
    from: seldom(() => "2026-11-10", ""),
    to: seldom(() => "2026-11-23", ""),
    showroom: seldom(() => pick(["east", "west", "site"]), "all"),
    person: seldom(() => pick([people.admin, people.otherAdmin, "nobody", "former"]), "all"),
    contact: roll(8) ? "all" : pick(contactSpans).key,
    text: seldom(() => pick(someOf("text")), "all"),
    followUp: seldom(() => pick(someOf("followUp")), "all"),
    product: seldom(() => pick(["oak-hall-bench", "velvet-queen-bed", "none"]), "all"),
    repeated: seldom(() => true, false),
    inTime: seldom(() => true, false),
    sold: seldom(() => true, false),
  }));
}

test("what is looked through is written as the browser writes it", { tags: "long" }, () =>
  amongLeads(120, async (db) => {
    const { leads } = await readAll(db);
    const { rows } = await db.query<{ lead_id: string; found: string }>(
      "select lead_id, found from public.lead_words",
    );
    const found = new Map(rows.map((row) => [row.lead_id, row.found]));
    expect(found.size).toBe(leads.length);
    for (const lead of leads) expect(found.get(lead.id)).toBe(searchText(lead));

    await db.query("update public.financing_leads set notes = 'Äpfel' where id = $1", [
      leads[0]!.id,
    ]);
    const words = await answer(db, "(select said from public.lead_words where lead_id = $1)", [
      leads[0]!.id,
    ]);
    expect(words).toMatch(/^apfel\n/);
  }),
);

test(
  "every search, filter and order finds the same leads in the same order, page by page",
  { tags: "long" },
  () =>
    amongLeads(200, async (db) => {
      const { list, notes } = await readAll(db);
      let found = 0;
      for (const [number, state] of someStates(80).entries()) {
        const expected = list(state);
        const asked = toDatabaseSearch(state, state.sort, now);
        const what = JSON.stringify(asked);
        // However many a search finds: named one by one, or looked for along the list.
        const few = number % 2 ? 3_000 : 0;
        expect(idsOf(await findAll(db, { ...asked, few })), what).toEqual(idsOf(expected));
        const counted = await count(db, { ...asked, few } as Partial<DatabaseSearch>);
        expect(sum(counted.statuses), what).toBe(expected.length);
        expect(counted.noted, what).toBe(notes(state).length);
        expect(idsOf(counted.notes), what).toEqual(idsOf(notes(state).slice(0, 25)));
        const skipped = await find(db, { ...asked, skip: 9, most: 9 });
        expect(idsOf(skipped.leads), what).toEqual(idsOf(expected.slice(9, 18)));
        found += expected.length;
      }
      // A comparison of empty lists would say nothing.
      expect(found).toBeGreaterThan(300);
    }),
);

test(
  "by name, those that come first are found among all that bear the words",
  { tags: "long" },
  () =>
    amongLeads(120, async (db) => {
      const { list } = await readAll(db);
      for (const search of ["a", "e", "maria", "586", "555-0"]) {
        for (const descending of [false, true]) {
          const state = {
            ...leadAddress.usual,
            search,
            sort: { column: "name", descending } as const,
          };
          const asked = { ...toDatabaseSearch(state, state.sort, now), few: 0, near: 12 };
          const what = `${search} ${descending}`;
          expect(idsOf(await findAll(db, asked, 7)), what).toEqual(idsOf(list(state)));
        }
      }
    }),
);

test("a page comes with the other requests of the same people", { tags: "long" }, () =>
  amongLeads(200, async (db) => {
    const { leads } = await readAll(db);
    const page = await find(db, {
      ...toDatabaseSearch(leadAddress.usual, leadAddress.usual.sort, now),
      most: 5,
      twins: true,
    } as never);
    const customers = new Set(page.leads.map((lead) => lead.customer_id));
    const expected = leads.filter(
      (lead) => customers.has(lead.customer_id) && !idsOf(page.leads).includes(lead.id),
    );
    expect(idsOf(page.twins).sort()).toEqual(idsOf(expected).sort());
  }),
);

test("worklists count as the browser does", { tags: "long" }, () =>
  amongLeads(300, async (db) => {
    const { leads } = await readAll(db);
    const today = new Date(now);
    const counts = await answer<Record<string, number>>(db, "public.count_worklists($1)", [
      today.toISOString(),
    ]);
    expect(counts).toEqual({ every: 300, ...countWorklists(leads, people.admin, now) });
  }),
);

test("every number of the overview is the length of the list that it opens", { tags: "long" }, () =>
  amongLeads(300, async (db) => {
    const { list } = await readAll(db);
    const listed = (address = "") => list(leadAddress.read(new URLSearchParams(address)));
    for (const period of [7, 30] as const) {
      const moments = momentsOfDays(period, new Date(now));
      const counted = await answer<Counted>(
        db,
        "public.read_overview(array(select jsonb_array_elements_text($1))::timestamptz[])",
        [JSON.stringify(moments)],
      );
      expect(listed(listOfPeriod(period, { status: "junk" }))).toHaveLength(counted.junk);
      const contacted = listed(listOfPeriod(period, { only: "contacted" }));
      expect(contacted).toHaveLength(counted.contacted);
      const waits = contacted.map((lead) => contactWait(lead)!).sort((a, b) => a - b);
      const middle = [waits[(waits.length - 1) >> 1]!, waits[waits.length >> 1]!];
      expect(counted.median).toBeCloseTo((middle[0]! + middle[1]!) / 2, 0);
      for (const { title, rows } of breakdownsOf({ ...counted, period, moments })) {
        const numbers = rows.flatMap((row) => row.numbers);
        for (const [number, address] of numbers) {
          if (!address) continue;
          expect(listed(address), `${title} ${address}`).toHaveLength(number);
          const state = leadAddress.read(new URLSearchParams(address));
          const found = await count(db, toDatabaseSearch(state, state.sort, now));
          expect(sum(found.statuses), address).toBe(number);
        }
      }
      expect(counted.days.reduce((a, b) => a + b)).toBe(listed(listOfPeriod(period)).length);
    }
  }),
);

test(
  "every number of a week is the length of the list that it opens, here and in the database",
  { tags: "long" },
  () =>
    amongLeads(200, async (db) => {
      const { list } = await readAll(db);
      let compared = 0;
      for (const week of Object.values(weeksOf(new Date(now)))) {
        for (const grouping of ["showroom", "person", "lender"] as Grouping[]) {
          const groups = await answer<CountedGroup[]>(db, "public.read_week($1, $2, $3)", [
            grouping,
            ...momentsOf(week),
          ]);
          for (const { key, ...numbers } of groups) {
            for (const name of ["leads", "in_time", "converted", "delivered"] as const) {
              const state = leadAddress.read(
                new URLSearchParams(listOf(grouping, key, week, filterOf[name])),
              );
              const what = `${grouping} ${key} ${name}`;
              expect(list(state).length, what).toBe(numbers[name]);
              const asked = toDatabaseSearch(state, state.sort, now);
              expect(sum((await count(db, asked)).statuses), what).toBe(numbers[name]);
              compared += numbers[name];
            }
            // What was sold is the length of its own list, which a link leads to.
            const asked = Object.fromEntries(new URLSearchParams(listOf(grouping, key, week)));
            const { groups } = await answer<FoundSales>(db, "public.read_sales($1)", [asked]);
            expect(groups[0]).toMatchObject({ items: numbers.sold, revenue: numbers.revenue });
          }
        }
      }
      expect(compared).toBeGreaterThan(150);
    }),
);

describe("whoever is no admin", () => {
  const calls: [what: string, call: string][] = [
    ["finds", `public.find_leads('{"contact": [0, 3600000]}')`],
    ["counts", "public.count_leads('{}')"],
    ["counts worklists", "public.count_worklists()"],
    ["reads the overview", "public.read_overview(array[now() - interval '1 day', now()])"],
    [
      "reads a week",
      "public.read_week('lender', now() - interval '9 days', now() + interval '1 day')",
    ],
    ["looks through words", "(select array_agg(found) from public.lead_words)"],
  ];
  test.each(calls)("%s nothing as a stranger", (_, call) =>
    world.asStranger(async (db) => {
      await expect(db.query(`select ${call}`)).rejects.toMatchObject({ code: "42501" });
    }),
  );
  test.each(calls.slice(0, 5))("%s nothing as a shopper, and is told so", (_, call) =>
    world.asShopper(async (db) => {
      await expect(db.query(`select ${call}`)).rejects.toMatchObject({ code: "42501" });
    }),
  );
  test("looks through nothing as a shopper", () =>
    world.asShopper(async (db) => {
      expect(await answer(db, calls[5]![1], [])).toBeNull();
    }));
});

test("what nobody would type does no harm", () =>
  world.asAdmin(async (db) => {
    const hostile = `x' or true) --`;
    const asked = {
      ...toDatabaseSearch({ ...leadAddress.usual, search: hostile }, leadAddress.usual.sort, now),
    };
    for (const few of [3_000, 0]) {
      expect((await find(db, { ...asked, few } as never)).leads).toEqual([]);
      expect((await find(db, { ...asked, few, sort: "name" } as never)).leads).toEqual([]);
    }
    expect((await find(db, { status: hostile, lender: hostile, showroom: hostile })).leads).toEqual(
      [],
    );
    expect((await find(db, { person: hostile })).leads).toEqual([]);
    expect((await find(db, { sort: hostile as never, most: 5_000_000 })).leads).toHaveLength(1);
    await expect(find(db, { since: "nonsense" })).rejects.toMatchObject({ code: "22007" });
  }));
