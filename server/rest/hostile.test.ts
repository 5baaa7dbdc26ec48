import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApi, type TestApi } from "./testing.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(`
    create table public.things (id integer primary key, label text, tags text[], data jsonb);
    insert into public.things values (1, 'one'), (2, 'two');
    grant all on public.things to anon;
    create function public.echo(word text) returns text language sql as 'select word';
  `);
});
afterAll(() => api.close());

/** Texts that mean something to somebody on the way: URL, PostgREST, JSON, arrays, SQL, patterns. */
const oddTexts = [
  "a,b",
  "(a)",
  'say "hi"',
  "it's",
  "back\\slash",
  "trailing\\",
  "100%",
  "under_score",
  "star*",
  "{curly}",
  "a.b.c",
  "eq.5",
  "not.eq.5",
  "null",
  " spaced ",
  "tab\tand\nline",
  "plus+and&amp;=?#",
  "émoji 🛋️ 漢字 \u202e",
  "$1 $$ $body$",
  "'; drop table public.things; --",
  '"; drop table public.things; --',
  "1) or (1=1",
  "",
];

test.each(oddTexts)("the text %j arrives as it was sent, and is found again", async (text) => {
  await api.stranger.from("things").upsert({ id: 9, label: text }).throwOnError();
  const stored = await api.stranger.from("things").select("label").eq("id", 9).single();
  expect(stored.data).toEqual({ label: text });

  const equal = await api.stranger.from("things").select("id").eq("label", text);
  expect(equal.data).toEqual([{ id: 9 }]);
  const listed = await api.stranger.from("things").select("id").in("label", [text, "nothing"]);
  expect(listed.data).toEqual([{ id: 9 }]);
  const either = await api.stranger
    .from("things")
    .select("id")
    .or(`label.eq.${quoted(text)},id.eq.0`);
  expect(either.data).toEqual([{ id: 9 }]);
  const called = await api.stranger.rpc("echo", { word: text });
  expect(called.data).toEqual(text);
});

test("in a pattern, a percent sign and an underscore are the caller's own", async () => {
  await api.stranger.from("things").upsert({ id: 9, label: "50% off_all" }).throwOnError();
  const escaped = await api.stranger.from("things").select("id").like("label", "50\\% off\\_all");
  expect(escaped.data).toEqual([{ id: 9 }]);
});

const attacks = [
  "x; drop table things",
  "1;drop table things--",
  'id"; drop table things; --',
  "id) from things; delete from things; --",
  "id as x, (select current_user)",
  "(select secret)",
  "current_user",
  "things.id",
  "*,pg_sleep(1)",
  "id::text;",
  "id::regclass",
  "id::text from things --",
  "constructor",
  "__proto__",
  "toString",
  "\\",
  '"',
  "'",
  "$1",
  "ctid",
  "tableoid",
];

/** Every place of a request that holds text of the caller's. */
const places: [string, (attack: string) => [path: string, init?: RequestInit]][] = [
  ["the table", (a) => [`/${encodeURIComponent(a)}`]],
  ["the function", (a) => [`/rpc/${encodeURIComponent(a)}`]],
  ["select", (a) => [`/things?select=${encodeURIComponent(a)}`]],
  ["an alias", (a) => [`/things?select=${encodeURIComponent(`${a}:id`)}`]],
  ["a quoted alias", (a) => [`/things?select=${encodeURIComponent(`${quoted(a)}:id`)}`]],
  ["a cast", (a) => [`/things?select=${encodeURIComponent(`id::${a}`)}`]],
  ["a filter's column", (a) => [`/things?${encodeURIComponent(a)}=eq.1`]],
  ["a filter's operator", (a) => [`/things?id=${encodeURIComponent(`${a}.1`)}`]],
  ["a filter's value", (a) => [`/things?id=${encodeURIComponent(`eq.${a}`)}`]],
  ["a list", (a) => [`/things?id=${encodeURIComponent(`in.(${a})`)}`]],
  ["an is", (a) => [`/things?id=${encodeURIComponent(`is.${a}`)}`]],
  ["an array", (a) => [`/things?tags=${encodeURIComponent(`cs.${a}`)}`]],
  ["a json value", (a) => [`/things?data=${encodeURIComponent(`cs.${a}`)}`]],
  ["a pattern", (a) => [`/things?label=${encodeURIComponent(`like.${a}`)}`]],
  ["a tree", (a) => [`/things?or=${encodeURIComponent(`(${a})`)}`]],
  ["a tree's column", (a) => [`/things?or=${encodeURIComponent(`(${a}.eq.1)`)}`]],
  ["a tree's value", (a) => [`/things?or=${encodeURIComponent(`(id.eq.${a})`)}`]],
  ["order", (a) => [`/things?order=${encodeURIComponent(a)}`]],
  ["order's direction", (a) => [`/things?order=${encodeURIComponent(`id.${a}`)}`]],
  ["limit", (a) => [`/things?limit=${encodeURIComponent(a)}`]],
  ["offset", (a) => [`/things?offset=${encodeURIComponent(a)}`]],
  ["columns", (a) => [`/things?columns=${encodeURIComponent(a)}`, post("{}")]],
  ["on_conflict", (a) => [`/things?on_conflict=${encodeURIComponent(a)}`, merge('{"id":1}')]],
  ["a key of the body", (a) => ["/things", post(JSON.stringify({ [a]: 1 }))]],
  ["a value of the body", (a) => ["/things", post(JSON.stringify({ id: a }))]],
  ["an argument's name", (a) => ["/rpc/echo", post(JSON.stringify({ [a]: 1 }))]],
  ["an argument's name by GET", (a) => [`/rpc/echo?${encodeURIComponent(a)}=1`]],
  ["a preference", (a) => ["/things?limit=1", header("Prefer", `return=${a}, count=${a}`)]],
  ["a range", (a) => ["/things?limit=1", header("Range", a)]],
  ["a schema", (a) => ["/things?limit=1", header("Accept-Profile", a)]],
  ["a form", (a) => ["/things?limit=1", header("Accept", a)]],
];

/** As PostgREST wants a text that may hold anything. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

function post(body: string): RequestInit {
  return { method: "POST", body, headers: { "Content-Type": "application/json" } };
}

function merge(body: string): RequestInit {
  const headers = { "Content-Type": "application/json", Prefer: "resolution=merge-duplicates" };
  return { method: "POST", body, headers };
}

function header(name: string, value: string): RequestInit {
  return { headers: { [name]: value } };
}

describe("texts that want to be SQL get nowhere", () => {
  test.each(places)("as %s", async (_, place) => {
    const before = await contents();
    for (const attack of attacks) {
      const [path, init] = place(attack);
      const answer = await api.request(path, init);
      const body = await answer.text();
      expect(answer.status, `${path} ${body}`).toBeLessThan(500);
      expect(body).not.toMatch(/postgres|syntax error/i);
    }
    expect(await contents()).toEqual(before);
    expect(api.logged).toEqual([]);
  });

  async function contents() {
    const { rows } = await api.database.transaction((tx) =>
      tx.query("select * from public.things order by id"),
    );
    return rows;
  }
});

describe("null bytes are refused with 400", () => {
  test.each(places)("as %s", async (_, place) => {
    const [path, init] = place("a\0b");
    if (init?.headers && !init.method) return; // Headers cannot hold one.
    const answer = await api.request(path, init);
    expect([400, 404]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ code: expect.any(String) });
  });
});

test("half a character in JSON is refused, not stored as something else", async () => {
  const answer = await api.request("/things", post('{"id": 5, "label": "\\ud83d"}'));
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: "22P02" }]);
});

test("bytes that are no UTF-8 do no harm", async () => {
  const answer = await api.request("/things?label=eq.%ff%fe");
  expect(answer.status).toBeLessThan(500);
});

test("very long and very many conditions are answered", async () => {
  const ids = Array.from({ length: 2000 }, (_, index) => index);
  const { data } = await api.service.from("things").select("id").in("id", ids).order("id");
  expect(data).toContainEqual({ id: 1 });
  const tree = Array.from({ length: 500 }, (_, index) => `id.eq.${index}`).join(",");
  expect((await api.service.from("things").select("id").or(tree)).status).toBe(200);
});

describe("a stranger's search takes no two seconds of the processor, whatever it asks", () => {
  const regex = "(x?y?z?){250}";
  const manyRegexes = Array.from({ length: 6 }, () => `label.not.match.${quoted(regex)}`).join(",");
  // Node takes addresses of up to 16 KiB.
  const searches: [string, URLSearchParams][] = [
    ["regular expressions", new URLSearchParams({ or: `(${manyRegexes})` })],
    ["a long regular expression", new URLSearchParams({ label: `match.${"(a?)".repeat(1500)}` })],
    [
      "one inside a tree",
      new URLSearchParams({ and: `(id.gt.0,or(label.imatch.${quoted(regex)}))` }),
    ],
    ["wildcards", new URLSearchParams({ label: `like.${"%a_".repeat(2000)}b` })],
    [
      "many patterns",
      new URLSearchParams({ or: `(${"label.ilike.*a*a*a*b,".repeat(500)}id.eq.0)` }),
    ],
    ["a deep tree", new URLSearchParams({ or: `${"(and".repeat(30)}(id.eq.1)${")".repeat(30)}` })],
    ["a long list", new URLSearchParams({ id: `in.(${"1,".repeat(7_500)}2)` })],
    ["a large array", new URLSearchParams({ tags: `cs.{${"a,".repeat(7_500)}a}` })],
  ];

  beforeAll(() =>
    api.database.transaction((tx) =>
      tx.query("insert into public.things (id, label) values (100, repeat('a', 500))"),
    ),
  );
  afterAll(() =>
    api.database.transaction((tx) => tx.query("delete from public.things where id = 100")),
  );

  test.each(searches)("%s", async (_, search) => {
    // Not seconds of the wall: other tests have the processor meanwhile.
    const before = process.cpuUsage();
    const answer = await api.request(`/things?select=id&${search}`);
    await answer.text();
    expect(answer.status).toBeLessThan(500);
    // The database has one connection: while it searches, everybody waits.
    await api.stranger.from("things").select("id").eq("id", 1).throwOnError();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});
