/** Owners hear of a sign-in with something their account has not seen before, and of no other. */

import { beforeAll, expect, test } from "vitest";
import { openTestServer } from "./testing.ts";

const password = "correct horse";
const chrome = "Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0 Safari/537.36";
const newerChrome = "Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36";
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0";

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer({ variables: { TRUSTED_PROXIES: "0.0.0.0/0" } });
});

let people = 0;
async function person() {
  const email = `device${++people}@example.com`;
  const from = (userAgent: string, address: string) => ({
    "user-agent": userAgent,
    "x-forwarded-for": address,
  });
  await server.call("POST", "/signup", { email, password }, from(chrome, "198.51.100.7"));
  /** Signs in; returns the subject and text of the mails that came of it. */
  return async (userAgent: string, address: string, given = password) => {
    const body = { email, password: given };
    const path = "/token?grant_type=password";
    await server.call("POST", path, body, from(userAgent, address));
    await server.idle();
    return server.mails.splice(0).filter(({ to }) => to === email);
  };
}

test("the first sign-in ever, and the same device again, are no news", async () => {
  const signIn = await person();
  expect(await signIn(chrome, "198.51.100.7")).toEqual([]);
  expect(await signIn(newerChrome, "198.51.7.200")).toEqual([]);
});

test("another browser is told, once", async () => {
  const signIn = await person();
  const [mail, ...more] = await signIn(firefox, "198.51.100.7");
  expect(more).toEqual([]);
  expect(mail?.subject).toContain("New sign-in");
  expect(mail?.text).toContain("on Firefox on Windows.");
  expect(await signIn(firefox, "198.51.100.7")).toEqual([]);
});

test.each(["203.0.113.9", "2001:db8:7::1"])(
  "the same browser elsewhere, at %s, is told",
  async (at) => {
    const signIn = await person();
    expect(await signIn(chrome, at)).toHaveLength(1);
  },
);

test("a wrong password is nobody's new device", async () => {
  const signIn = await person();
  expect(await signIn(firefox, "203.0.113.9", "a guess")).toEqual([]);
});

test("who signs in from many places is told a few times only", async () => {
  const signIn = await person();
  let told = 0;
  for (let net = 1; net <= 8; net += 1) told += (await signIn(chrome, `203.${net}.113.9`)).length;
  expect(told).toBe(5);
});

test("nothing that is kept names the device or the place", async () => {
  const { rows } = await server.database.transaction((tx) =>
    tx.query<{ device: string }>("select device from auth.known_devices"),
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { device } of rows) expect(device).toMatch(/^[\w-]{43}$/);
});
