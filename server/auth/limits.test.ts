import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { linkAndCode, openTestServer } from "./testing.ts";

const password = "correct horse";
let people = 0;
const newEmail = () => `limited${++people}@example.com`;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { database } = await openTestServer();
  await database.transaction((tx) => tx.exec("truncate auth.rate_limits"));
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const tooMany = {
  status: 429,
  body: { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" },
};

describe("signing in", () => {
  const limits = {
    signInByAccountAndAddress: { points: 3, seconds: 300 },
    signInByAddress: { points: 5, seconds: 300 },
  };
  const from = (address: string) => ({ "x-forwarded-for": address });

  test("too many failures for one account need a pause where they come from, and nowhere else", {
    tags: "long",
  }, async () => {
    const server = await openTestServer({
      limits,
      variables: { TRUSTED_PROXIES: "127.0.0.0/8" },
    });
    const email = newEmail();
    await server.call("POST", "/signup", { email, password });
    const attempt = (tried: string, address: string) =>
      server.call("POST", "/token?grant_type=password", { email, password: tried }, from(address));
    for (let failures = 0; failures < 3; failures += 1) {
      expect((await attempt("wrong", "192.0.2.4")).status).toBe(400);
    }
    expect((await attempt(password, "192.0.2.1")).status).toBe(200);
    const refused = await attempt(password, "192.0.2.4");
    expect(refused).toMatchObject(tooMany);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(290);
    wait(301);
    expect((await attempt(password, "192.0.2.4")).status).toBe(200);
  });

  test("too many failures from one address need a pause, for whichever account", {
    tags: "long",
  }, async () => {
    const server = await openTestServer({
      limits,
      variables: { TRUSTED_PROXIES: "127.0.0.1" },
    });
    const attempt = (address: string) =>
      server.call(
        "POST",
        "/token?grant_type=password",
        { email: newEmail(), password: "wrong" },
        from(address),
      );
    for (let failures = 0; failures < 5; failures += 1) {
      expect((await attempt("192.0.2.9")).status).toBe(400);
    }
    expect(await attempt("192.0.2.9")).toMatchObject(tooMany);
    expect((await attempt("192.0.2.10")).status).toBe(400);
  });

  test("good sign-ins do not count", async () => {
    const server = await openTestServer({ limits });
    const email = newEmail();
    await server.call("POST", "/signup", { email, password });
    for (let times = 0; times < 12; times += 1) {
      const { status } = await server.call("POST", "/token?grant_type=password", {
        email,
        password,
      });
      expect(status).toBe(200);
    }
  });

  test("who has no account is limited just the same", async () => {
    const server = await openTestServer({ limits });
    const statuses = [];
    for (let failures = 0; failures < 4; failures += 1) {
      const { status } = await server.call("POST", "/token?grant_type=password", {
        email: "nobody-at-all@example.com",
        password,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

describe("several processes on one Postgres", () => {
  test.runIf(process.env.TEST_DATABASE_URL)("count together", async () => {
    const limits = { signInByAccountAndAddress: { points: 3, seconds: 300 } };
    const processes = [await openTestServer({ limits }), await openTestServer({ limits })];
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        processes[at % 2]!.call("POST", "/token?grant_type=password", { email, password }),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });
});

describe("signing up", () => {
  test("ten an hour from one address", { tags: "long" }, async () => {
    const server = await openTestServer({
      variables: { SIGN_UPS_PER_HOUR: "10" },
      limits: { signUpByAddress: { points: 10, seconds: 3600 } },
    });
    const statuses = [];
    for (let times = 0; times < 11; times += 1) {
      statuses.push((await server.call("POST", "/signup", { email: newEmail(), password })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    wait(3601);
    const { status } = await server.call("POST", "/signup", { email: newEmail(), password });
    expect(status).toBe(200);
  });
});

describe("mails", () => {
  const limits = {
    mailByAccountAndAddress: { points: 1, seconds: 60 },
    mailByAddress: { points: 4, seconds: 3600 },
  };

  test.each(["/recover", "/otp", "/resend"])(
    "%s sends one a minute to one address, whether or not somebody is there",
    async (path) => {
      const server = await openTestServer({ limits });
      const email = newEmail();
      if (path !== "/otp") await server.call("POST", "/signup", { email, password });
      for (const asked of [email, "nobody-there@example.com"]) {
        const ask = () => server.call("POST", path, { email: asked, type: "signup" });
        expect((await ask()).status).toBe(200);
        const refused = await ask();
        expect(refused).toMatchObject({
          status: 429,
          body: { error_code: "over_email_send_rate_limit" },
        });
        expect(refused.body.msg).toMatch(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        );
      }
    },
  );

  test("a minute later there is another one", async () => {
    const server = await openTestServer({ limits });
    const email = newEmail();
    await server.call("POST", "/signup", { email, password });
    await server.call("POST", "/recover", { email });
    await server.mailTo(email);
    wait(61);
    await server.call("POST", "/recover", { email });
    expect(linkAndCode(await server.mailTo(email)).token).not.toBe("");
  });

  test("one address gets no more than its share for all accounts together", async () => {
    const server = await openTestServer({ limits });
    const statuses = [];
    for (let times = 0; times < 5; times += 1) {
      statuses.push((await server.call("POST", "/recover", { email: newEmail() })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

describe("whose address counts", () => {
  const limits = { mailByAddress: { points: 1, seconds: 3600 } };
  const ask = async (
    server: Awaited<ReturnType<typeof openTestServer>>,
    forwarded: string,
  ): Promise<number> => {
    const { status } = await server.call(
      "POST",
      "/recover",
      { email: newEmail() },
      { "x-forwarded-for": forwarded },
    );
    return status;
  };

  test("nobody talks his way out by a header of his own", async () => {
    const server = await openTestServer({ limits });
    expect(await ask(server, "192.0.2.1")).toBe(200);
    expect(await ask(server, "192.0.2.2")).toBe(429);
  });

  test("behind a trusted proxy it is the last address that no trusted proxy has", async () => {
    const server = await openTestServer({
      limits,
      variables: { TRUSTED_PROXIES: "127.0.0.1,10.0.0.0/8" },
    });
    expect(await ask(server, "198.51.100.1, 192.0.2.1, 10.1.2.3")).toBe(200);
    expect(await ask(server, "203.0.113.9, 192.0.2.1, 10.9.9.9")).toBe(429);
    expect(await ask(server, "192.0.2.1, 192.0.2.2")).toBe(200);
  });

  test("of IPv6 a whole network counts as one", async () => {
    const server = await openTestServer({ limits, variables: { TRUSTED_PROXIES: "127.0.0.1" } });
    expect(await ask(server, "2001:db8:1:2:3:4:5:6")).toBe(200);
    expect(await ask(server, "2001:db8:1:2::9")).toBe(429);
    expect(await ask(server, "2001:db8:1:3::9")).toBe(200);
  });

  test("nonsense in the header counts for the proxy that sent it, however it is spelled", async () => {
    const server = await openTestServer({ limits, variables: { TRUSTED_PROXIES: "127.0.0.1" } });
    expect(await ask(server, "not an address".repeat(50))).toBe(200);
    expect(await ask(server, ",,,")).toBe(429);
  });
});
