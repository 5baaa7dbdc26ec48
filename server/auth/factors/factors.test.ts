import type { AuthError, GoTrueClient } from "@supabase/auth-js";
import { decodeJwt } from "jose";
import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { linkAndCode, openTestServer, SITE, type TestServer } from "#server/auth/testing.ts";
import { securityKey } from "./security-key.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});

const password = "correct horse";
let people = 0;

async function signedUp() {
  const email = `factor${++people}@example.com`;
  const client = server.client();
  const { data, error } = await client.signUp({ email, password });
  if (error || !data.session) throw error ?? new Error("no session");
  return { client, email, session: data.session };
}

const failure = (error: AuthError | null) => ({ status: error?.status, code: error?.code });

const codeOf = (secret: string) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: server.clock.ms });

async function withTotp() {
  const { client, email, session } = await signedUp();
  const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (error) throw error;
  const verified = await client.mfa.challengeAndVerify({
    factorId: data.id,
    code: codeOf(data.totp.secret),
  });
  if (verified.error) throw verified.error;
  return { client, email, session, factorId: data.id, secret: data.totp.secret };
}

const tokenOf = async (client: GoTrueClient) =>
  (await client.getSession()).data.session?.access_token ?? "";

describe("an authenticator app", () => {
  test("is enrolled with a secret and a picture that a data URL can carry", async () => {
    const { client, email } = await signedUp();
    const { data, error } = await client.mfa.enroll({
      factorType: "totp",
      friendlyName: "My phone",
      issuer: "Tag & Timber",
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: "totp", friendly_name: "My phone" });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*<\/svg>\s*$/);
    const uri = new URL(data?.totp.uri ?? "");
    expect(uri.searchParams.get("secret")).toBe(data?.totp.secret);
    expect(uri.searchParams.get("issuer")).toBe("Tag & Timber");
    expect(decodeURIComponent(uri.pathname)).toContain(email);
  });

  test("raises the session to aal2 and is listed as verified", async () => {
    const { client } = await withTotp();
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    const claims = decodeJwt(await tokenOf(client));
    expect(claims.aal).toBe("aal2");
    expect((claims.amr as { method: string }[]).map(({ method }) => method).sort()).toEqual([
      "password",
      "totp",
    ]);
    const { data } = await client.mfa.listFactors();
    expect(data?.totp).toHaveLength(1);
  });

  test("is asked for after the password, and the session stays aal2 when refreshed", async () => {
    const { email, factorId, secret } = await withTotp();
    server.clock.ms += 30_000;
    const client = server.client();
    await client.signInWithPassword({ email, password });
    const { data: before } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(before).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(error).toBeNull();
    await client.refreshSession();
    expect(decodeJwt(await tokenOf(client)).aal).toBe("aal2");
  });

  test("ends the account's sessions that lack a second factor", async () => {
    const { client, email } = await signedUp();
    const other = server.client();
    await other.signInWithPassword({ email, password });
    const { data } = await client.mfa.enroll({ factorType: "totp" });
    await client.mfa.challengeAndVerify({
      factorId: data?.id ?? "",
      code: codeOf(data?.totp.secret ?? ""),
    });
    expect((await other.refreshSession()).data.session).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
  });

  test("refuses a code that was used already", async () => {
    const { client, factorId, secret } = await withTotp();
    const replay = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(failure(replay.error)).toEqual({ status: 422, code: "mfa_verification_failed" });
    server.clock.ms += 30_000;
    const next = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(next.error).toBeNull();
  });

  test("accepts one code once even when it comes many times at one moment", async () => {
    const { client, factorId, secret } = await withTotp();
    server.clock.ms += 30_000;
    const authorization = `Bearer ${await tokenOf(client)}`;
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { body } = await server.call(
          "POST",
          `/factors/${factorId}/challenge`,
          {},
          { authorization },
        );
        const { status } = await server.call(
          "POST",
          `/factors/${factorId}/verify`,
          { challenge_id: body.id, code: codeOf(secret) },
          { authorization },
        );
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test.each(["000000", "12345", "1234567", "abcdef", "１２３４５６"])(
    "refuses the code %s",
    async (code) => {
      const { client, session } = await signedUp();
      const { data } = await client.mfa.enroll({ factorType: "totp" });
      const { error } = await client.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
      expect(failure(error)).toEqual({ status: 422, code: "mfa_verification_failed" });
      expect(decodeJwt(session.access_token).aal).toBe("aal1");
    },
  );

  test("lets nobody guess: after five wrong codes there is a pause", async () => {
    const strict = await openTestServer({
      limits: { factorByFactor: { points: 5, seconds: 300 } },
    });
    const client = strict.client();
    await client.signUp({ email: "guessed@example.com", password });
    const { data } = await client.mfa.enroll({ factorType: "totp" });
    const factorId = data?.id ?? "";
    const codes = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const { error } = await client.mfa.challengeAndVerify({ factorId, code: `00000${guess}` });
      codes.push(error?.code);
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill("mfa_verification_failed"));
    expect(codes.slice(5)).toEqual(Array(2).fill("over_request_rate_limit"));
  });

  test("a challenge expires after five minutes", { tags: "long" }, async () => {
    const { client, factorId, secret } = await withTotp();
    const { data } = await client.mfa.challenge({ factorId });
    expect(data?.expires_at).toBe(Math.floor(server.clock.ms / 1000) + 300);
    server.clock.ms += 301_000;
    const { error } = await client.mfa.verify({
      factorId,
      challengeId: data?.id ?? "",
      code: codeOf(secret),
    });
    expect(failure(error)).toEqual({ status: 422, code: "mfa_challenge_expired" });
  });

  test("is removed only by a session that has it", async () => {
    const { client, email, factorId } = await withTotp();
    const other = server.client();
    await other.signInWithPassword({ email, password });
    const refused = await other.mfa.unenroll({ factorId });
    expect(failure(refused.error)).toEqual({ status: 422, code: "insufficient_aal" });
    const { data, error } = await client.mfa.unenroll({ factorId });
    expect(error).toBeNull();
    expect(data?.id).toBe(factorId);
    await client.refreshSession();
    expect(decodeJwt(await tokenOf(client)).aal).toBe("aal1");
  });

  test("guards the password and the address", async () => {
    const { email } = await withTotp();
    const client = server.client();
    await client.signInWithPassword({ email, password });
    for (const change of [{ password: "a new password" }, { email: "new@example.com" }]) {
      const { error } = await client.updateUser(change);
      expect(failure(error)).toEqual({ status: 401, code: "insufficient_aal" });
    }
  });

  test("another one needs aal2, and a name of its own", async () => {
    const { client, email } = await withTotp();
    const same = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(failure(same.error)).toEqual({ status: 422, code: "mfa_factor_name_conflict" });
    const other = server.client();
    await other.signInWithPassword({ email, password });
    const low = await other.mfa.enroll({ factorType: "totp", friendlyName: "Tablet" });
    expect(failure(low.error)).toEqual({ status: 403, code: "insufficient_aal" });
  });

  test("more than ten are too many", async () => {
    const { client } = await signedUp();
    for (let number = 0; number < 10; number += 1) {
      const { error } = await client.mfa.enroll({
        factorType: "totp",
        friendlyName: `app ${number}`,
      });
      expect(error).toBeNull();
    }
    const { error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "one more" });
    expect(failure(error)).toEqual({ status: 422, code: "too_many_enrolled_mfa_factors" });
  });
});

describe("with a stolen access token", () => {
  /** Eleven minutes after its owner signed in. */
  async function stolen() {
    const owner = await signedUp();
    const token = await tokenOf(owner.client);
    server.clock.ms += 11 * 60_000;
    const call = (method: string, path: string, body?: object) =>
      server.call(method, path, body, { authorization: `Bearer ${token}` });
    return { ...owner, token, call };
  }

  test("no factor is verified, until the session proves the password", async () => {
    const { client, email, session, call } = await stolen();
    const { body: factor } = await call("POST", "/factors", { factor_type: "totp" });
    const verify = async () => {
      const { body } = await call("POST", `/factors/${factor.id}/challenge`, {});
      const code = codeOf(factor.totp.secret);
      return call("POST", `/factors/${factor.id}/verify`, { challenge_id: body.id, code });
    };
    expect((await verify()).body.error_code).toBe("reauthentication_needed");
    // A refresh proves nothing.
    await client.refreshSession();
    expect((await verify()).body.error_code).toBe("reauthentication_needed");

    const again = await call("POST", "/token?grant_type=password", { email, password });
    const claims = decodeJwt(again.body.access_token);
    expect(claims.session_id).toBe(decodeJwt(session.access_token).session_id);
    const now = Math.floor(server.clock.ms / 1000);
    expect(claims.amr).toEqual([{ method: "password", timestamp: now }]);
    expect((await verify()).status).toBe(200);
  });

  test("a mailed code proves the session too, and signs nothing else out", async () => {
    const { email, session, call } = await stolen();
    const elsewhere = server.client();
    await elsewhere.signInWithPassword({ email, password });
    await call("POST", "/otp", { email, create_user: false });
    const { code: token } = linkAndCode(await server.mailTo(email));
    const { body } = await call("POST", "/verify", { email, token, type: "email" });
    const claims = decodeJwt(body.access_token);
    expect(claims.session_id).toBe(decodeJwt(session.access_token).session_id);
    expect((claims.amr as { method: string }[]).map(({ method }) => method)).toEqual([
      "otp",
      "password",
    ]);
    expect((await elsewhere.refreshSession()).error).toBeNull();
  });

  test("another account's password begins a session of that account", async () => {
    const { session, call } = await stolen();
    const { email } = await signedUp();
    const { body } = await call("POST", "/token?grant_type=password", { email, password });
    expect(decodeJwt(body.access_token).session_id).not.toBe(
      decodeJwt(session.access_token).session_id,
    );
  });

  test("no factor is removed", async () => {
    const { client, factorId, secret } = await withTotp();
    server.clock.ms += 11 * 60_000;
    const removed = () => client.mfa.unenroll({ factorId });
    expect(failure((await removed()).error).code).toBe("reauthentication_needed");
    // The app was added today, so its code alone is not enough.
    await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(failure((await removed()).error).code).toBe("reauthentication_needed");
    server.clock.ms += 73 * 3_600_000;
    await client.refreshSession();
    await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect((await removed()).error).toBeNull();
  });
});

describe("a factor that was added", () => {
  const page = async (link: URL, method = "GET") => {
    const answer = await server.app.request(`${link.pathname}${link.search}`, { method });
    return { status: answer.status, text: await answer.text() };
  };

  /** The password is known to a thief, who adds an app; the owner is signed in elsewhere, with a factor or not. */
  async function addedByThief() {
    const { client, email } = await withTotp();
    const { link } = linkAndCode(await server.mailTo(email));
    return { client, email, link };
  }

  test("signs every other session out, and is told by mail", async () => {
    const { client, email, session } = await signedUp();
    const elsewhere = server.client();
    await elsewhere.signInWithPassword({ email, password });
    // Another session that a factor has raised, such as the owner's.
    const { user } = session;
    await server.database.transaction((tx) =>
      tx.query("insert into auth.sessions (user_id, aal) values ($1, 'aal2')", [user.id]),
    );
    const { data } = await client.mfa.enroll({ factorType: "totp" });
    const code = codeOf(data?.totp.secret ?? "");
    await client.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
    const { rows } = await server.database.transaction((tx) =>
      tx.query<{ id: string }>("select id from auth.sessions where user_id = $1", [user.id]),
    );
    expect(rows).toEqual([{ id: decodeJwt(await tokenOf(client)).session_id }]);
    expect((await server.mailTo(email)).subject).toMatch(/^Two-step verification was added/);
  });

  test("is removed by a press on the page that the mail leads to, once", {
    tags: "long",
  }, async () => {
    const { client, email, link } = await addedByThief();
    expect(await page(link)).toMatchObject({
      status: 200,
      text: expect.stringContaining("Turn two-step verification off again?"),
    });
    // To look changes nothing.
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
    const pressed = await page(link, "POST");
    expect(pressed.text).toContain(`href="${SITE}/auth/forgot-password"`);
    expect((await client.refreshSession()).error).not.toBeNull();
    // The thief knows the password, so it is over; the mailbox sets a new one.
    const again = await server.client().signInWithPassword({ email, password });
    expect(again.error?.code).toBe("invalid_credentials");
    await server.call("POST", "/recover", { email });
    const { code } = linkAndCode(await server.mailTo(email));
    const owner = server.client();
    await owner.verifyOtp({ email, token: code, type: "recovery" });
    expect((await owner.updateUser({ password: "the owner's new one" })).error).toBeNull();
    expect((await page(link, "POST")).status).toBe(404);
    expect((await page(link)).text).toContain("This link has expired");
  });

  test("stays after 72 hours, and after a guess", async () => {
    const { client, link } = await addedByThief();
    const guess = new URL(link);
    guess.searchParams.set("token", "x".repeat(43));
    expect((await page(guess, "POST")).status).toBe(404);
    // Not by the clock: then the hourly cleanup would answer for the link.
    await server.database.transaction((tx) =>
      tx.query("update auth.undo_links set expires_at = expires_at - interval '73 hours'"),
    );
    expect((await page(link, "POST")).status).toBe(404);
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
  });
});

describe("a factor that was begun and not finished", () => {
  /** The owner at aal2 began a second factor of another kind; a thief has the password. */
  async function withUnfinished() {
    const { client: owner, email } = await withTotp();
    const { data } = await owner.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
    const factorId = data?.id ?? "";
    const thief = server.client();
    await thief.signInWithPassword({ email, password });
    const by = async (client: GoTrueClient) => ({
      authorization: `Bearer ${await tokenOf(client)}`,
    });
    return { owner, thief, factorId, by };
  }
  const webauthn = { rpId: "shop.example", rpOrigins: [SITE] };
  const insufficient = { status: 403, body: { error_code: "insufficient_aal" } };

  test("is neither challenged nor verified nor removed by a password alone", async () => {
    const { owner, thief, factorId, by } = await withUnfinished();
    const challenge = await server.call(
      "POST",
      `/factors/${factorId}/challenge`,
      { webauthn },
      await by(thief),
    );
    expect(challenge).toMatchObject(insufficient);
    const own = await server.call(
      "POST",
      `/factors/${factorId}/challenge`,
      { webauthn },
      await by(owner),
    );
    expect(own.status).toBe(200);
    const { publicKey } = own.body.webauthn.credential_options;
    const answer = {
      challenge_id: own.body.id,
      webauthn: {
        ...webauthn,
        type: "create",
        credential_response: securityKey().create(publicKey.challenge, "shop.example", SITE),
      },
    };
    const verify = (headers: Record<string, string>) =>
      server.call("POST", `/factors/${factorId}/verify`, answer, headers);
    expect(await verify(await by(thief))).toMatchObject(insufficient);
    // Refused before the answer is looked at, so that a thief learns nothing and uses no tries up.
    answer.challenge_id = crypto.randomUUID();
    expect(await verify(await by(thief))).toMatchObject(insufficient);
    answer.challenge_id = own.body.id;
    const removal = await thief.mfa.unenroll({ factorId });
    expect(failure(removal.error)).toEqual({ status: 422, code: "insufficient_aal" });
    expect((await verify(await by(owner))).status).toBe(200);
  });

  test.each(["totp", "webauthn"] as const)(
    "a %s goes when a factor of any kind is verified",
    async (factorType) => {
      const { client } = await signedUp();
      await client.mfa.enroll({ factorType, friendlyName: "begun" });
      const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "App" });
      await client.mfa.challengeAndVerify({
        factorId: data?.id ?? "",
        code: codeOf(data?.totp.secret ?? ""),
      });
      const { data: listed } = await client.mfa.listFactors();
      expect(listed?.all.map(({ friendly_name }) => friendly_name)).toEqual(["App"]);
    },
  );

  test("is not verified once another one was, however close they come", async () => {
    let beforeTransaction = async () => {};
    const interrupted = await openTestServer({
      database: {
        ...server.database,
        transaction: async (work) => {
          await beforeTransaction();
          return server.database.transaction(work);
        },
      },
    });
    const client = interrupted.client();
    const signUp = await client.signUp({ email: "race@example.com", password });
    const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "mine" });
    const factorId = data?.id ?? "";
    const { data: challenge } = await client.mfa.challenge({ factorId });
    // The call asks who calls and since when, counts the guess three times, asks for the challenge, then it
    // writes: in between comes the other one.
    let transactions = 0;
    beforeTransaction = async () => {
      transactions += 1;
      if (transactions !== 7) return;
      await server.database.transaction((tx) =>
        tx.query(
          `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
           values ($1, 'theirs', 'webauthn', 'verified')`,
          [signUp.data.user?.id],
        ),
      );
    };
    const { error } = await client.mfa.verify({
      factorId,
      challengeId: challenge?.id ?? "",
      code: TOTP.generate({
        secret: Secret.fromBase32(data?.totp.secret ?? ""),
        timestamp: interrupted.clock.ms,
      }),
    });
    expect(transactions).toBe(7);
    expect(failure(error)).toEqual({ status: 403, code: "insufficient_aal" });
  });
});

describe("somebody else's factor", () => {
  test("is not found", async () => {
    const { factorId } = await withTotp();
    const { client } = await signedUp();
    const authorization = `Bearer ${await tokenOf(client)}`;
    for (const [method, path, body] of [
      ["POST", "/challenge", {}],
      ["POST", "/verify", { challenge_id: crypto.randomUUID(), code: "123456" }],
      ["DELETE", "", undefined],
    ] as const) {
      const answer = await server.call(method, `/factors/${factorId}${path}`, body, {
        authorization,
      });
      expect(answer).toMatchObject({ status: 404, body: { error_code: "mfa_factor_not_found" } });
    }
  });

  test("nor does its challenge open one's own", async () => {
    const other = await withTotp();
    const mine = await withTotp();
    server.clock.ms += 30_000;
    const { data } = await other.client.mfa.challenge({ factorId: other.factorId });
    const { error } = await mine.client.mfa.verify({
      factorId: mine.factorId,
      challengeId: data?.id ?? "",
      code: codeOf(mine.secret),
    });
    expect(failure(error)).toEqual({ status: 422, code: "mfa_factor_not_found" });
  });
});

describe("a phone as second factor", () => {
  test("is disabled where no text provider is set", async () => {
    const { client } = await signedUp();
    const { error } = await client.mfa.enroll({ factorType: "phone", phone: "+12485550100" });
    expect(failure(error)).toEqual({ status: 422, code: "mfa_phone_enroll_not_enabled" });
  });

  test("gets a code by text where one is", async () => {
    const sent: { phone: string; text: string }[] = [];
    const withSms = await openTestServer({
      sendText: async ({ phone, body }) => {
        sent.push({ phone, text: body });
        return { outcome: "sent" };
      },
    });
    const client = withSms.client();
    await client.signUp({ email: "texter@example.com", password });
    const { data } = await client.mfa.enroll({ factorType: "phone", phone: "+12485550100" });
    const factorId = data?.id ?? "";
    const { data: challenge } = await client.mfa.challenge({ factorId, channel: "sms" });
    expect(sent[0]?.phone).toBe("+12485550100");
    const code = /\d{6}/.exec(sent[0]?.text ?? "")?.[0] ?? "";
    const challengeId = challenge?.id ?? "";
    const wrong = await client.mfa.verify({ factorId, challengeId, code: "no" });
    expect(failure(wrong.error)).toEqual({ status: 422, code: "mfa_verification_failed" });
    expect((await client.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
    expect(decodeJwt(await tokenOf(client)).aal).toBe("aal2");
  });
});

describe("a security key", () => {
  const webauthn = { rpId: "shop.example", rpOrigins: [SITE] };

  async function withKey() {
    const { client, email } = await signedUp();
    const key = securityKey();
    const { data } = await client.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
    const factorId = data?.id ?? "";
    const call = async (path: string, body: unknown) =>
      server.call("POST", `/factors/${factorId}${path}`, body, {
        authorization: `Bearer ${await tokenOf(client)}`,
      });
    return { client, email, key, factorId, call };
  }

  async function register({ key, call }: Awaited<ReturnType<typeof withKey>>) {
    const { body } = await call("/challenge", { webauthn });
    expect(body.webauthn.type).toBe("create");
    const { publicKey } = body.webauthn.credential_options;
    return call("/verify", {
      challenge_id: body.id,
      webauthn: {
        ...webauthn,
        type: "create",
        credential_response: key.create(publicKey.challenge, "shop.example", SITE),
      },
    });
  }

  test("is registered and then used, by the client library", async () => {
    const { client, email, key, factorId } = await withKey();
    const begun = await client.mfa.challenge({ factorId, webauthn });
    if (begun.error || begun.data.type !== "webauthn") throw begun.error;
    const challengeOf = (publicKey: { challenge: BufferSource }) =>
      Buffer.from(publicKey.challenge as ArrayBuffer).toString("base64url");
    const made = key.create(
      challengeOf(begun.data.webauthn.credential_options.publicKey),
      "shop.example",
      SITE,
    );
    const registered = await client.mfa.verify({
      factorId,
      challengeId: begun.data.id,
      webauthn: {
        ...webauthn,
        type: "create",
        credential_response: { toJSON: () => made } as never,
      },
    });
    expect(registered.error).toBeNull();
    expect(decodeJwt(await tokenOf(client)).aal).toBe("aal2");

    const again = server.client();
    await again.signInWithPassword({ email, password });
    const asked = await again.mfa.challenge({ factorId, webauthn });
    if (asked.error || asked.data.type !== "webauthn") throw asked.error;
    expect(asked.data.webauthn.type).toBe("request");
    const used = key.get(
      challengeOf(asked.data.webauthn.credential_options.publicKey),
      "shop.example",
      SITE,
    );
    const { error } = await again.mfa.verify({
      factorId,
      challengeId: asked.data.id,
      webauthn: {
        ...webauthn,
        type: "request",
        credential_response: { toJSON: () => used } as never,
      },
    });
    expect(error).toBeNull();
    const claims = decodeJwt(await tokenOf(again));
    expect(claims.aal).toBe("aal2");
    expect((claims.amr as { method: string }[]).map(({ method }) => method)).toContain(
      "mfa/webauthn",
    );
  });

  test("another key, another site and a replay are refused", { tags: "long" }, async () => {
    const setup = await withKey();
    expect((await register(setup)).status).toBe(200);
    const { key, call } = setup;
    const attempt = async (answer: (challenge: string) => unknown) => {
      const { body } = await call("/challenge", { webauthn });
      const { challenge } = body.webauthn.credential_options.publicKey;
      const verification = {
        challenge_id: body.id,
        webauthn: { ...webauthn, type: "request", credential_response: answer(challenge) },
      };
      return { first: await call("/verify", verification), verification };
    };
    const refused = { status: 422, body: { error_code: "mfa_verification_failed" } };
    const bad = [
      (challenge: string) => securityKey().get(challenge, "shop.example", SITE),
      (challenge: string) => key.get(challenge, "shop.example", "https://evil.example"),
      (challenge: string) => key.get(challenge, "evil.example", SITE),
      () => key.get("another-challenge", "shop.example", SITE),
      () => ({}),
      () => ({ id: 1, rawId: [], response: "?" }),
    ];
    for (const answer of bad) expect((await attempt(answer)).first).toMatchObject(refused);

    const { first, verification } = await attempt((challenge) =>
      key.get(challenge, "shop.example", SITE),
    );
    expect(first.status).toBe(200);
    expect((await call("/verify", verification)).status).toBe(422);
  });

  test("asks only for this site", async () => {
    const { call } = await withKey();
    for (const asked of [
      { rpId: "evil.example", rpOrigins: ["https://evil.example"] },
      { rpId: "shop.example", rpOrigins: ["https://shop.example.evil.example"] },
      { rpId: "", rpOrigins: [] },
      undefined,
    ]) {
      expect(await call("/challenge", { webauthn: asked })).toMatchObject({
        status: 400,
        body: { error_code: "validation_failed" },
      });
    }
  });
});
