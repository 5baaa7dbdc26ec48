/** Rows of related tables in one answer, as refine and react-admin ask for them. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lenders } from "#content/lenders.ts";
import { openTestApi, type TestApi } from "./testing.ts";

let api: TestApi;
let first: string;
let second: string;
beforeAll(async () => {
  api = await openTestApi(`
    create table public.makers (id integer primary key, name text, parent integer references public.makers (id));
    create table public.sofas (
      id integer primary key,
      made_by integer references public.makers (id),
      sold_by integer references public.makers (id)
    );
    create table public.legs (sofa integer primary key references public.sofas (id), wood text);
    create view public.sofa_views as select id, made_by as maker_shown from public.sofas;
    grant all on public.makers, public.sofas, public.legs, public.sofa_views to service_role;
    create function public.sofas_of(maker integer) returns setof public.sofas
      language sql stable as 'select * from public.sofas where made_by = maker';
    insert into public.makers values (1, 'Ash'), (2, 'Birch'), (3, 'Cedar');
    update public.makers set parent = 1 where id = 2;
    insert into public.sofas values (10, 1, 2), (11, 2, null), (12, null, 1);
    insert into public.legs values (10, 'oak');
  `);
  [first, second] = [await leave("Ann"), await leave("Bea")];
  await api.admin.from("financing_leads").update({ status: "contacted" }).eq("id", first);
  await api.admin.from("financing_leads").update({ notes: "Called" }).eq("id", first);
});
afterAll(() => api.close());

async function leave(first_name: string): Promise<string> {
  const submission_key = randomUUID();
  await api.stranger
    .from("financing_leads")
    .insert({
      first_name,
      last_name: "Lee",
      phone: "248-555-0164",
      financing_option: lenders[0]?.name,
      status: "pending",
      submission_key,
    })
    .throwOnError();
  const lead = api.admin.from("financing_leads").select("id").eq("submission_key", submission_key);
  return (await lead.single()).data?.id;
}

const get = async (path: string, apikey = api.secretKey) => {
  const answer = await api.request(path, { headers: { apikey } });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
};
const rows = async (path: string) => {
  const { status, body } = await get(path);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};

describe("this shop's tables", () => {
  test("a lead with its texts, its history and its lender", async () => {
    const { data, error } = await api.admin
      .from("financing_leads")
      .select(
        "first_name,lead_texts(kind,state),lead_events(field,new_value),lenders(name,position)",
      )
      .eq("id", first)
      .order("field", { referencedTable: "lead_events" })
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({
      first_name: "Ann",
      lead_texts: [expect.objectContaining({ kind: "link" })],
      lead_events: [
        { field: "notes", new_value: "Called" },
        { field: "status", new_value: "contacted" },
      ],
      lenders: { name: lenders[0]?.name, position: 1 },
    });
  });

  test("filters, order and limit of what is embedded leave the leads alone", async () => {
    const { data } = await api.admin
      .from("financing_leads")
      .select("id,history:lead_events(field)")
      .eq("history.field", "notes")
      .limit(1, { referencedTable: "history" })
      .order("first_name");
    expect(data).toEqual([
      { id: first, history: [{ field: "notes" }] },
      { id: second, history: [] },
    ]);
  });

  test("!inner leaves out, and out of the count, what has none", async () => {
    const { data, count } = await api.admin
      .from("financing_leads")
      .select("id,lead_events!inner(field)", { count: "exact" })
      .eq("lead_events.field", "status");
    expect([data, count]).toEqual([[{ id: first, lead_events: [{ field: "status" }] }], 1]);
    const without = await api.admin
      .from("financing_leads")
      .select("id,lead_events()", { count: "exact" })
      .is("lead_events", null);
    expect([without.data, without.count]).toEqual([[{ id: second }], 1]);
  });

  test("the rights of each table hold: nobody reads through another what they may not read", async () => {
    const lead = { select: "name,financing_leads(phone)" };
    const asked = await api.stranger.from("lenders").select(lead.select);
    expect(asked).toMatchObject({ status: 401, error: { code: "42501" } });
    const shopper = await api.shopper.from("lenders").select(lead.select).order("position");
    expect(shopper.data?.[0]).toEqual({ name: lenders[0]?.name, financing_leads: [] });
    const hidden = await api.shopper
      .from("lenders")
      .select("name,financing_leads!inner(phone)")
      .like("financing_leads.phone", "248%");
    expect(hidden.data).toEqual([]);
  });

  test("a stranger embeds little", async () => {
    const path = `/lenders?select=${Array(4).fill("financing_leads(id)").join(",")}`;
    const { status, body } = await get(path, "sb_publishable_store");
    expect([status, body]).toMatchObject([400, { code: "PGRST127" }]);
  });
});

describe("as PostgREST does", () => {
  test("one to one, parents, children, and two keys to one table by hint", async () => {
    expect(await rows("/sofas?select=id,legs(wood)&order=id&limit=2")).toEqual([
      { id: 10, legs: { wood: "oak" } },
      { id: 11, legs: null },
    ]);
    expect(await rows("/sofas?select=by:makers!made_by(name),sold_by(name)&id=eq.10")).toEqual([
      { by: { name: "Ash" }, sold_by: { name: "Birch" } },
    ]);
    expect(await rows("/makers?select=name,parent(name),makers(name)&order=id&limit=2")).toEqual([
      { name: "Ash", parent: null, makers: [{ name: "Birch" }] },
      { name: "Birch", parent: { name: "Ash" }, makers: [] },
    ]);
  });

  test("several levels deep, spread, through a view, and rows that a function returns", async () => {
    expect(
      await rows("/makers?select=name,sofas!made_by(id,...legs(wood))&id=eq.1&sofas.order=id"),
    ).toEqual([{ name: "Ash", sofas: [{ id: 10, wood: "oak" }] }]);
    expect(await rows("/sofa_views?select=id,makers(name)&id=eq.11")).toEqual([
      { id: 11, makers: { name: "Birch" } },
    ]);
    expect(await rows("/rpc/sofas_of?maker=1&select=id,legs(wood)")).toEqual([
      { id: 10, legs: { wood: "oak" } },
    ]);
  });

  test("rows are ordered by a column of their parent", async () => {
    const ordered = await rows(
      "/sofas?select=id,makers!made_by(name)&order=makers(name).desc.nullslast",
    );
    expect(ordered.map(({ id }: { id: number }) => id)).toEqual([11, 10, 12]);
    const { body } = await get("/makers?select=id,sofas!made_by(id)&order=sofas(id)");
    expect(body).toMatchObject({ code: "PGRST118" });
  });

  test("what is written is answered with its relations", async () => {
    const { data, error } = await api.service
      .from("sofas")
      .insert({ id: 20, made_by: 3 })
      .select("id,makers!made_by(name)")
      .single();
    expect([error, data]).toEqual([null, { id: 20, makers: { name: "Cedar" } }]);
    await api.service.from("sofas").delete().eq("id", 20).throwOnError();
  });

  test.each([
    ["no such relation", "/sofas?select=lenders(*)", 400, "PGRST200"],
    ["two keys to one table", "/sofas?select=makers(*)", 300, "PGRST201"],
    ["a filter on what is not embedded", "/sofas?legs.wood=eq.oak", 400, "PGRST108"],
    ["an order by what is not embedded", "/sofas?order=legs(wood)", 400, "PGRST108"],
    ["a relation compared", "/sofas?select=legs(wood)&legs=eq.oak", 400, "PGRST120"],
    ["several rows spread", "/makers?select=...sofas!made_by(id)", 400, "PGRST127"],
    ["a column that the related table has not", "/sofas?select=legs(colour)", 400, "42703"],
    ["a count", "/makers?select=sofas!made_by(id.count())", 400, "PGRST123"],
  ])("%s is refused", async (_, path, status, code) => {
    const answer = await get(path);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  });

  test("an alias cannot be more than a name", async () => {
    const odd = 'a" from private.settings --';
    const alias = `"${odd.replaceAll('"', '\\"')}"`;
    const embedded = encodeURIComponent(`${alias}:legs(wood)`);
    expect(await rows(`/sofas?select=${embedded}&id=eq.10`)).toEqual([{ [odd]: { wood: "oak" } }]);
    const spread = encodeURIComponent(`...legs(${alias}:wood)`);
    expect(await rows(`/sofas?select=${spread}&id=eq.10`)).toEqual([{ [odd]: "oak" }]);
  });
});
