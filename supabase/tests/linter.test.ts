/** What the linter of a hosted project would complain about, asked of our own migrations. */

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Transaction } from "#server/database/database.ts";
import { openWorld, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Each query names what is wrong, such as the mistake; the number is the linter's own. */
const complaints: [what: string, query: string, mistake: string][] = [
  [
    "0001 a reference without an index, so that deleting the other side reads the whole table",
    `select conrelid::regclass || ' ' || conname from pg_constraint
     where contype = 'f' and connamespace in (select oid from ours) and not exists (
       select from pg_index where indrelid = conrelid
         and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey)`,
    "create table public.parts (lead uuid references public.financing_leads (id))",
  ],
  [
    "0002 accounts shown by a view",
    `select viewname from pg_views where schemaname = 'public' and definition ~ 'auth\\.users'`,
    "create view public.people as select email from auth.users",
  ],
  [
    "0003 a policy that asks who is calling for every row",
    `select policyname from pg_policies where schemaname in ('public', 'private')
     and concat(qual, with_check) ~ '(auth\\.\\w+|private\\.has_role)\\(' and
       regexp_replace(concat(qual, with_check), 'SELECT (auth\\.\\w+|private\\.has_role)\\(', '', 'g')
         ~ '(auth\\.\\w+|private\\.has_role)\\('`,
    "create policy mistake on public.lenders for update using (private.has_role('admin'))",
  ],
  [
    "0006 two policies that answer the same question for the same people",
    `select polrelid::regclass || ' ' || rolname || ' ' || action from pg_policy
     join pg_roles on pg_roles.oid = any (polroles) or polroles = '{0}'
     cross join unnest(case polcmd when '*' then '{r,a,w,d}' else array[polcmd]::text[] end) as action
     where polpermissive and rolname in ('anon', 'authenticated')
     group by polrelid, rolname, action having count(*) > 1`,
    "create policy mistake on public.lenders for all to anon using (position = 1)",
  ],
  [
    "0007 a policy on a table without row level security",
    `select relname from pg_policy join pg_class on pg_class.oid = polrelid where not relrowsecurity`,
    "alter table public.lenders disable row level security",
  ],
  [
    "0008 row level security without a policy that says for whom",
    `select relname from pg_class where relkind in ('r', 'p') and relrowsecurity
     and relnamespace in (select oid from ours)
     and not exists (select from pg_policy where polrelid = pg_class.oid)`,
    'drop policy "Admins: select" on public.changes',
  ],
  [
    "0009 two indexes on the same columns",
    `select min(indexrelid::regclass::text) from pg_index
     join pg_class on pg_class.oid = indrelid and relnamespace in (select oid from ours)
     group by indrelid, indkey, indpred::text, indexprs::text, indoption having count(*) > 1`,
    "create index mistake on public.lenders (slug)",
  ],
  [
    "0010 a view that reads with its owner's rights",
    `select relname from pg_class where relkind = 'v' and relnamespace in (select oid from ours)
     and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']`,
    "alter view public.lead_texts reset (security_invoker)",
  ],
  [
    // A body that was read when the function was made (prosqlbody) looks for no name later.
    "0011 a function whose search path the caller chooses",
    `select proname from pg_proc where pronamespace in (select oid from ours) and prosqlbody is null
     and not coalesce(proconfig, '{}') @> array['search_path=""']`,
    "alter function private.require_admin() reset search_path",
  ],
  [
    "0013 a table of the API without row level security",
    `select relname from pg_class where relkind in ('r', 'p') and not relrowsecurity
     and relnamespace in (select oid from ours)`,
    "create table public.mistake (id int)",
  ],
  [
    "0014 an extension in the API's schema",
    `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
    "update pg_extension set extnamespace = 'public'::regnamespace",
  ],
  [
    "0015 a policy that believes what people say about themselves",
    `select policyname from pg_policies where concat(qual, with_check) ~ 'user_metadata'`,
    "create policy mistake on public.lenders for update using (auth.jwt() -> 'user_metadata' ? 'boss')",
  ],
  [
    "0016 and 0017 a materialized view or a foreign table in the API",
    `select relname from pg_class where relkind in ('m', 'f')
     and relnamespace = 'public'::regnamespace`,
    "create materialized view public.mistake as select 1 as one",
  ],
  [
    "0023 a column of secrets that strangers or shoppers may read",
    `select attrelid::regclass || ' ' || attname from pg_attribute
     join pg_class on pg_class.oid = attrelid and relnamespace = 'public'::regnamespace
     where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm', 'f')
     and attname ~ '(^|_)(pass(word|wd|phrase)|pwd|secret|token|jwt|otp|ssn|iban|cvv|cvc|certificate)(_|$)'
     and (has_column_privilege('anon', attrelid, attnum, 'select')
       or has_column_privilege('authenticated', attrelid, attnum, 'select'))`,
    "alter table public.lenders add refresh_token text",
  ],
  [
    "0024 a policy that lets everybody write",
    `select policyname from pg_policies where schemaname in ('public', 'private')
     and permissive = 'PERMISSIVE' and cmd <> 'SELECT'
     and (btrim(qual, '()') in ('true', '1 = 1') or btrim(with_check, '()') in ('true', '1 = 1')
       or cmd = 'INSERT' and with_check is null)`,
    "create policy mistake on public.lenders for insert to authenticated with check (true)",
  ],
];

test.each(complaints)("%s: there is none, and one would show", (_, query, mistake) =>
  world.asOwner(async (db) => {
    expect(await namesIn(db, query)).toEqual([]);
    await db.exec(mistake);
    expect(await namesIn(db, query)).not.toEqual([]);
  }),
);

async function namesIn(db: Transaction, query: string): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `with ours as (select oid from pg_namespace where nspname in ('public', 'private'))
     select name from (${query}) as complaints (name)`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Functions with their owner's rights that the caller may start, rules 0028 (anon) and 0029
 * (authenticated): each is here for a reason, and checks its caller itself.
 */
const definers = {
  anon: [
    // Adds to totals that nobody may read, within bounds of its own.
    "public.count_demand(jsonb, jsonb)",
    // Say one word about the lead or request whose random key the caller made; both are closed to strangers.
    "public.hold_promise(uuid)",
    "public.text_promise(uuid)",
  ],
  authenticated: [
    // Draws a number from a sequence that nobody may touch.
    "private.next_product_id()",
    // Policies ask it; read with the caller's rights, user_roles would ask its own policy for ever.
    "private.has_role(text)",
    "private.may_work_sales()",
    // Accounts are in auth.users, which is closed. Both begin with private.require_admin().
    "public.account_emails(uuid[])",
    // Reads one setting of private.settings, which is closed.
    "public.admin_needs_second_factor()",
    // Quiet hours and the last backup, which are closed. Begins with private.require_admin().
    "public.store_standing()",
    // One transaction over tables of which an admin writes some by hand and some not at all: stock,
    // holds, sales, pictures, lenders, leads, history. All nine begin with private.require_admin().
    "public.change_products(jsonb, boolean)",
    "public.hold_end(text)",
    "public.import_products(jsonb)",
    "public.move_stock(text, text, text, integer, uuid)",
    "public.order_lenders(uuid[])",
    "public.put_back(bigint[])",
    "public.receive_product(text, text, integer, integer, integer, text, text)",
    "public.save_product(jsonb, jsonb, jsonb, uuid)",
    "public.correct_sale(uuid, integer, integer, text)",
    "public.return_sale(uuid, integer, integer, boolean, text, uuid)",
    "public.sell_package(text, text, integer, uuid, uuid, text)",
    "public.sell_product(text, text, integer, integer, uuid, uuid, uuid, text, text)",
    "public.start_empty(boolean)",
    "public.undo_sale(uuid)",
    "public.unload_move(uuid, text)",
    // Write the history of leads, calls and their times, which nobody may by hand. They begin with
    // private.require_admin().
    "public.add_lead_note(uuid, text)",
    "public.enter_lead(text, text, text, text, text, text, text, uuid)",
    "public.log_call(uuid, text, timestamp with time zone)",
    "public.take_back_call(uuid, integer, uuid, timestamp with time zone)",
    // Read and write texts, answers and the ledger of consent, which are closed. They begin with
    // private.require_admin().
    "public.answer_stop_question(bigint, boolean)",
    "public.begin_export()",
    "public.read_conversation(uuid, integer)",
    "public.replies_without_lead()",
    "public.send_text(uuid, text, uuid)",
    "public.settle_replies(text, boolean)",
    // Write whose a lead is, its history, and who looks at it, which nobody may by hand. They begin with
    // private.require_admin().
    "public.meet_at_lead(uuid, boolean)",
    "public.lead_activity(uuid)",
    "public.leave_lead(uuid)",
    "public.list_staff()",
    "public.merge_customers(uuid, uuid)",
    "public.split_customer(uuid[])",
    "public.find_customer(uuid)",
    "public.read_deliveries(date, date)",
    // Reads one key of a closed table; makes a device of somebody else one's own; sets a number, which
    // is for the owner. They begin with private.require_admin().
    "public.push_key()",
    "public.add_push_device(text, text, text, text, text, time without time zone, time without time zone)",
    "public.set_alert_phone(text, text)",
    "public.send_test_text(text)",
    // Write invitations, which nobody may by hand. The first begins with private.require_admin(); the
    // second asks for the mail's secret and acts for the caller alone.
    "public.introduce_myself(text, text)",
    "public.invite_staff(text, text, text, text, text, boolean)",
    "public.accept_invitation(text)",
    // Reads sessions and factors, which are closed. It begins with private.require_admin().
    "public.staff_state()",
    // Deletes auth.uid(), nobody else.
    "public.delete_my_account()",
    "public.find_account(text)",
    // The caller's own sessions in auth.sessions, which is closed; two begin with
    // private.require_own_session(), the third says yes or no about the caller's own.
    "public.my_sessions()",
    "public.end_my_session(uuid)",
    "public.still_signed_in()",
    // Read and write one setting of private.settings, which is closed; writing is for the owner.
    "public.lock_after_minutes()",
    "public.set_lock_after_minutes(integer)",
    "public.monday_mail()",
    "public.set_monday_mail(boolean)",
    "public.set_actual_picture(text, text, text)",
    "public.set_shop_picture(text, text)",
    // Other people's accounts, in tables that are closed. They begin with private.require_admin().
    "public.show_account(uuid)",
    "public.end_sessions_of(uuid)",
    "public.block_account(uuid)",
    "public.unblock_account(uuid)",
    "public.remove_second_factors(uuid)",
    "public.employee_left(uuid, uuid)",
    "public.erase_account(uuid)",
    "public.preview_erasure(uuid)",
    "public.erase_sender(uuid)",
    "public.preview_erasure_of_number(text)",
    "public.erase_number(text)",
    // Changes roles, which nobody may. It begins with private.require_admin().
    "public.hand_over_ownership(uuid)",
    "public.take_back_ownership()",
    "public.may_take_back_ownership()",
    // Refuses whoever is no admin, and does nothing else: find_leads and count_leads begin with it.
    "private.require_admin()",
    "private.require_sales()",
    // Read one setting that is no secret: days are by the shop's clock.
    "private.shop_zone()",
    "private.shop_day(timestamp with time zone)",
    // Counts what strangers wait for, whose numbers nobody may read. It begins with private.require_sales().
    "public.waiting_shoppers()",
    // Answers them. It begins with private.require_sales().
    "public.answer_stock_checks(text, text)",
    // Reads totals that nobody may read. It begins with private.require_admin().
    "public.read_demand()",
    // Reads the same and what stands long. It begins with private.require_admin().
    "public.read_suggestions()",
    // Reads keys of the caller's own requests. It begins with private.require_admin().
    "public.was_done(uuid)",
    // Read and write mails, which nobody may. They begin with private.require_admin().
    "public.try_again()",
    "public.unfinished_work()",
    // Writes the outbox, which nobody may. It begins with private.require_admin().
    "public.resend_text(uuid)",
    // Answer a request, hold its product and queue its text in one transaction. All three begin with
    // private.require_admin().
    "public.confirm_hold_request(uuid)",
    "public.decline_hold_request(uuid, text)",
    "public.reopen_hold_request(uuid)",
    "public.hold_promise(uuid)",
    "public.text_promise(uuid)",
  ],
};

test.each(Object.entries(definers))("0028, 0029: %s starts these functions only", (role, known) =>
  world.asOwner(async (db) => {
    const { rows } = await db.query<{ name: string }>(
      `select format('%I.%I(%s)', nspname, proname, pg_catalog.oidvectortypes(proargtypes)) as name
       from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
       where nspname in ('public', 'private') and prosecdef
         and has_function_privilege($1, pg_proc.oid, 'execute')
       order by 1`,
      [role],
    );
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
  }),
);
