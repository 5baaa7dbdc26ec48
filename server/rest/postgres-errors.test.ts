import { expect, test } from "vitest";
import { fromPostgres } from "./postgres-errors.ts";

const raised = (code: string, message = "no") => Object.assign(new Error(message), { code });

test.each([
  ["08006", 503],
  ["22P02", 400],
  ["22021", 400],
  ["23502", 400],
  ["23503", 409],
  ["23505", 409],
  ["23514", 400],
  ["25006", 405],
  ["28000", 403],
  ["40001", 500],
  ["42703", 400],
  ["42883", 404],
  ["42P01", 404],
  ["53300", 503],
  ["54001", 400],
  ["57014", 500],
  ["57P01", 503],
  ["57P03", 503],
  ["P0001", 400],
  ["P0002", 500],
  ["PT418", 418],
  ["PT999", 500],
])("Postgres error %s is answered with %i", (code, status) => {
  expect(fromPostgres(raised(code), true)?.status).toBe(status);
});

test("a missing right is 401 for a stranger and 403 for somebody signed in", () => {
  expect(fromPostgres(raised("42501"), true)).toMatchObject({
    status: 401,
    headers: { "WWW-Authenticate": "Bearer" },
  });
  expect(fromPostgres(raised("42501"), false)?.status).toBe(403);
});

test("a full disk is 503, and names no file of the database", () => {
  const message = 'could not extend file "base/5/16851": No space left on device';
  const answer = fromPostgres(raised("53100", message), true);
  expect([answer?.status, answer?.body.code]).toEqual([503, "53100"]);
  expect(JSON.stringify(answer?.body)).not.toContain("base/");
});

test("the body has PostgREST's four fields", () => {
  const error = Object.assign(raised("P0001", "Not today"), { detail: "Closed", hint: "Tomorrow" });
  expect(fromPostgres(error, true)?.body).toEqual({
    code: "P0001",
    details: "Closed",
    hint: "Tomorrow",
    message: "Not today",
  });
});

test("a database that is away is 503, and says nothing of where it is", () => {
  for (const error of [
    raised("ECONNREFUSED", "connect ECONNREFUSED 10.0.0.5:5432"),
    new Error("Connection terminated unexpectedly"),
  ]) {
    const answer = fromPostgres(error, true);
    expect(answer?.status).toBe(503);
    expect(JSON.stringify(answer?.body)).not.toContain("10.0.0.5");
  }
});

test("what is broken inside is not shown", () => {
  expect(fromPostgres(raised("XX000", "bad buffer ID: 0"), true)).toBeUndefined();
  expect(fromPostgres(new TypeError("x is not a function"), true)).toBeUndefined();
});
