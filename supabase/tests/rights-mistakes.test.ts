/** That rights.test.ts would see a mistake: each is made once, and what may be done then comes out otherwise. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mistake, openRights, type Rights } from "./rights.ts";

let rights: Rights;
beforeAll(async () => {
  rights = await openRights();
});
afterAll(() => rights.close());

describe("a mistake in the rights of a table shows", () => {
  /** What is wrong, with which table, and who may do more or less then. */
  const mistakes: [string, string, string, Mistake][] = [
    ["every request runs as the owner", "lead_events", "stranger", { asOwner: true }],
    [
      "a policy that hides leads is gone",
      "financing_leads",
      "shopper",
      { sql: replacePolicy("true") },
    ],
    [
      "a policy that shows leads is gone",
      "financing_leads",
      "admin",
      { sql: replacePolicy("false") },
    ],
    [
      "row level security is off",
      "user_roles",
      "shopper",
      { sql: "alter table public.user_roles disable row level security" },
    ],
    [
      "strangers may insert one more column",
      "financing_leads",
      "stranger",
      { sql: "grant insert (notes) on public.financing_leads to anon" },
    ],
    [
      "shoppers may insert into the history",
      "lead_events",
      "shopper",
      { sql: "grant insert on public.lead_events to authenticated" },
    ],
    [
      "strangers may insert a column of a closed table",
      "role_events",
      "stranger",
      { sql: "grant insert (role) on public.role_events to anon" },
    ],
    [
      "the history may be rewritten",
      "lead_events",
      "secret key",
      { sql: "grant update (new_value) on public.lead_events to service_role" },
    ],
    [
      "strangers may update a column",
      "lenders",
      "stranger",
      { sql: "grant update (terms) on public.lenders to anon" },
    ],
    [
      "strangers may delete",
      "lenders",
      "stranger",
      { sql: "grant delete on public.lenders to anon" },
    ],
    [
      "strangers may read one column",
      "user_roles",
      "stranger",
      { sql: "grant select (role) on public.user_roles to anon" },
    ],
    [
      "the view reads as its owner",
      "lead_texts",
      "shopper",
      { sql: "alter view public.lead_texts reset (security_invoker)" },
    ],
    [
      "shoppers may write through the view",
      "lead_texts",
      "shopper",
      { sql: "grant delete on public.lead_texts, private.text_outbox to authenticated" },
    ],
    [
      "shoppers make themselves admins",
      "user_roles",
      "shopper",
      {
        sql: `drop policy "Admins: insert" on public.user_roles;
      create policy mistake on public.user_roles for insert to authenticated with check (true)`,
      },
    ],
  ];

  test.each(mistakes)("%s", async (_, name, whom, mistake) => {
    const table = rights.tables.find((table) => table.name === name)!;
    const who = rights.people.filter((person) => person.name === whom);
    const right = await rights.tryTable(table, who);
    const wrong = await rights.withMistake(mistake, () => rights.tryTable(table, who));
    expect(wrong).not.toEqual(right);
  });
});

function replacePolicy(using: string): string {
  return `drop policy "Staff: select" on public.financing_leads;
    create policy mistake on public.financing_leads for select to authenticated using (${using})`;
}

describe("a mistake in the rights of a function shows", () => {
  const mistakes: [string, string, Mistake][] = [
    ["every request runs as the owner", "find_account", { asOwner: true }],
    [
      "strangers may start it",
      "resend_text",
      { sql: "grant execute on function public.resend_text(uuid) to anon" },
    ],
    [
      "everybody may start it",
      "delete_my_account",
      { sql: "grant execute on function public.delete_my_account() to public" },
    ],
    [
      "it asks nobody who they are",
      "account_emails",
      {
        sql: `create or replace function private.require_admin() returns void
      language plpgsql as 'begin end'`,
      },
    ],
    [
      "strangers may not start it any more",
      "text_promise",
      { sql: "revoke execute on function public.text_promise(uuid) from anon" },
    ],
  ];

  test.each(mistakes)("%s", async (_, name, mistake) => {
    const right = await rights.tryFunction(name);
    const wrong = await rights.withMistake(mistake, () => rights.tryFunction(name));
    expect(wrong).not.toEqual(right);
  });
});
