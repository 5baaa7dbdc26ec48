/**
 * The longest, earliest, latest, most and emptiest of each argument of every function and each column of every
 * table, over the API as each kind of person: refused by size or answered in bounds, never a 500. What there is
 * to call is read from the database, so that a new function or table is covered by itself.
 *
 * `extremes.test.ts` tries one extreme of each, `every-extreme.test.ts` all.
 */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Transaction } from "#server/database/database.ts";
import { openTestApi, type TestApi } from "#server/rest/testing.ts";
import { ids, samples, world } from "./rights-samples.ts";

/** What is long and what is many for somebody. */
interface Size {
  text: string;
  count: number;
}

/** Letters that take one to four bytes. */
const letters = "aé漢😀1-'";
/** Beyond every rule: 4 bytes for each of 2,000 characters, 5,000 things at once. */
const largest: Size = { text: letters.repeat(700), count: 6_000 };
/** Texts that may be longer than that. */
const longest = new Set(["articles.body"]);
/** What fits into a visitor's body. */
const largestOfVisitors: Size = { text: letters.repeat(500), count: 100 };
/** No answer to an extreme needs more. */
const mostBytes = 100_000;

const nil = "00000000-0000-0000-0000-000000000000";
const moments = ["4713-01-01 00:00:00+00 BC", "294276-12-31T00:00:00Z", "-infinity", "infinity"];
const deep = JSON.parse(`${"[".repeat(90)}${"]".repeat(90)}`);

/** Values of a type that are longest, earliest, latest, most or emptiest; the first is the dearest. */
function allExtremesOf(type: string, { text, count }: Size): unknown[] {
  if (type.endsWith("[]")) {
    const one =
      { uuid: nil, text: "a", bigint: "1", integer: 1 }[type.slice(0, -2)] ?? "2026-11-01";
    return [
      Array(count).fill(one),
      null,
      [],
      [null],
      [[one], [one]],
      ...(type === "text[]" ? [[text]] : []),
    ];
  }
  const byType: Record<string, unknown[]> = {
    text: [text, "", " "],
    uuid: [nil],
    boolean: [],
    integer: [2_147_483_647, -2_147_483_648, 0],
    smallint: [32_767, -32_768, 0],
    bigint: ["9223372036854775807", "-9223372036854775808", 0],
    numeric: [1e30, -1e30, 0],
    date: ["4713-01-01 BC", "5874897-12-31", "-infinity", "infinity"],
    "timestamp with time zone": moments,
    "time without time zone": ["24:00", "00:00"],
    jsonb: [Array(count).fill({}), {}, [], text, deep, { [text]: text }],
  };
  const found = byType[type];
  if (!found) throw new Error(`Say what is extreme of the type ${type}`);
  return [...found, null];
}

/** The value with each of its parts, one at a time, longest, most or emptiest. */
function* withExtremeParts(value: unknown, size: Size): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const put = (extreme: unknown) =>
      Array.isArray(value) ? value.with(Number(key), extreme) : { ...value, [key]: extreme };
    const { text, count } = size;
    const extremes = [text, "", null, -1, 1e18, {}, [], deep, Array(count).fill("x"), ...moments];
    for (const extreme of extremes) {
      yield put(extreme);
    }
    for (const inner of withExtremeParts(part, size)) yield put(inner);
  }
}

interface Person {
  headers: Record<string, string>;
  size: Size;
}

interface Routine {
  name: string;
  isOpen: boolean;
  parameters: { name: string; type: string }[];
  source: string;
}

interface Column {
  name: string;
  type: string;
  isReadable: boolean;
  isInsertable: boolean;
  isUpdatable: boolean;
}

interface Table {
  name: string;
  isOpen: boolean;
  columns: Column[];
}

const listRoutines = `
  select proname as name, has_function_privilege('anon', pg_proc.oid, 'execute') as "isOpen",
    array_to_json(array(
      select json_build_object('name', proargnames[place], 'type', format_type(type, null))
      from unnest(proargtypes) with ordinality as given (type, place)
    )) as parameters,
    coalesce(nullif(prosrc, ''), pg_get_functiondef(oid)) as source
  from pg_proc where pronamespace = 'public'::regnamespace
    and has_function_privilege('authenticated', oid, 'execute')
  order by 1`;

const listTables = `
  select relname as name, has_any_column_privilege('anon', pg_class.oid, 'select, insert') as "isOpen",
    json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
      'isReadable', has_column_privilege('authenticated', pg_class.oid, attnum, 'select'),
      'isInsertable', attgenerated = ''
        and has_column_privilege('authenticated', pg_class.oid, attnum, 'insert'),
      'isUpdatable', attgenerated = ''
        and has_column_privilege('authenticated', pg_class.oid, attnum, 'update')
    ) order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
  group by pg_class.oid order by 1`;

/** The first statement of a function for staff. */
const check =
  /^(?:perform|select) private\.(?:(?:require_admin|require_sales|require_power_over|require_own_session)\((?:person)?\)|require_owner\('[^']+'\))/i;
/** An old name hands its arguments on to a function that begins with the check. */
const isOtherName = /^\s*select (?:\* from )?public\.\w+\([^()]*\)\s*$/;

/** What everybody who signed in may call, about themselves or by a secret. All else is for staff. */
const forEverybody = [
  "accept_invitation",
  "admin_needs_second_factor",
  "delete_my_account",
  "end_my_session",
  "hold_promise",
  "lock_after_minutes",
  "monday_mail",
  "my_sessions",
  "still_signed_in",
  "text_promise",
];

/** Registers the tests; thorough ones take a minute, and what only staff could send has the tag `long`. */
export function tryExtremes({ isThorough }: { isThorough: boolean }): void {
  let api: TestApi;
  let stranger: Person;
  let shopper: Person;
  let admin: Person;
  let owner: Person;
  let routines: Routine[];
  let tables: Table[];

  beforeAll(async () => {
    api = await openTestApi(world, {}, undoing);
    const signedIn = async (id: string, size: Size) => ({
      headers: { Authorization: `Bearer ${await api.token(id)}` },
      size,
    });
    stranger = { headers: {}, size: largestOfVisitors };
    shopper = await signedIn(api.people.shopper, largestOfVisitors);
    admin = await signedIn(api.people.admin, largest);
    owner = await signedIn(ids.owner, largest);
    routines = await rows<Routine>(listRoutines);
    tables = await rows<Table>(listTables);
  });
  afterAll(() => api.close());

  const rows = async <Row>(query: string) =>
    (await api.database.transaction((tx) => tx.query<Row>(query))).rows;

  async function ask({ headers }: Person, path: string, method = "GET", body?: unknown) {
    const answer = await api.request(path, {
      method,
      headers: { "Content-Type": "application/json", Prefer: "count=planned", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  const extremesOf = (type: string, size: Size) =>
    allExtremesOf(type, size).slice(0, isThorough ? undefined : 1);

  function argumentsOf({ name, parameters }: Routine, size: Size, isDeep = false) {
    const usual = sampleOf(name).row();
    return parameters.flatMap((parameter) => {
      const inside = isDeep ? [...withExtremeParts(usual[parameter.name], size)] : [];
      return [...extremesOf(parameter.type, size), ...inside].map((extreme) => ({
        ...usual,
        [parameter.name]: extreme,
      }));
    });
  }

  describe("every function", () => {
    test("as a stranger: what is closed is refused, whatever is sent", async () => {
      const wrong = [];
      for (const routine of routines) {
        for (const args of argumentsOf(routine, stranger.size)) {
          const answer = await ask(stranger, `/rpc/${routine.name}`, "POST", args);
          const sent = `${routine.name} ${JSON.stringify(args)}`;
          wrong.push(...wrongIn(sent, answer));
          if (!routine.isOpen && answer.status !== 401) wrong.push(`${sent}: ${answer.status}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test("as a shopper: what is for staff is refused before its arguments are looked at", async () => {
      const wrong = [];
      const open = [];
      for (const routine of routines) {
        const { name, source, parameters } = routine;
        const path = `/rpc/${name}`;
        const usual = await ask(shopper, path, "POST", sampleOf(name).row());
        const isForStaff = usual.status === 403;
        for (const args of argumentsOf(routine, shopper.size)) {
          const answer = await ask(shopper, path, "POST", args);
          const sent = `${name} ${JSON.stringify(args)}`;
          wrong.push(...wrongIn(sent, answer));
          if (isForStaff && answer.text !== usual.text) wrong.push(`${sent}: ${answer.text}`);
        }
        if (!isForStaff) open.push(name);
        if (!isForStaff || isOtherName.test(source)) continue;
        // What an initial value costs is in no answer.
        const [, before = "", first = ""] =
          /^([\s\S]*?)\bbegin(?: atomic)?\s+([^;]*);/i.exec(source) ?? [];
        if (!check.test(first)) wrong.push(`${name} begins with ${first}`);
        const initial = [...before.matchAll(/:=([^;]*);/g)].map(([, value]) => value).join(" ");
        const early = parameters.filter((parameter) =>
          new RegExp(`\\b${parameter.name}\\b`).test(initial),
        );
        if (early.length > 0) wrong.push(`${name} begins with the values${initial}`);
      }
      expect(wrong).toEqual([]);
      expect(open).toEqual(forEverybody);
    });

    test("as an admin, and as the owner where that is not enough", { tags: "long" }, async () => {
      const wrong = [];
      for (const routine of routines) {
        const path = `/rpc/${routine.name}`;
        const usual = await ask(admin, path, "POST", sampleOf(routine.name).row());
        const person = usual.status >= 400 ? [admin, owner] : [admin];
        for (const args of argumentsOf(routine, largest, isThorough)) {
          for (const who of person) {
            const sent = `${routine.name} ${JSON.stringify(args)}`;
            const answer = await ask(who, path, "POST", args);
            wrong.push(...wrongIn(sent, answer));
            const hasMost = Object.values(args).some(
              (value) => Array.isArray(value) && value.length === largest.count,
            );
            if (hasMost && answer.status < 400) wrong.push(`${sent}: ${answer.status}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  describe("every table", () => {
    function addressesOf({ name, columns }: Table, { text }: Size) {
      const readable = columns.filter(({ isReadable }) => isReadable);
      const first = readable[0]?.name;
      if (!first) return [];
      const many = (count: number, one: string) => Array(count).fill(one).join(",");
      return [
        `select=${many(300, first)}`,
        `order=${many(30, first)}`,
        "limit=2147483647&offset=999999999999999",
        "limit=0&offset=-1",
        `${first}=in.(${many(2_000, "1")})`,
        `select=${"x:financing_leads(".repeat(7)}id${")".repeat(7)}`,
        `and=(${many(300, `${first}.is.null`)})`,
        ...readable.flatMap((column) =>
          extremesOf(column.type, { text: text.slice(0, 1_000), count: 100 }).map((extreme) => {
            const operator = column.type === "text" ? "ilike.*" : "eq.";
            const value = typeof extreme === "object" ? JSON.stringify(extreme) : String(extreme);
            return `${column.name}=${operator}${encodeURIComponent(value)}`;
          }),
        ),
      ].map((query) => `/${name}?${query}`);
    }

    test("read with extreme filters, orders, pages and embedded tables", async () => {
      const wrong = [];
      for (const table of tables.filter(({ isOpen }) => isOpen || isThorough)) {
        for (const person of [stranger, shopper, admin]) {
          for (const path of addressesOf(table, person.size)) {
            wrong.push(...wrongIn(path, await ask(person, path)));
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    test("written by visitors", async () => {
      const wrong = [];
      for (const person of [stranger, shopper]) {
        for (const { name, isOpen, columns } of tables) {
          for (const column of columns.filter(({ isInsertable }) => isInsertable)) {
            for (const extreme of isOpen || isThorough
              ? extremesOf(column.type, person.size)
              : []) {
              const row = { ...sampleOf(name).row(), [column.name]: extreme };
              const answer = await ask(person, `/${name}`, "POST", row);
              wrong.push(...wrongIn(`${name} ${JSON.stringify(row)}`, answer));
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    test("written by the owner: each text is refused by its size before anything looks through it", {
      tags: "long",
    }, async () => {
      const wrong = [];
      for (const { name, columns } of tables) {
        for (const column of columns) {
          const usual = column.isInsertable ? sampleOf(name).row() : {};
          const long = { ...largest, text: letters.repeat(6_200) };
          const size = longest.has(`${name}.${column.name}`) ? long : largest;
          for (const extreme of extremesOf(column.type, size)) {
            const values = { [column.name]: extreme };
            const answers = [
              column.isInsertable &&
                (await ask(owner, `/${name}`, "POST", { ...usual, ...values })),
              column.isUpdatable && (await ask(owner, `/${name}`, "PATCH", values)),
            ].filter((answer) => answer !== false);
            for (const answer of answers) {
              const sent = `${name} ${JSON.stringify(values)}`;
              wrong.push(...wrongIn(sent, answer));
              const isRefused = answer.text.includes(`The text in ${column.name} is too long.`);
              if (column.type === "text" && extreme === size.text && !isRefused)
                wrong.push(`${name}.${column.name}: ${answer.text}`);
            }
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}

/** Whatever is done is undone. */
function undoing(database: Database): Database {
  return {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx: Transaction) => {
        await tx.exec("savepoint before");
        try {
          return await work(tx);
        } finally {
          await tx.exec("rollback to before; release before");
        }
      }),
  };
}

/** What is wrong with an answer to an extreme, with what was sent; nothing where nothing is. */
function wrongIn(sent: string, { status, text }: { status: number; text: string }): string[] {
  const isBounded = status < 300 ? text.length <= mostBytes : status >= 400 && status < 500;
  return isBounded
    ? []
    : [`${sent.slice(0, 150)}: ${status}, ${text.length} bytes, ${text.slice(0, 150)}`];
}

function sampleOf(name: string) {
  const sample = samples[name];
  if (!sample) throw new Error(`Give a row or arguments of ${name} in rights-samples.ts`);
  return sample;
}
