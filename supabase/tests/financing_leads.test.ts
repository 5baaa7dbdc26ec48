import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseLead } from "#app/financing/lead.ts";
import { lenders } from "#content/lenders.ts";
import type { Transaction } from "../../server/database/database.ts";
import { lead, openWorld, type World } from "./people.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const denied = /permission denied for table financing_leads/;

const request = {
  first_name: "Ann",
  last_name: "Lee",
  phone: "248-555-0164",
  financing_option: lenders[1]!.name,
};

/** Names are this file's own; values are bound. */
function insert(db: Transaction, row: Record<string, unknown>) {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return db.query(
    `insert into public.financing_leads (${names.join(", ")}) values (${places.join(", ")})`,
    Object.values(row),
  );
}

describe("a stranger", () => {
  test("leaves a request", () =>
    world.asStranger(async (db) => {
      const { affectedRows } = await insert(db, { ...request, status: "pending" });
      expect(affectedRows).toBe(1);
    }));

  test("cannot read any request, not even one column of it", async () => {
    for (const column of ["id", ...Object.keys(request), "status", "notes", "created_at"]) {
      await world.asStranger((db) =>
        expect(db.query(`select ${column} from public.financing_leads`), column).rejects.toThrow(
          denied,
        ),
      );
    }
  });

  test("cannot read their own request back while sending it", () =>
    world.asStranger((db) =>
      expect(
        db.query(
          `insert into public.financing_leads (first_name, last_name, phone, financing_option)
           values ('Ann', 'Lee', '248-555-0164', (select name from public.lenders where position = 2)) returning id`,
        ),
      ).rejects.toThrow(denied),
    ));

  test.each(["id", "notes", "created_at"])("cannot set %s", (column) =>
    world.asStranger((db) => {
      const value = { id: randomUUID(), notes: "hello", created_at: "2020-01-01" }[column];
      return expect(insert(db, { ...request, [column]: value })).rejects.toThrow(denied);
    }),
  );

  test.each(["contacted", "converted", "declined"])("cannot send a request as %s", (status) =>
    world.asStranger((db) =>
      expect(insert(db, { ...request, status })).rejects.toThrow(/row-level security/),
    ),
  );

  test("cannot edit or delete a request", async () => {
    await world.asStranger((db) =>
      expect(db.query("update public.financing_leads set status = 'declined'")).rejects.toThrow(
        denied,
      ),
    );
    await world.asStranger((db) =>
      expect(db.query("delete from public.financing_leads")).rejects.toThrow(denied),
    );
    await world.asStranger((db) =>
      expect(db.query("truncate public.financing_leads")).rejects.toThrow(denied),
    );
  });

  test("cannot choose a lender that is not offered or does not exist", async () => {
    await world.asStranger((db) =>
      expect(insert(db, { ...request, financing_option: "Nobody's Bank" })).rejects.toThrow(
        /row-level security/,
      ),
    );
    await world.asOwner(async (db) => {
      await db.query("update public.lenders set active = false where name = $1", [
        request.financing_option,
      ]);
      await db.query("set local role anon");
      await expect(insert(db, request)).rejects.toThrow(/row-level security/);
    });
  });

  test("sends the same request twice and is told that it is a repeat", () =>
    world.asStranger(async (db) => {
      const keyed = { ...request, submission_key: randomUUID() };
      await insert(db, keyed);
      await expect(insert(db, keyed)).rejects.toMatchObject({ code: "23505" });
    }));
});

describe("a signed-in shopper", () => {
  test("leaves a request like a stranger", () =>
    world.asShopper(async (db) => {
      const { affectedRows } = await insert(db, request);
      expect(affectedRows).toBe(1);
    }));

  test("sees no request", () =>
    world.asShopper(async (db) => {
      const { rows } = await db.query("select * from public.financing_leads");
      expect(rows).toEqual([]);
    }));

  test("changes no request", () =>
    world.asShopper(async (db) => {
      const { affectedRows } = await db.query(
        "update public.financing_leads set status = 'declined'",
      );
      expect(affectedRows).toBe(0);
    }));

  test("cannot delete a request", () =>
    world.asShopper((db) =>
      expect(db.query("delete from public.financing_leads")).rejects.toThrow(denied),
    ));
});

describe("an admin", () => {
  test("sees every request", () =>
    world.asAdmin(async (db) => {
      const { rows } = await db.query("select * from public.financing_leads");
      expect(rows).toMatchObject([{ ...lead, status: "pending", notes: null }]);
    }));

  test("sets any status from any other, and notes", () =>
    world.asAdmin(async (db) => {
      for (const status of ["converted", "pending", "declined", "contacted", "pending"]) {
        const { affectedRows } = await db.query(
          "update public.financing_leads set status = $1, notes = $2 where id = $3",
          [status, "Called back", lead.id],
        );
        expect(affectedRows).toBe(1);
      }
    }));

  test.each(["first_name", "phone", "financing_option", "created_at", "submission_key", "id"])(
    "cannot rewrite %s",
    (column) =>
      world.asAdmin((db) =>
        expect(db.query(`update public.financing_leads set ${column} = ${column}`)).rejects.toThrow(
          denied,
        ),
      ),
  );

  test("cannot delete a request", () =>
    world.asAdmin((db) =>
      expect(db.query("delete from public.financing_leads")).rejects.toThrow(denied),
    ));
});

test("the service may delete a request, as a person may ask for it", () =>
  world.asService(async (db) => {
    const { affectedRows } = await db.query("delete from public.financing_leads");
    expect(affectedRows).toBe(1);
  }));

test("a lender that is renamed is renamed in its requests", () =>
  world.asOwner(async (db) => {
    await db.query("update public.lenders set name = 'Renamed Lending' where position = 1");
    const { rows } = await db.query("select financing_option from public.financing_leads");
    expect(rows).toEqual([{ financing_option: "Renamed Lending" }]);
  }));

describe("the checks count as a browser does", () => {
  const fifty = "x".repeat(50);
  const sofa = "\u{1F6CB}";

  test.each([
    ["one letter", { first_name: "A" }],
    ["50 letters", { first_name: fifty, last_name: fifty }],
    ["25 emoji, which JavaScript counts as 50", { first_name: sofa.repeat(25) }],
    ["50 letters with accents", { last_name: "é".repeat(50) }],
    ["a line break inside a name", { last_name: "Lee\nSmith" }],
    ["a phone of 10 characters", { phone: "2485550164" }],
    ["a phone of 20 characters", { phone: "(248) 555-0164 (000)" }],
  ])("%s is accepted", (_, values) =>
    world.asStranger(async (db) => {
      expect(parseLead({ ...request, ...values }).errors).toBeUndefined();
      const { affectedRows } = await insert(db, { ...request, ...values });
      expect(affectedRows).toBe(1);
    }),
  );

  test.each([
    ["an empty name", { first_name: "" }, "first_name_length"],
    ["51 letters", { first_name: `${fifty}x` }, "first_name_length"],
    ["25 emoji and a letter", { last_name: `${sofa.repeat(25)}x` }, "last_name_length"],
    ["a name with a space before it", { first_name: " Ann" }, "first_name_trimmed"],
    ["a name with a no-break space after it", { last_name: "Lee\u00a0" }, "last_name_trimmed"],
    ["a name with a byte order mark after it", { last_name: "Lee\ufeff" }, "last_name_trimmed"],
    ["a phone of 9 characters", { phone: "248555016" }, "phone_form"],
    ["a phone of 21 characters", { phone: "(248) 555-0164 (0000)" }, "phone_form"],
    ["a letter in a phone", { phone: "248-555-016x" }, "phone_form"],
    ["a plus in a phone", { phone: "+12485550164" }, "phone_form"],
    ["a line break at the end of a phone", { phone: "2485550164\n" }, "phone_form"],
    ["a tab in a phone", { phone: "248\t5550164" }, "phone_form"],
    ["digits of another script", { phone: "٢٤٨٥٥٥٠١٦٤" }, "phone_form"],
    ["a phone with a space after it", { phone: "248-555-0164 " }, "phone_trimmed"],
  ])("%s is refused", (_, values, constraint) =>
    world.asStranger((db) =>
      expect(insert(db, { ...request, ...values })).rejects.toMatchObject({
        code: "23514",
        message: expect.stringContaining(`financing_leads_${constraint}`),
      }),
    ),
  );

  test("notes of 2,000 characters are kept and of 2,001 refused", () =>
    world.asAdmin(async (db) => {
      const write = (notes: string) =>
        db.query("update public.financing_leads set notes = $1", [notes]);
      await write("n".repeat(2000));
      await write(sofa.repeat(1000));
      await expect(write(`${sofa.repeat(1000)}n`)).rejects.toThrow(/notes_length/);
    }));

  test("a status that is none is refused", () =>
    world.asAdmin((db) =>
      expect(db.query("update public.financing_leads set status = 'lost'")).rejects.toThrow(
        /status_known/,
      ),
    ));

  test("the database trims exactly what JavaScript's trim does", () =>
    world.asOwner(async (db) => {
      const { rows } = await db.query<{ code: number }>(
        "select code from generate_series(1, 65535) as code where code not between 55296 and 57343 and private.js_trim(chr(code)) = ''",
      );
      const trimmed = Array.from({ length: 65_535 }, (_, index) => index + 1).filter(
        (code) => String.fromCharCode(code).trim() === "",
      );
      expect(rows.map(({ code }) => code)).toEqual(trimmed);
    }));
});
