import { expect, test, vi } from "vitest";

const client = {
  changed: (_event: string, _session: unknown) => {},
  role: async () => true,
  isSignedIn: true,
  isLimited: false,
  signOut: vi.fn(async () => ({ error: null })),
};
const findVisitor = vi.fn(async () => ({ kind: "shopper", user: { id: "1" } }));
let stored: string | null = null;

vi.mock("#app/lib/backend.ts", () => ({ sessionStorageKey: () => "session" }));
vi.mock("#app/lib/supabase.ts", () => ({
  auth: () => ({
    onAuthStateChange: (changed: typeof client.changed) => {
      client.changed = changed;
    },
    initialize: async () => ({ error: null }),
    signOut: () => client.signOut(),
  }),
}));
vi.mock("./find-visitor.ts", () => ({
  findVisitor,
  isAdmin: () => client.role(),
  isLimitedToSales: async () => client.isLimited,
  isSignedIn: async () => client.isSignedIn,
}));
const shown = new EventTarget();
vi.stubGlobal("addEventListener", shown.addEventListener.bind(shown));
vi.stubGlobal("localStorage", { getItem: () => stored });

const { finishCheck, visitorCheck } = await import("./visitor-store.ts");
const { isStillAdmin, watchSession } = await import("./visitor.ts");
watchSession();
await import("./session-watch.ts");

test("no session while one is still stored is asked about, not taken for a sign-out", async () => {
  stored = "{}";
  client.changed("INITIAL_SESSION", null);
  expect(visitorCheck().status).toBe("pending");
  await vi.waitFor(() => expect(visitorCheck().visitor.kind).toBe("shopper"));
});

test("a sign-out is known at once, and drops the answer of a check that was on its way", async () => {
  let answer: ((visitor: never) => void) | undefined;
  findVisitor.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  client.changed("TOKEN_REFRESHED", {});
  await vi.waitFor(() => expect(answer).toBeDefined());
  stored = null;
  client.changed("SIGNED_OUT", null);
  expect(visitorCheck()).toEqual({ status: "done", visitor: { kind: "signed-out" } });
  answer?.({ kind: "admin" } as never);
  await new Promise((resolve) => setTimeout(resolve));
  expect(visitorCheck().visitor.kind).toBe("signed-out");
});

test("a refresh that a check brings about starts no other check, one by the clock does", async () => {
  stored = "{}";
  findVisitor.mockClear();
  findVisitor.mockImplementationOnce(async () => {
    client.changed("TOKEN_REFRESHED", {});
    return { kind: "shopper", user: { id: "1" } };
  });
  client.changed("SIGNED_IN", {});
  await vi.waitFor(() => expect(visitorCheck().status).toBe("done"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(findVisitor).toHaveBeenCalledTimes(1);
  client.changed("TOKEN_REFRESHED", {});
  await vi.waitFor(() => expect(findVisitor).toHaveBeenCalledTimes(2));
});

test("an admin whose role is gone is a shopper to the whole page; a question that fails changes nothing", async () => {
  const admin = { kind: "admin", user: { id: "1" }, needsSecondFactor: false, isLimited: false };
  finishCheck({ ...admin, isLimited: true } as never);
  // Somebody took the limit away.
  expect(await isStillAdmin()).toBe(true);
  expect(visitorCheck().visitor).toEqual(admin);
  client.role = async () => {
    throw new Error("away");
  };
  await expect(isStillAdmin()).rejects.toThrow("away");
  expect(visitorCheck().visitor).toEqual(admin);
  client.role = async () => false;
  expect(await isStillAdmin()).toBe(false);
  expect(visitorCheck().visitor.kind).toBe("shopper");
});

test("an admin whose session was ended elsewhere is signed out here, too", async () => {
  client.role = async () => true;
  finishCheck({ kind: "admin", user: { id: "1" }, needsSecondFactor: false } as never);
  client.isSignedIn = false;
  expect(await isStillAdmin()).toBe(false);
  expect(client.signOut).toHaveBeenCalledOnce();
  expect(visitorCheck()).toEqual({ status: "done", visitor: { kind: "signed-out" } });
});

test("a page that Back brings out of memory finds that somebody signed out meanwhile", async () => {
  const show = (persisted: boolean) =>
    shown.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  const admin = { kind: "admin", user: { id: "1" }, needsSecondFactor: false } as never;
  finishCheck(admin);
  stored = null;
  show(false);
  expect(visitorCheck().visitor).toBe(admin);
  show(true);
  expect(visitorCheck()).toEqual({ status: "done", visitor: { kind: "signed-out" } });
  stored = "{}";
  findVisitor.mockClear();
  show(true);
  await vi.waitFor(() => expect(findVisitor).toHaveBeenCalledOnce());
});
