/** A day at work with the real auth client, on devices whose clock is wrong, or is set meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const hour = 3_600_000;
const tokenSeconds = 3_600;
const start = Date.parse("2026-11-27T08:00:00Z");

let stored: Map<string, string>;
let asked: Map<string, number>;
let refreshes: number;
/** The service's own clock, which nobody sets. */
const serverSeconds = () => Math.floor((start + performance.now()) / 1000);

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const user = { id: "1", email: "ada@example.com", factors: [] };

function session() {
  const exp = serverSeconds() + tokenSeconds;
  const payload = { sub: user.id, exp, aal: "aal1", amr: [], session_id: "s" };
  return {
    access_token: `${base64({ alg: "ES256", typ: "JWT" })}.${base64(payload)}.${base64("signed")}`,
    refresh_token: `r${refreshes}`,
    token_type: "bearer",
    expires_in: tokenSeconds,
    expires_at: exp,
    user,
  };
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

async function service(input: string | URL | Request, init?: RequestInit) {
  const { pathname, search } = new URL(String(input));
  asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
  if (pathname === "/auth/v1/token") {
    if (search.includes("refresh_token")) refreshes += 1;
    return json(200, session());
  }
  const token = new Headers(init?.headers).get("Authorization")?.split(".")[1] ?? "";
  const { exp } = JSON.parse(Buffer.from(token, "base64url").toString() || "{}");
  if (!(exp > serverSeconds())) {
    return pathname.startsWith("/auth/")
      ? json(403, { code: 403, error_code: "bad_jwt", msg: "invalid JWT: expired" })
      : json(401, { code: "PGRST303", message: "JWT expired" });
  }
  if (pathname === "/auth/v1/user") return json(200, user);
  if (pathname === "/rest/v1/user_roles") return json(200, { role: "admin" });
  return json(200, pathname.endsWith("still_signed_in"));
}

class Channel extends EventTarget {
  static open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
    }
  }
}

/** Opens a tab, of which `tick` is what the back office does once a minute. */
async function openTab() {
  vi.resetModules();
  const { auth } = await import("#app/lib/supabase.ts");
  const { isStillAdmin, watchSession } = await import("./visitor.ts");
  const { visitorCheck } = await import("./visitor-store.ts");
  watchSession();
  await import("./session-watch.ts");
  return { auth: auth(), tick: () => isStillAdmin(), who: () => visitorCheck().visitor.kind };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  stored = new Map();
  asked = new Map();
  refreshes = 0;
  Channel.open.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal("window", {
    location: { href: "https://shop.example/", search: "", hash: "" },
    addEventListener() {},
  });
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("fetch", service);
  // Of a second client, which here is another tab's.
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the clock is set to while the day goes on: [hours after the beginning, hours that it is then off]. */
const days: [string, [number, number][]][] = [
  ["right", []],
  ["a day slow", [[0, -24]]],
  ["an hour slow", [[0, -1]]],
  ["an hour fast", [[0, 1]]],
  ["a day fast", [[0, 24]]],
  [
    "jumping",
    [
      [2.5, 24],
      [5.2, -24],
      [9.9, 1],
      [13, -1],
      [17.3, 0],
    ],
  ],
];

test.each(days)(
  "a clock that is %s leaves the admin signed in all day, in two tabs, with a refresh an hour",
  async (_, steps) => {
    const due = [...steps];
    const setClock = (hours: number) => {
      while (due[0] && due[0][0] <= hours)
        vi.setSystemTime(start + hours * hour + due.shift()![1] * hour);
    };
    setClock(0);
    const first = await openTab();
    await first.auth.signInWithPassword({ email: user.email, password: "a good one" });
    const tabs = [first, await openTab()];
    await vi.advanceTimersByTimeAsync(1_000);
    for (let minute = 1; minute <= 24 * 60; minute += 1) {
      setClock(minute / 60);
      await vi.advanceTimersByTimeAsync(60_000);
      if (minute % 15 === 0) for (const tab of tabs) expect(await tab.tick()).toBe(true);
    }
    for (const { who } of tabs) expect(who()).toBe("admin");
    expect(refreshes).toBeGreaterThanOrEqual(23);
    // Each time that it is set may cost one more, in either tab.
    expect(refreshes).toBeLessThanOrEqual(26 + 2 * steps.length);
    // Every refresh is a change of the session, after which both tabs ask again who it is.
    expect(asked.get("/auth/v1/user")).toBeLessThanOrEqual(2 * (refreshes + 4));
  },
);

test("a page that opens after the clock was set back finds its session, though the token is over", async () => {
  const first = await openTab();
  await first.auth.signInWithPassword({ email: user.email, password: "a good one" });
  await first.auth.stopAutoRefresh();
  vi.setSystemTime(start - 24 * hour);
  await vi.advanceTimersByTimeAsync(1.1 * hour);
  const { who } = await openTab();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([who(), refreshes]).toEqual(["admin", 1]);
});

test("a refresh that the address has no more of signs nobody out", async () => {
  const { auth } = await openTab();
  await auth.signInWithPassword({ email: user.email, password: "a good one" });
  vi.stubGlobal("fetch", async () => json(429, { error_code: "over_request_rate_limit" }));
  await auth.stopAutoRefresh();
  await vi.advanceTimersByTimeAsync(1.1 * hour);
  const refused = auth.refreshSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await refused).error?.name).toBe("AuthRetryableFetchError");
  vi.stubGlobal("fetch", service);
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await auth.getUser()).data.user?.id).toBe("1");
});
