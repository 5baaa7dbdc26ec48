/**
 * Every right that anybody has, written down in supabase/rights.md: found out by trying it through the
 * API as a stranger, a shopper, an admin, one who is limited to the sales floor, and others. A change of rights
 * fails here until `vitest run rights -u` has written it into that file, where a reader sees it.
 */

import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSecrets } from "#server/secrets.ts";
import { openRights, type Rights } from "./rights.ts";

let rights: Rights;
beforeAll(async () => {
  rights = await openRights();
});
afterAll(() => rights.close());

test("rights are as supabase/rights.md says", async () => {
  const parts = [introduction];
  const opened: Record<string, string> = {};
  for (const table of rights.tables) {
    const cells = await rights.tryTable(table);
    parts.push(`## public.${table.name}\n`, asTable("column", cells));
    const open = openOf(cells);
    if (open) opened[table.name] = open;
  }
  parts.push("## Functions of the API\n", functionsIntroduction);
  const functions = await tryFunctions();
  parts.push(asTable("function", functions));
  expect(opened).toEqual(tablesOfSales);
  const called = Object.entries(functions).filter(([, cells]) => cells[salesAt()] === "yes");
  expect(called.map(([signature]) => signature.replace(/\(.*/, ""))).toEqual(functionsOfSales);
  parts.push("## Schema private\n", privateIntroduction);
  parts.push(asTable("what", await listPrivate(), databaseRoles));
  await expect(parts.join("\n")).toMatchFileSnapshot("../rights.md");
});

/**
 * All that an admin who is limited to the sales floor may do with tables: what is not named here is closed to them.
 * Triggers narrow it further: sales-floor.test.ts.
 */
const tablesOfSales: Record<string, string> = {
  deliveries:
    "read; insert id, sale_id, hold_id, day, name, phone, street, zip, note; update day, name, phone, street, zip, note, cancelled_at, version",
  financing_leads:
    "read; insert first_name, last_name, phone, financing_option, status, submission_key, consent_version, piece; update status, notes, suspected_junk, assigned_to, follow_up_at",
  hold_requests: "read; insert product_id, showroom, name, phone, submission_key, consent_version",
  holds:
    "read; insert id, product_id, showroom, name, phone, until, lead_id; update name, phone, until, state, lead_id, version",
  inquiries:
    "read; insert kind, name, phone, piece, showroom, notes, follow_up_at, submission_key; update piece, status, notes, assigned_to, follow_up_at",
  lead_events: "read",
  lead_texts: "read",
  lead_words: "read",
  lenders: "read",
  opening_hours: "read",
  packages: "read",
  // As anybody; whose number waits is shown to nobody.
  product_alerts:
    "insert kind, product_id, type, size, most_cents, phone, submission_key, consent_version",
  products: "read",
  sales: "read",
  // Without what a product cost.
  sold: "read",
  showrooms: "read",
  special_days: "read",
  stock:
    "read; insert product_id, showroom, on_hand, counted_at, version; update product_id, showroom, on_hand, counted_at, version",
  stock_moves: "read",
  text_templates: "read",
  // Their own rows.
  user_roles: "read",
};

/** The functions that answer them. */
const functionsOfSales = [
  "add_lead_note",
  "add_push_device",
  "admin_needs_second_factor",
  "answer_stock_checks",
  "answer_stop_question",
  "confirm_hold_request",
  "count_leads",
  "count_worklists",
  "decline_hold_request",
  "delete_my_account",
  "end_my_session",
  "enter_lead",
  "find_customer",
  "find_leads",
  "hold_end",
  "hold_promise",
  "introduce_myself",
  "lead_activity",
  "leave_lead",
  "list_staff",
  "lock_after_minutes",
  "log_call",
  "meet_at_lead",
  // Answers nothing: whether the mail goes is the owner's.
  "monday_mail",
  "move_stock",
  "my_sessions",
  "push_key",
  "read_conversation",
  "read_deliveries",
  "read_sales",
  "reopen_hold_request",
  "replies_without_lead",
  "resend_text",
  "sell_package",
  "sell_product",
  "set_actual_picture",
  "settle_replies",
  "still_signed_in",
  "take_back_call",
  "text_promise",
  "unload_move",
  "waiting_shoppers",
  "was_done",
];

const salesAt = () => rights.people.findIndex(({ name }) => name === "sales");

/** What somebody who is limited to the sales floor may do with a table, in words; nothing where it is closed. */
function openOf(columns: Record<string, string[]>): string {
  const words = { r: "read", i: "insert", u: "update", d: "delete" };
  const parts = Object.entries(words).map(([letter, word]) => {
    const open = Object.entries(columns).filter(([, cells]) =>
      cells[salesAt()]!.replaceAll(/\(.\)/g, "").toLowerCase().includes(letter),
    );
    if (open.length === 0) return "";
    const isWhole = letter === "r" && open.length === Object.keys(columns).length - 1;
    return isWhole || letter === "d" ? word : `${word} ${open.map(([name]) => name).join(", ")}`;
  });
  return parts.filter(Boolean).join("; ");
}

const introduction = `# Who may do what

Written by \`supabase/tests/rights.test.ts\`, which tries everything in this file through the API. Rights
that are not here do not exist. Nobody but the shop's own server, and the worker, owns the tables.

**r** reads, **i** inserts, **u** updates, **d** deletes. A capital letter: every row. A small one:
some rows, such as one's own. In brackets: the right is granted, but no row or value passes the
policies. A dot: no right at all. A forged or expired token is refused with 401 everywhere.
`;
const functionsIntroduction = `**yes**: may call it. **refused**: may call it, and is told that it is not for them.
`;
const privateIntroduction = `The API does not know this schema, and nobody may look around in it. What is granted in it serves the
views, policies and checks of schema public; what is not here is closed to everybody.
`;
const databaseRoles = ["anon", "authenticated", "service_role"];

function asTable(
  first: string,
  lines: Record<string, string[]>,
  heads = rights.people.map(({ name }) => name),
): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const body = Object.entries(lines).map(([name, cells]) => line([name, ...cells]));
  return `${[line([first, ...heads]), `| --- |${" --- |".repeat(heads.length)}`, ...body].join("\n")}\n`;
}

const ask = async <Row>(query: string, values: unknown[] = []) =>
  (await rights.api.database.transaction((tx) => tx.query<Row>(query, values))).rows;

async function tryFunctions(): Promise<Record<string, string[]>> {
  const functions = await ask<{ name: string; signature: string }>(`
    select proname as name, proname || '(' || pg_get_function_identity_arguments(oid) || ')' as signature
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by proname::text collate "C"`);
  const cells: Record<string, string[]> = {};
  for (const { name, signature } of functions) cells[signature] = await rights.tryFunction(name);
  return cells;
}

/** Grants and functions of schema private, in the catalog's words: nobody can try them. */
async function listPrivate(): Promise<Record<string, string[]>> {
  const rows = await ask<{ what: string; cells: string[] }>(
    `select name as what, json_agg(coalesce(may, '·') order by place) as cells
     from unnest(array(select json_array_elements_text($1::json))) with ordinality as roles (role, place),
     lateral (
       select pg_class.oid::regclass::text as name, (
         select string_agg(r || ' ' || columns, '; ') from (
           select r, string_agg(attname, ', ' order by attnum) as columns
           from unnest('{select,insert,update,references}'::text[]) as r, pg_attribute
           where attrelid = pg_class.oid and attnum > 0 and not attisdropped
             and has_column_privilege(role, attrelid, attnum, r)
           group by r
           union all
           select r, 'rows' from unnest('{delete,truncate,trigger}'::text[]) as r
           where has_table_privilege(role, pg_class.oid, r)
         ) as granted
       ) as may
       from pg_class where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       union all
       select pg_proc.oid::regprocedure::text,
         case when has_function_privilege(role, pg_proc.oid, 'execute') then 'inside' end
       from pg_proc where pronamespace = 'private'::regnamespace
     ) as things
     group by name having bool_or(may is not null)
     order by name collate "C"`,
    [JSON.stringify(databaseRoles)],
  );
  return Object.fromEntries(rows.map(({ what, cells }) => [what, cells]));
}

test("what is private is not there, and closed to everybody in SQL, too", {
  tags: "long",
}, async () => {
  const names = (
    await ask<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`)
  ).map(({ name }) => name);
  const functions = (
    await ask<{ name: string }>(`
    select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace`)
  ).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const { headers } of rights.people) {
    for (const path of [...names, ...functions.map((name) => `rpc/${name}`)]) {
      const { status } = await rights.api.request(`/${path}`, { headers });
      expect(status, path).toBe(404);
    }
  }
  for (const role of databaseRoles) {
    for (const name of names) {
      const reading = rights.api.database.transaction(async (tx) => {
        await tx.query("select set_config('role', $1, true)", [role]);
        await tx.query(`select from private.${name}`);
      });
      await expect(reading).rejects.toMatchObject({
        code: "42501",
        message: "permission denied for schema private",
      });
    }
  }
});

test("strangers and shoppers may not empty, refer to or hang triggers on any table", async () => {
  const granted = () =>
    ask(`
      select role || ' ' || right_name || ' ' || pg_class.oid::regclass as name
      from unnest(array['anon', 'authenticated']) as role,
        unnest(array['truncate', 'trigger', 'references']) as right_name, pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and relkind in ('r', 'p', 'v', 'm', 'f')
        and (has_table_privilege(role, pg_class.oid, right_name)
          or right_name = 'references' and has_any_column_privilege(role, pg_class.oid, right_name))`);
  expect(await granted()).toEqual([]);
});

test("forged and expired tokens open nothing", { tags: "long" }, async () => {
  const { api, tables } = rights;
  const { signingKey } = await makeSecrets();
  const genuine = await api.token(api.people.admin);
  const [head = "", claims = ""] = genuine.split(".");
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const service = { ...JSON.parse(atob(claims)), role: "service_role" };
  const forged = [
    await api.token(api.people.admin, -60),
    await api.token(api.people.admin, 3600, signingKey),
    `${encode({ alg: "none", typ: "JWT" })}.${claims}.`,
    `${head}.${encode(service)}.${genuine.split(".")[2]}`,
  ];
  const paths = [
    ...tables.map(({ name }) => name),
    ...Object.keys(await tryFunctions()).map((signature) => `rpc/${signature.replace(/\(.*/, "")}`),
  ];
  const status = async (token: string, path: string, method: string) =>
    (
      await api.request(`/${path}`, {
        method,
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: method === "GET" ? undefined : "{}",
      })
    ).status;
  expect(await status(genuine, "user_roles", "GET")).toBe(200);
  for (const token of forged) {
    for (const path of paths) {
      const methods = path.startsWith("rpc/") ? ["POST"] : ["GET", "POST", "PATCH", "DELETE"];
      for (const method of methods) expect(await status(token, path, method)).toBe(401);
    }
  }
});
