/** Whoever has stolen an access token changes neither the password nor the address with it. */

import { beforeAll, describe, expect, test } from "vitest";
import { linkAndCode, openTestServer } from "./testing.ts";

const password = "correct horse";
const MINUTE_MS = 60_000;
const newContacts = [["email", { email: "thief@example.com" }]] as const;
const changes = [["password", { password: "the thief's own" }], ...newContacts] as const;

let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer({
    limits: { signInByAccountAndAddress: { points: 3, seconds: 300 } },
  });
});

let people = 0;
async function signUp() {
  const email = `proven${++people}@example.com`;
  const { body } = await server.call("POST", "/signup", { email, password });
  return { email, change: changer(body.access_token), body };
}

const changer = (token: string) => async (body: object) => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await server.call("PUT", "/user", body, headers);
  return [answer.status, answer.body.error_code ?? null];
};

async function byMail(email: string, path: string, type: string) {
  await server.call("POST", path, { email, create_user: false });
  const { code } = linkAndCode(await server.mailTo(email));
  const { body } = await server.call("POST", "/verify", { email, token: code, type });
  return changer(body.access_token);
}

describe.each(changes)("a new %s", (_, wanted) => {
  test("is refused to the token alone", async () => {
    const { change, email } = await signUp();
    expect(await change(wanted)).toEqual([400, "current_password_required"]);
    expect(await change({ ...wanted, current_password: "" })).toEqual([
      400,
      "current_password_required",
    ]);
    expect(await change({ ...wanted, current_password: "a guess" })).toEqual([
      400,
      "current_password_invalid",
    ]);
    expect(await change({ ...wanted, nonce: "123456" })).toEqual([
      422,
      "reauthentication_not_valid",
    ]);
    const { error, data } = await server.client().signInWithPassword({ email, password });
    expect([error, data.user?.new_email]).toEqual([null, undefined]);
  });

  test("is refused to a refreshed token", async () => {
    const { body } = await signUp();
    const { body: refreshed } = await server.call("POST", "/token?grant_type=refresh_token", {
      refresh_token: body.refresh_token,
    });
    expect(await changer(refreshed.access_token)(wanted)).toEqual([
      400,
      "current_password_required",
    ]);
  });

  test("stops being guessed for", async () => {
    const { change } = await signUp();
    const guesses = [];
    for (let at = 0; at < 4; at += 1) {
      guesses.push((await change({ ...wanted, current_password: `guess ${at}` }))[0]);
    }
    expect(guesses).toEqual([400, 400, 400, 429]);
  });

  test("is taken with a mail's code", async () => {
    const { change, body, email } = await signUp();
    const headers = { Authorization: `Bearer ${body.access_token}` };
    await server.call("GET", "/reauthenticate", undefined, headers);
    const { code } = linkAndCode(await server.mailTo(email));
    expect(await change({ ...wanted, nonce: code })).toEqual([200, null]);
    expect((await change({ password: "once more", nonce: code }))[1]).toBe(
      "reauthentication_not_valid",
    );
  });

  test("is taken in the first minutes after the session proved the password once more", async () => {
    const { change, email, body } = await signUp();
    const headers = { Authorization: `Bearer ${body.access_token}` };
    server.clock.ms += 1_000;
    await server.call("POST", "/token?grant_type=password", { email, password }, headers);
    const proven = server.clock.ms;
    server.clock.ms += 11 * MINUTE_MS;
    const late = await change(wanted);
    server.clock.ms = proven + 9 * MINUTE_MS;
    const early = await change(wanted);
    server.clock.ms = proven;
    expect(late).toEqual([400, "current_password_required"]);
    expect(early).toEqual([200, null]);
  });

  test.each([
    ["a recovery", "/recover", "recovery"],
    ["a mailed code", "/otp", "email"],
  ])("is taken in the first minutes after %s", async (_kind, path, type) => {
    const { email } = await signUp();
    const change = await byMail(email, path, type);
    const begun = server.clock.ms;
    server.clock.ms += 11 * MINUTE_MS;
    const late = await change(wanted);
    server.clock.ms = begun + 9 * MINUTE_MS;
    const early = await change(wanted);
    server.clock.ms = begun;
    expect(late).toEqual([400, "current_password_required"]);
    expect(early).toEqual([200, null]);
  });
});

test("who never set a password is asked for a mail's code once the session is old", async () => {
  const email = `proven${++people}@example.com`;
  await server.call("POST", "/otp", { email });
  const { code } = linkAndCode(await server.mailTo(email));
  const { body } = await server.call("POST", "/verify", { email, token: code, type: "email" });
  const change = changer(body.access_token);
  const begun = server.clock.ms;
  server.clock.ms += 11 * MINUTE_MS;
  expect(await change({ password: "the first one" })).toEqual([400, "reauthentication_needed"]);
  server.clock.ms = begun;
  expect(await change({ password: "the first one" })).toEqual([200, null]);
});

test("the same address and other facts need no password", async () => {
  const { change, email } = await signUp();
  expect(await change({ email, data: { city: "Southfield" } })).toEqual([200, null]);
});
