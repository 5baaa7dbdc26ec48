/** Nobody is locked out by a stranger: while one hammers an account, its owner does as always. */

import { beforeEach, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { standardLimits } from "./limits.ts";
import { linkAndCode, openTestServer } from "./testing.ts";

const password = "correct horse";
const owner = "198.51.100.7";
const stranger = (at: number) => `203.0.113.${at}`;
let people = 0;

type Server = Awaited<ReturnType<typeof openTestServer>>;
let server: Server;
let email: string;
beforeEach(async () => {
  email = `owner${++people}@example.com`;
  server = await openTestServer({
    rules: { confirmEmail: true, guessDelayMs: 50 },
    variables: { TRUSTED_PROXIES: "127.0.0.1" },
    // The real ones, which the other tests leave out.
    limits: standardLimits(readEnv({})),
  });
  await server.database.transaction((tx) => tx.exec("truncate auth.rate_limits"));
});

const from = (address: string) => ({ "x-forwarded-for": address });
const call = (path: string, body: object, address: string) =>
  server.call("POST", path, body, from(address));
const signIn = (tried: string, address: string) =>
  call("/token?grant_type=password", { email, password: tried }, address);
const verify = (code: string, type: string, address: string) =>
  call("/verify", { email, type, token: code }, address);

async function signUp(address = owner): Promise<string> {
  expect((await call("/signup", { email, password }, address)).status).toBe(200);
  return linkAndCode(await server.mailTo(email)).code;
}

test("the owner signs in while others guess the password", async () => {
  expect((await verify(await signUp(), "signup", owner)).status).toBe(200);
  for (let at = 0; at < 60; at += 1) await signIn(`guess ${at}`, stranger(at % 20));
  expect((await signIn("a slip", owner)).status).toBe(400);
  expect((await signIn(password, owner)).status).toBe(200);
  // From an address that is new, too, only not as fast.
  const begun = performance.now();
  expect((await signIn(password, "192.0.2.77")).status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(50);
});

test("whoever guesses is shut out by address and account", async () => {
  expect((await verify(await signUp(), "signup", owner)).status).toBe(200);
  const tried = [];
  for (let at = 0; at < 11; at += 1) tried.push((await signIn(`guess ${at}`, stranger(1))).status);
  expect(tried).toEqual([...Array(10).fill(400), 429]);
});

test("guesses are remembered after a restart", async () => {
  for (let at = 0; at < 10; at += 1) await signIn(`guess ${at}`, stranger(1));
  const { env } = server;
  server = await openTestServer({
    variables: { TRUSTED_PROXIES: "127.0.0.1" },
    limits: standardLimits(env),
  });
  expect((await signIn(password, stranger(1))).status).toBe(429);
});

test("the owner confirms while others guess the code and ask for new ones", {
  tags: "long",
}, async () => {
  const code = await signUp();
  for (let at = 0; at < 40; at += 1) {
    await verify(String(at).padStart(6, "0"), "signup", stranger(at % 20));
    await call("/resend", { email, type: "signup" }, stranger(at));
    await call("/signup", { email, password }, stranger(at + 100));
  }
  await server.idle();
  // With the owner's own, which was taken out: the others' share of an hour.
  expect(server.mails.length).toBeLessThanOrEqual(9);
  expect((await verify("999999", "signup", owner)).status).toBe(403);
  expect((await verify(code, "signup", owner)).status).toBe(200);
});

test("the owner recovers while others ask for the same and guess the code", {
  tags: "long",
}, async () => {
  expect((await verify(await signUp(), "signup", owner)).status).toBe(200);
  const hammer = async (of: number) => {
    for (let at = of; at < of + 25; at += 1) {
      await call("/recover", { email }, stranger(at));
      await call("/otp", { email }, stranger(at));
      await verify(String(at).padStart(6, "0"), "recovery", stranger(at));
    }
    await server.idle();
  };
  await hammer(0);
  const earlier = server.mails.length;
  expect(earlier).toBeLessThanOrEqual(10);
  expect((await call("/recover", { email }, owner)).status).toBe(200);
  await server.idle();
  expect(server.mails).toHaveLength(earlier + 1);
  const { code } = linkAndCode(server.mails.at(-1)!);
  const { token } = linkAndCode(server.mails[0]!);
  await hammer(100);
  expect((await verify(code, "recovery", owner)).status).toBe(200);
  // And the link of any mail that came would have done as well until then.
  expect(token).not.toBe("");
});

test("a code that is guessed at from where it was asked for dies after five", async () => {
  const code = await signUp();
  for (let at = 0; at < 5; at += 1) await verify(String(at).padStart(6, "0"), "signup", owner);
  expect((await verify(code, "signup", owner)).status).toBe(403);
});

test("a code that is guessed at from elsewhere dies there after five, whoever guesses", async () => {
  const code = await signUp();
  for (let at = 0; at < 5; at += 1) {
    await verify(String(at).padStart(6, "0"), "signup", stranger(at));
  }
  expect((await verify(code, "signup", stranger(99))).status).toBe(403);
  expect((await verify(code, "signup", owner)).status).toBe(200);
});
