import { describe, expect, test } from "vitest";
import { ApiError } from "#server/http/errors.ts";
import { parseQuery } from "./query.ts";

const parse = (search: string, on: "table" | "function" = "table") =>
  parseQuery(new URLSearchParams(search), on);
const conditions = (search: string) => parse(search).conditions;

function failure(search: string): Record<string, unknown> {
  try {
    parse(search);
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, ...error.body };
  }
  throw new Error(`${search} was accepted`);
}

describe("select", () => {
  test("is everything where nothing is said", () => {
    expect(parse("").select).toEqual([{ kind: "all" }]);
    expect(parse("select=").select).toEqual([{ kind: "all" }]);
  });

  test("knows columns, aliases, casts and quoted names", () => {
    expect(parse('select=id,who:first_name,at:created_at::text,"odd, name"').select).toEqual([
      { kind: "column", column: "id" },
      { kind: "column", column: "first_name", alias: "who" },
      { kind: "column", column: "created_at", alias: "at", cast: "text" },
      { kind: "column", column: "odd, name" },
    ]);
  });

  test("knows related tables, with aliases, hints, inner joins, spreads and what they embed", () => {
    const { select } = parse(
      "select=*,lenders(name),x:people!by!inner(a(b)),...more(c),gone!left()",
    );
    expect(select).toMatchObject([
      { kind: "all" },
      {
        kind: "related",
        relation: "lenders",
        isInner: false,
        part: { select: [{ column: "name" }] },
      },
      {
        relation: "people",
        alias: "x",
        hint: "by",
        isInner: true,
        part: { select: [{ relation: "a", part: { select: [{ column: "b" }] } }] },
      },
      { relation: "more", isSpread: true },
      { relation: "gone", hint: undefined, isInner: false, part: { select: [] } },
    ]);
    expect(failure(`select=${"a(".repeat(12)}b${")".repeat(12)}`)).toMatchObject({
      code: "PGRST100",
    });
  });

  test("what has a path belongs to a related table, by its alias or its name", () => {
    const { select, conditions, order } = parse(
      "select=x:lead_events(field,u:people(*))&x.field=eq.status&x.u.name=is.null&lead_events.limit=2" +
        "&x.order=at.desc&x.not.or=(a.eq.1,b.eq.2)&order=x(at).desc",
    );
    expect(conditions).toEqual([]);
    expect(order).toMatchObject([{ relation: "x", column: "at", direction: "desc" }]);
    expect(select).toMatchObject([
      {
        part: {
          conditions: [
            { column: "field", operator: "eq", value: "status" },
            { kind: "or", negated: true },
          ],
          order: [{ column: "at", direction: "desc" }],
          limit: 2,
          select: [{}, { part: { conditions: [{ column: "name", kind: "is" }] } }],
        },
      },
    ]);
  });

  test("refuses aggregates as a hosted project does", () => {
    for (const select of ["count()", "id.sum()", "total:id.max()"]) {
      expect(failure(`select=${select}`)).toMatchObject({ status: 400, code: "PGRST123" });
    }
  });

  test("says where it stopped understanding", () => {
    expect(failure("select=id,,name")).toEqual({
      status: 400,
      code: "PGRST100",
      message: '"failed to parse select parameter (id,,name)" (line 1, column 4)',
      details: 'unexpected "," expecting field name (* or [a..z0..9_$])',
      hint: null,
    });
  });
});

describe("filters", () => {
  test("take everything after the operator as their value", () => {
    expect(conditions(`name=eq.${encodeURIComponent('a,b.(c)"d\\e*')}`)).toEqual([
      {
        kind: "simple",
        column: "name",
        negated: false,
        operator: "eq",
        value: 'a,b.(c)"d\\e*',
      },
    ]);
  });

  test("can be negated", () => {
    expect(conditions("name=not.ilike.*x*&id=not.in.(1,2)&a=not.is.null")).toMatchObject([
      { operator: "ilike", negated: true, value: "*x*" },
      { kind: "in", negated: true, values: ["1", "2"] },
      { kind: "is", negated: true, value: "null" },
    ]);
  });

  test("keep commas and parentheses of quoted list items", () => {
    expect(conditions(String.raw`name=in.("a,b","c)d","e\"f\\g",plain text,)`)).toMatchObject([
      { values: ["a,b", "c)d", 'e"f\\g', "plain text", ""] },
    ]);
  });

  test("an empty list is empty", () => {
    expect(conditions("id=in.()")).toMatchObject([{ values: [] }]);
  });

  test("is knows its five values in any case", () => {
    expect(conditions("a=is.NULL&b=is.not_null&c=is.True&d=is.false&e=is.unknown")).toMatchObject(
      ["null", "not_null", "true", "false", "unknown"].map((value) => ({ value })),
    );
    expect(failure("a=is.maybe")).toMatchObject({ code: "PGRST100" });
  });

  test("without a known operator are refused", () => {
    expect(failure("id=5")).toMatchObject({
      status: 400,
      code: "PGRST100",
      message: '"failed to parse filter (5)" (line 1, column 1)',
    });
    expect(failure("id=constructor.5")).toMatchObject({ code: "PGRST100" });
    expect(failure("id=eq")).toMatchObject({ code: "PGRST100" });
    expect(failure("id=in.1,2")).toMatchObject({ code: "PGRST100" });
    expect(failure("id=in.(1,2")).toMatchObject({ code: "PGRST100" });
  });

  test.each(["fts", "plfts", "ov", "sl", "adj"])(
    "with %s say that it is not offered",
    (operator) => {
      expect(failure(`id=${operator}.x`)).toMatchObject({ status: 400, code: "PGRST127" });
    },
  );

  test("on a related table are refused by its name", () => {
    expect(failure("lenders.name=eq.x")).toMatchObject({
      code: "PGRST108",
      message: "'lenders' is not an embedded resource in this request",
    });
  });

  test("with paths into JSON say that these are not supported", () => {
    for (const search of ["data->>a=eq.1", "select=data->a", "or=(data->>a.eq.1)"]) {
      expect(failure(search)).toMatchObject({ status: 400, code: "PGRST127" });
    }
  });
});

describe("and, or", () => {
  test("nest, negate and keep quoted values whole", () => {
    expect(
      conditions('or=(a.eq."x,y)",not.and(b.gt.2,c.is.null),d.in.(1,"2,3"),e.cs.{1,2})'),
    ).toEqual([
      {
        kind: "or",
        negated: false,
        conditions: [
          { kind: "simple", column: "a", negated: false, operator: "eq", value: "x,y)" },
          {
            kind: "and",
            negated: true,
            conditions: [
              { kind: "simple", column: "b", negated: false, operator: "gt", value: "2" },
              { kind: "is", column: "c", negated: false, value: "null" },
            ],
          },
          { kind: "in", column: "d", negated: false, values: ["1", "2,3"] },
          { kind: "simple", column: "e", negated: false, operator: "cs", value: "{1,2}" },
        ],
      },
    ]);
  });

  test("may be said several times and as not.or", () => {
    expect(conditions("and=(a.eq.1,b.eq.2)&not.or=(c.eq.3,d.not.eq.4)")).toMatchObject([
      { kind: "and", negated: false },
      { kind: "or", negated: true, conditions: [{ column: "c" }, { column: "d", negated: true }] },
    ]);
  });

  test("are refused when they do not close, are empty or go too deep", () => {
    const deep = `${"and(".repeat(100)}a.eq.1${")".repeat(100)}`;
    for (const tree of ["(a.eq.1", "()", "a.eq.1", "(a.eq.1)x", `(${deep})`]) {
      expect(failure(`or=${tree}`)).toMatchObject({ status: 400, code: "PGRST100" });
    }
  });
});

test("order knows directions and where nulls go", () => {
  expect(parse("order=created_at.desc,id,notes.asc.nullsfirst,phone.nullslast").order).toEqual([
    { column: "created_at", direction: "desc" },
    { column: "id", direction: "asc" },
    { column: "notes", direction: "asc", nulls: "first" },
    { column: "phone", direction: "asc", nulls: "last" },
  ]);
  expect(failure("order=id.sideways")).toMatchObject({ code: "PGRST100" });
});

test("limit and offset that are no numbers are as if they were not there", () => {
  expect(parse("limit=10&offset=20")).toMatchObject({ limit: 10, offset: 20 });
  expect(parse("limit=ten&offset=1e9")).toMatchObject({ limit: undefined, offset: undefined });
});

test("columns and on_conflict are lists of names", () => {
  expect(parse('columns="a","b c"&on_conflict=id,name')).toMatchObject({
    columns: ["a", "b c"],
    onConflict: ["id", "name"],
  });
});

test("on a function, parameters without an operator are its arguments", () => {
  expect(parse("wanted=ann&limit=1&email=eq.x", "function")).toMatchObject({
    args: [["wanted", "ann"]],
    conditions: [{ column: "email" }],
    limit: 1,
  });
});
