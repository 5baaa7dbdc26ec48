import type { User } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { type Access, nextAccess, type Requirement } from "./access.ts";
import type { Visitor, VisitorCheck } from "./visitor-store.ts";

const user = { id: "1", email: "ada@example.com" } as User;
const stranger: Visitor = { kind: "signed-out" };
const needsCode: Visitor = { kind: "needs-code", user };
const shopper: Visitor = { kind: "shopper", user };
const admin: Visitor = { kind: "admin", user, needsSecondFactor: false, isLimited: false };

const access = (
  status: VisitorCheck["status"],
  visitor: Visitor,
  required: Requirement = "admin",
  before: Access = "checking",
) => nextAccess({ status, visitor }, required, before);

test.each([
  [stranger, "signed-out", "signed-out"],
  [needsCode, "needs-code", "needs-code"],
  [shopper, "denied", "allowed"],
  [admin, "allowed", "allowed"],
  [{ ...admin, needsSecondFactor: true } as Visitor, "needs-second-factor", "allowed"],
] as const)("%o finds the back office %s and the account %s", (visitor, adminArea, account) => {
  expect(access("done", visitor, "admin")).toBe(adminArea);
  expect(access("done", visitor, "account")).toBe(account);
});

test("nobody is let in, or sent away, before the check is done", () => {
  expect(access("pending", admin)).toBe("checking");
  expect(access("pending", stranger)).toBe("checking");
  expect(access("failed", stranger)).toBe("failed");
  expect(access("failed", admin)).toBe("failed");
});

test("a page that is open stays open while a later check runs or fails", () => {
  expect(access("pending", admin, "admin", "allowed")).toBe("allowed");
  expect(access("failed", admin, "admin", "allowed")).toBe("allowed");
});

test("who signs out or loses the role while a page is open is told so, until the page is left", () => {
  expect(access("done", stranger, "admin", "allowed")).toBe("left");
  expect(access("done", stranger, "admin", "left")).toBe("left");
  expect(access("done", shopper, "admin", "allowed")).toBe("role-removed");
  expect(access("done", shopper, "admin", "role-removed")).toBe("role-removed");
  expect(access("done", shopper, "admin", "failed")).toBe("denied");
});
