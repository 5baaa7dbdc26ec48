import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from "@supabase/auth-js";
import { beforeEach, expect, test, vi } from "vitest";
import { findVisitor } from "./find-visitor.ts";

const user = { id: "1", email: "ada@example.com" };

/** What the service and the database answer. */
let answers: {
  user: { data: { user: typeof user | null }; error: unknown };
  levels: { data: unknown; error: unknown };
  role: { data: unknown; error: unknown };
  secondFactor: { data: unknown; error: unknown };
  limit: boolean;
};
let roleQueries: number;

vi.mock("#app/lib/supabase.ts", () => ({
  auth: () => ({
    getUser: async () => answers.user,
    refreshSession: async () => ({ error: answers.user.error }),
    mfa: { getAuthenticatorAssuranceLevel: async () => answers.levels },
  }),
  db: () => {
    const query = {
      select: () => query,
      eq: () => query,
      single: async () => {
        roleQueries += 1;
        return answers.role;
      },
      maybeSingle: () => query,
      throwOnError: async () => ({ data: { limited_to_sales: answers.limit } }),
    };
    return { from: () => query, rpc: async () => answers.secondFactor };
  },
}));

beforeEach(() => {
  roleQueries = 0;
  answers = {
    user: { data: { user }, error: null },
    levels: { data: { currentLevel: "aal1", nextLevel: "aal1" }, error: null },
    role: { data: null, error: { code: "PGRST116" } },
    secondFactor: { data: false, error: null },
    limit: false,
  };
});

const nobody = (error: unknown) => ({ data: { user: null }, error });

test("without a session, or with one that the service refuses, it is a stranger", async () => {
  for (const error of [
    new AuthSessionMissingError(),
    new AuthApiError("expired", 403, "bad_jwt"),
    new AuthApiError("gone", 400, "refresh_token_not_found"),
  ]) {
    answers.user = nobody(error);
    expect(await findVisitor()).toEqual({ kind: "signed-out" });
  }
  expect(roleQueries).toBe(0);
});

test("a service that does not answer has not said that nobody is signed in", async () => {
  for (const error of [
    new AuthRetryableFetchError("Failed to fetch", 0),
    new AuthApiError("away", 503, undefined),
    new AuthApiError("too often", 429, "over_request_rate_limit"),
  ]) {
    answers.user = nobody(error);
    await expect(findVisitor()).rejects.toBe(error);
  }
});

test("a code that is still due comes before any role", async () => {
  answers.levels.data = { currentLevel: "aal1", nextLevel: "aal2" };
  expect(await findVisitor()).toEqual({ kind: "needs-code", user });
  expect(roleQueries).toBe(0);
});

test("one question about roles: no row is a shopper, a row an admin, another error is thrown", async () => {
  expect(await findVisitor()).toEqual({ kind: "shopper", user });
  answers.role = { data: { role: "admin" }, error: null };
  expect(await findVisitor()).toEqual({
    ...{ kind: "admin", user, needsSecondFactor: false, isLimited: false },
  });
  expect(roleQueries).toBe(2);
  const error = { code: "57014", message: "canceling statement due to statement timeout" };
  answers.role = { data: null, error };
  await expect(findVisitor()).rejects.toBe(error);
});

test("an admin needs a second factor where the database says so, and only then", async () => {
  answers.role = { data: { role: "admin" }, error: null };
  answers.secondFactor = { data: true, error: null };
  expect(await findVisitor()).toMatchObject({ needsSecondFactor: true });
  answers.limit = true;
  answers.secondFactor = { data: null, error: { message: "away" } };
  expect(await findVisitor()).toMatchObject({ needsSecondFactor: false, isLimited: true });
});
