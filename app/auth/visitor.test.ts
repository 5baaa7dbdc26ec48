import type { User } from "@supabase/auth-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const user = { id: "1" } as User;
const watch = { loads: 0, isBroken: false, recheck: vi.fn() };
vi.mock("./session-watch.ts", () => {
  watch.loads += 1;
  if (watch.isBroken) throw new Error("Failed to fetch dynamically imported module");
  return { recheck: watch.recheck };
});
vi.mock("#app/lib/backend.ts", () => ({ sessionStorageKey: () => "session" }));

/** A page that was just opened on this device. */
async function openPage(session: string | null) {
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => session });
  return { ...(await import("./visitor-store.ts")), ...(await import("./visitor.ts")) };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(watch, { loads: 0, isBroken: false });
  watch.recheck.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without a session nothing of the auth client is loaded, and it is a stranger", async () => {
  const page = await openPage(null);
  page.subscribe(() => {});
  page.checkVisitor();
  expect(page.visitorCheck()).toEqual({ status: "done", visitor: { kind: "signed-out" } });
  expect(watch.loads).toBe(0);
});

test("a part that cannot be loaded fails the check, and asking again loads it again", async () => {
  const page = await openPage("{}");
  watch.isBroken = true;
  page.subscribe(() => {});
  expect(page.visitorCheck().status).toBe("pending");
  await vi.waitFor(() => expect(page.visitorCheck().status).toBe("failed"));
  page.checkVisitor();
  expect(page.visitorCheck().status).toBe("pending");
});

test("a server that never answers fails the check", async () => {
  const page = await openPage("{}");
  page.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(20_000);
  expect(page.visitorCheck().status).toBe("failed");
});

test("a later check that fails keeps who was found, for pages that are open", async () => {
  const page = await openPage("{}");
  page.subscribe(() => {});
  page.finishCheck({ kind: "shopper", user });
  page.checkVisitor();
  await vi.waitFor(() => expect(watch.recheck).toHaveBeenCalledOnce());
  expect(page.visitorCheck()).toEqual({ status: "pending", visitor: { kind: "shopper", user } });
  page.checkFailed(new Error("away"));
  expect(page.visitorCheck()).toMatchObject({ status: "failed", visitor: { kind: "shopper" } });
  expect(page.shownVisitor()).toEqual({ kind: "signed-out" });
});
