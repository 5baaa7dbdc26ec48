/** The database asked as different people. Whatever they do is undone afterwards. */

import { randomUUID } from "node:crypto";
import { lenders } from "#content/lenders.ts";
import { asCaller, type Caller } from "../../server/database/caller.ts";
import type { Database, Transaction } from "../../server/database/database.ts";
import { openTestDatabase } from "../../server/database/testing.ts";

type Work = (db: Transaction) => Promise<void>;

/** Thrown after the work so that the transaction is rolled back. */
class Undo extends Error {}

export const people = {
  shopper: randomUUID(),
  otherShopper: randomUUID(),
  admin: randomUUID(),
  otherAdmin: randomUUID(),
};

/** One lead, four people, two of them admins: what every test finds. */
export const lead = {
  id: randomUUID(),
  first_name: "Dana",
  last_name: "Whitfield",
  phone: "(586) 555-0117",
  financing_option: lenders[0]!.name,
  consent_version: "2026-11-21",
};

/** `fill` puts more into its database before anybody is there. */
export async function openWorld(fill?: (database: Database) => Promise<unknown>) {
  const database = await openTestDatabase();
  await fill?.(database);
  await database.transaction(populate);
  const as = (caller: Caller) => (work: Work) => undone(database, caller, work);
  const person = (id: string, isStaff = false) =>
    as({ role: "authenticated", claims: claimsOf(id), isStaff });
  return {
    asStranger: as({ role: "anon", claims: { role: "anon" } }),
    asShopper: person(people.shopper),
    asAdmin: person(people.admin, true),
    asService: as({ role: "service_role", claims: { role: "service_role" } }),
    /** With every right, as the server's own code. */
    asOwner: (work: Work) =>
      rolledBack(() =>
        database.transaction(async (db) => {
          await work(db);
          throw new Undo();
        }),
      ),
    close: () => database.close(),
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Acts as somebody else for the rest of the transaction, whose token may say something else. */
export async function become(
  db: Transaction,
  userId: string,
  claims: { aal?: string; amr?: unknown; session_id?: string; email?: string } = {},
): Promise<void> {
  const amr = proofs(claims.aal === "aal2" ? ["password", "totp"] : ["password"]);
  await db.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({ ...claimsOf(userId), amr, ...claims }),
  ]);
}

/** What the token of a session says that has just begun; each person has one session, which bears their id. */
export const claimsOf = (sub: string) => ({
  ...{ role: "authenticated", sub, session_id: sub },
  amr: proofs(["password"]),
});

/** An `amr` claim: ways of signing in, each of them so many seconds ago. */
export const proofs = (methods: string[], secondsAgo = 0) =>
  methods.map((method) => ({ method, timestamp: Math.floor(Date.now() / 1000) - secondsAgo }));

function undone(database: Database, caller: Caller, work: Work): Promise<void> {
  const request = { method: "POST", path: "/", headers: {} };
  return rolledBack(() =>
    asCaller(database, caller, request, async (db) => {
      await work(db);
      throw new Undo();
    }),
  );
}

async function rolledBack(run: () => Promise<void>): Promise<void> {
  await run().catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
}

async function populate(db: Transaction): Promise<void> {
  for (const [name, id] of Object.entries(people)) {
    await db.query("insert into auth.users (id, email) values ($1, $2)", [
      id,
      `${name.toLowerCase()}@example.com`,
    ]);
    await db.query("insert into auth.sessions (id, user_id) values ($1, $1)", [id]);
  }
  await db.query(
    "insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin'), ($3, 'user')",
    [people.admin, people.otherAdmin, people.shopper],
  );
  await db.query(
    `insert into public.financing_leads
       (id, first_name, last_name, phone, financing_option, consent_version)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      lead.id,
      lead.first_name,
      lead.last_name,
      lead.phone,
      lead.financing_option,
      lead.consent_version,
    ],
  );
}
