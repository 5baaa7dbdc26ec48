import { beforeEach, expect, test, vi } from "vitest";

const ada = { id: "1", email: "ada@example.com" };
const tokens = { access_token: "of the link", refresh_token: "once" };
const brought = { ...tokens, user: ada };

const asked = vi.fn(async (_account: string, _signedInAs?: string) => true);
const kept = vi.fn(async (_session: unknown) => ({ error: null }));
const link = {
  setSession: vi.fn(async (_tokens: unknown) => ({
    data: { user: ada, session: tokens },
    error: null as unknown,
  })),
  verifyOtp: vi.fn(async (_token: unknown) => ({
    data: { user: ada, session: tokens as unknown },
    error: null as unknown,
  })),
  getSession: async () => ({ data: { session: brought }, error: null }),
  signOut: vi.fn(async (_options: unknown) => ({ error: null })),
};
const state = {
  params: new URLSearchParams(),
  here: undefined as { userId: string; email: string } | undefined,
  askedFor: [] as string[],
  needsCode: false,
};
const showToast = vi.fn((_message: { title: string }) => {});
const replace = vi.fn();
const startCheck = vi.fn();

vi.mock("#app/lib/supabase.ts", () => ({
  auth: () => ({ setSession: kept }),
  temporaryAuth: () => link,
}));
vi.mock("#app/lib/stored-session.ts", () => ({ storedSession: () => state.here }));
vi.mock("#app/ui/toast.ts", () => ({ showToast }));
vi.mock("./requested-links.ts", () => ({
  takeRequestedLink: (email: string) => state.askedFor.includes(email),
}));
vi.mock("./find-visitor.ts", () => ({ needsCode: async () => state.needsCode }));
vi.mock("./confirm-account.ts", () => ({ confirmAccount: asked }));
vi.mock("./visitor-store.ts", () => ({ startCheck }));
vi.mock("./callback.ts", () => ({
  get callbackParams() {
    return state.params;
  },
  isCallback: true,
}));
const page = { href: "https://shop.example/", pathname: "/", replace };
const history = {
  state: { idx: 0 },
  replaceState: vi.fn((_state: unknown, _title: string, address: URL) => {
    page.href = address.href;
  }),
};
vi.stubGlobal("window", { location: page, history });

const { followMailLink, redeemMailLink } = await import("./mail-link.ts");

/** Opens a link whose address says this. */
function follow(params: Record<string, string>) {
  state.params = new URLSearchParams(params);
  return followMailLink();
}

const said = () => showToast.mock.calls.map(([{ title }]) => title);

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(state, { here: undefined, askedFor: [], needsCode: false });
});

test("a session that nobody asked for here is kept only after the person has said Continue", async () => {
  let answer: ((isWanted: boolean) => void) | undefined;
  asked.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const done = follow(tokens);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith("ada@example.com", undefined));
  expect(kept).not.toHaveBeenCalled();
  answer?.(true);
  await done;
  expect(kept).toHaveBeenCalledWith(brought);
  expect(link.signOut).not.toHaveBeenCalled();
  expect(said()).toEqual(["Welcome back!"]);
});

test("Not me keeps nothing and ends the link's session, no other", async () => {
  asked.mockResolvedValueOnce(false);
  await follow({ ...tokens, type: "recovery" });
  expect(kept).not.toHaveBeenCalled();
  expect(link.signOut).toHaveBeenCalledWith({ scope: "local" });
  expect(replace).not.toHaveBeenCalled();
  expect(said()).toEqual(["That link wasn’t used"]);
});

test("a link that this browser asked for goes on without a question", async () => {
  state.askedFor = ["ada@example.com"];
  await follow({ ...tokens, type: "signup" });
  expect(asked).not.toHaveBeenCalled();
  expect(kept).toHaveBeenCalledWith(brought);
  expect(said()).toEqual(["Your email address is confirmed. Welcome!"]);
});

test("whose session it is says the service, whatever else the address says", async () => {
  state.askedFor = ["victim@example.com"];
  await follow({ ...tokens, email: "victim@example.com" });
  expect(link.setSession).toHaveBeenCalledWith(tokens);
  expect(asked).toHaveBeenCalledWith("ada@example.com", undefined);
});

test("whoever is signed in as somebody else is always asked", async () => {
  state.askedFor = ["ada@example.com"];
  state.here = { userId: "2", email: "grace@example.com" };
  await follow(tokens);
  expect(asked).toHaveBeenCalledWith("ada@example.com", "grace@example.com");
});

test("one's own link is no question while one is signed in, even after the address has changed", async () => {
  state.here = { userId: "1", email: "ada@before.example" };
  await follow({ ...tokens, type: "email_change" });
  expect(asked).not.toHaveBeenCalled();
  expect(said()).toEqual(["Your email address was changed."]);
});

test("a session that the service refuses, an error and a first of two mails keep nothing", async () => {
  link.setSession.mockResolvedValueOnce({
    data: { user: ada, session: tokens },
    error: { code: "bad_jwt" },
  });
  await follow(tokens);
  await follow({ error_code: "otp_expired", error_description: "Call 555-0100 now" });
  await follow({ message: "Call 555-0100 now" });
  await follow({ code: "anything" });
  expect(said()).toEqual(["That link didn’t work", "That link didn’t work", "One more step"]);
  expect(JSON.stringify(showToast.mock.calls)).not.toContain("555");
  expect(kept).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});

test("the answer may take its time: the page goes on waiting, and no longer than that", async () => {
  vi.useFakeTimers();
  asked.mockImplementationOnce(async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    return true;
  });
  await follow(tokens);
  const calls = startCheck.mock.calls.length;
  expect(calls).toBeGreaterThan(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(startCheck).toHaveBeenCalledTimes(calls);
  vi.useRealTimers();
});

test("a link's tokens and errors leave the address before anything is asked", async () => {
  page.href = "https://shop.example/account?tab=1#access_token=a.b.c&refresh_token=r";
  asked.mockImplementationOnce(async () => {
    expect(page.href).toBe("https://shop.example/account?tab=1");
    return true;
  });
  await follow(tokens);
  expect(asked).toHaveBeenCalledOnce();
  expect(history.replaceState.mock.lastCall?.[0]).toBe(history.state);
  page.href = "https://shop.example/?error=access_denied&error_code=otp_expired#sb=";
  await follow({ error_code: "otp_expired" });
  expect(page.href).toBe("https://shop.example/");
});

test("a recovery and an invitation lead to the new password, a second factor to its code", async () => {
  await follow({ ...tokens, type: "recovery" });
  await follow({ ...tokens, type: "invite" });
  state.needsCode = true;
  await follow({ ...tokens, type: "magiclink" });
  expect(replace.mock.calls).toEqual([["/auth/new-password"], ["/auth/new-password"], ["/auth"]]);
  expect(said()).toEqual([]);
});

test("a pressed link's token is redeemed, asked about like any link, and leads where it is wanted", async () => {
  expect(await redeemMailLink("hash", "magiclink", "/blog")).toBe("/blog");
  expect(link.verifyOtp).toHaveBeenCalledWith({ token_hash: "hash", type: "magiclink" });
  expect(asked).toHaveBeenCalledOnce();
  expect(kept).toHaveBeenCalledWith(brought);
  expect(await redeemMailLink("hash", "recovery", "/blog")).toBe("/auth/new-password");
  asked.mockResolvedValueOnce(false);
  expect(await redeemMailLink("hash", "recovery", "/")).toBe("/");
  expect(said()).toEqual(["Welcome back!", "That link wasn’t used"]);
});

test("the first link of a change of address asks for the other, a refusal is the page's to say", async () => {
  link.verifyOtp.mockResolvedValueOnce({ data: { user: ada, session: null }, error: null });
  expect(await redeemMailLink("hash", "email_change", "/account")).toBe("/account");
  expect(said()).toEqual(["One more step"]);
  const error = { code: "otp_expired" };
  link.verifyOtp.mockResolvedValueOnce({ data: { user: ada, session: null }, error });
  await expect(redeemMailLink("hash", "signup", "/")).rejects.toBe(error);
  expect(kept).not.toHaveBeenCalled();
});
