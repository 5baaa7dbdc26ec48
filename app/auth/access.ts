/** Which page a guard shows, worked out from who is looking. */
import type { Visitor, VisitorCheck } from "./visitor-store.ts";

export type Access =
  | "checking"
  | "allowed"
  /** No one is signed in. */
  | "signed-out"
  /** Signed out while the page was open. */
  | "left"
  | "needs-code"
  | "denied"
  /** The admin role was taken away while the page was open. */
  | "role-removed"
  | "needs-second-factor"
  /** Who it is could not be found out. */
  | "failed";

/** What a page asks of its visitors. */
export type Requirement = "account" | "admin";

/** `before`: what the guard showed until now. A page that is open stays open while nothing is known. */
export function nextAccess(
  { status, visitor }: Pick<VisitorCheck, "status" | "visitor">,
  required: Requirement,
  before: Access,
): Access {
  const isOpen = before === "allowed";
  if (status !== "done" && isOpen) return "allowed";
  if (status === "pending") return "checking";
  if (status === "failed") return "failed";
  const access = accessOf(visitor, required);
  if (access === "signed-out") return isOpen || before === "left" ? "left" : "signed-out";
  if (access === "denied") return isOpen || before === "role-removed" ? "role-removed" : "denied";
  return access;
}

function accessOf(visitor: Visitor, required: Requirement): Access {
  if (visitor.kind === "signed-out" || visitor.kind === "needs-code") return visitor.kind;
  if (required === "account") return "allowed";
  if (visitor.kind === "shopper") return "denied";
  return visitor.needsSecondFactor ? "needs-second-factor" : "allowed";
}
