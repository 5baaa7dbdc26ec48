import type { AuthError } from "@supabase/auth-js";
import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { linkAndCode, openTestServer, SITE, type TestServer } from "./testing.ts";

let server: TestServer;
let relaxed: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    rules: { confirmEmail: true },
    variables: { ADDITIONAL_REDIRECT_URLS: "https://*.preview.example/**,store://callback" },
  });
  relaxed = await openTestServer();
});

const password = "correct horse";
let people = 0;
const newEmail = () => `reader${++people}@example.com`;

const failure = (error: AuthError | null) => ({ status: error?.status, code: error?.code });
const EXPIRED = { status: 403, code: "otp_expired" };

/** Opens a link of a mail and presses the button there, as a browser does, up to where that leads. */
async function follow(link: URL) {
  const response = await server.press(link);
  expect(response.status).toBe(303);
  const target = new URL(response.headers.get("location") ?? "");
  return { target, fragment: new URLSearchParams(target.hash.slice(1)) };
}

async function confirmed(email = newEmail()) {
  const client = server.client();
  await client.signUp({ email, password });
  const { code } = linkAndCode(await server.mailTo(email));
  const { data, error } = await client.verifyOtp({ email, token: code, type: "email" });
  if (error || !data.session) throw error ?? new Error("no session");
  return { client, email, user: data.session.user };
}

describe("confirming an address", () => {
  test("the link signs in and leads back to the site", async () => {
    const email = newEmail();
    const { data } = await server.client().signUp({
      email,
      password,
      options: { emailRedirectTo: `${SITE}/welcome` },
    });
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, role: "authenticated" });
    expect(data.user?.confirmation_sent_at).toBeTruthy();
    expect(data.user?.identities).toHaveLength(1);

    const { target, fragment } = await follow(linkAndCode(await server.mailTo(email)).link);
    expect(target.origin + target.pathname).toBe(`${SITE}/welcome`);
    expect(fragment.get("type")).toBe("signup");
    expect(fragment.get("token_type")).toBe("bearer");
    expect(decodeJwt(fragment.get("access_token") ?? "").email).toBe(email);

    const { data: session } = await server.client().signInWithPassword({ email, password });
    expect(session.user?.user_metadata.email_verified).toBe(true);
    expect(session.user?.identities?.[0]?.identity_data?.email_verified).toBe(true);
  });

  test("the code does the same", async () => {
    const { user } = await confirmed();
    expect(user.email_confirmed_at).toBeTruthy();
  });

  test("the token of the link does the same when the site sends it", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password });
    const { token } = linkAndCode(await server.mailTo(email));
    const { data, error } = await server.client().verifyOtp({ token_hash: token, type: "signup" });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  test("a link and a code work once", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password });
    const { link, code } = linkAndCode(await server.mailTo(email));
    await follow(link);
    const { target, fragment } = await follow(link);
    expect(target.origin).toBe(SITE);
    expect(Object.fromEntries(fragment)).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
    });
    const again = await server.client().verifyOtp({ email, token: code, type: "email" });
    expect(failure(again.error)).toEqual(EXPIRED);
  });

  test("a link and a code die after an hour", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password });
    const { link, code } = linkAndCode(await server.mailTo(email));
    server.clock.ms += 61 * 60_000;
    const { error } = await server.client().verifyOtp({ email, token: code, type: "email" });
    expect(failure(error)).toEqual(EXPIRED);
    expect((await follow(link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("an invitation's link works as long as the invitation, and is sent again until then", async () => {
    const email = newEmail();
    const invite =
      "insert into public.invitations (email, role, token_hash) values ($1, 'admin', $2)";
    const sql = (query: string, ...values: string[]) =>
      server.database.transaction((tx) => tx.query<{ expires_at: Date }>(query, values));
    await sql(invite, email, `${people}`.padStart(64, "0"));
    const options = { emailRedirectTo: `${SITE}/account?invitation=x` };
    const closed = await openTestServer({ variables: { SIGN_UPS: "closed" } });
    const asked = async (from: TestServer) => {
      expect((await from.client().signInWithOtp({ email, options })).error).toBeNull();
      return from.mailTo(email);
    };
    const first = await asked(closed);
    expect(first.text).toContain("You have 48 hours, until ");
    expect(first.text).not.toContain("Code:");
    const { link } = linkAndCode(await asked(server));
    const { rows } = await sql("select expires_at from public.invitations where email = $1", email);
    const before = server.clock.ms;
    const end = Number(rows[0]!.expires_at);
    server.clock.ms = end - 60_000;
    expect((await follow(link)).fragment.get("access_token")).toBeTruthy();
    const { link: late } = linkAndCode(await asked(server));
    server.clock.ms = end + 60_000;
    expect((await follow(late)).fragment.get("error_code")).toBe("otp_expired");
    server.clock.ms = before;
    await sql("update public.invitations set expires_at = now() where email = $1", email);
    expect((await asked(server)).subject).toContain("Sign in to");
  });

  test("somebody who is there already looks like somebody new", async () => {
    const { email } = await confirmed();
    const { data, error } = await server.client().signUp({ email, password: "other password" });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, identities: [] });
    await server.idle();
    expect(server.mails).toEqual([]);
  });

  test("resending sends another mail, and both links work", async () => {
    const email = newEmail();
    const client = server.client();
    await client.signUp({ email, password });
    const first = linkAndCode(await server.mailTo(email));
    expect((await client.resend({ type: "signup", email })).error).toBeNull();
    const second = linkAndCode(await server.mailTo(email));
    const old = await client.verifyOtp({ email, token: first.code, type: "email" });
    expect(failure(old.error)).toEqual(EXPIRED);
    expect((await follow(first.link)).fragment.get("access_token")).toBeTruthy();
    expect((await follow(second.link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("when two people claim one address, its reader decides the password", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: "the stranger's" });
    await server.mailTo(email);
    await server.client().signUp({ email, password: "the owner's" });
    await follow(linkAndCode(await server.mailTo(email)).link);
    for (const claimed of ["the stranger's", "the owner's"]) {
      const { error } = await server.client().signInWithPassword({ email, password: claimed });
      expect(error?.code).toBe("invalid_credentials");
    }
  });

  test("whoever signs up twice with one password keeps it", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password });
    await server.mailTo(email);
    await server.client().signUp({ email, password });
    await follow(linkAndCode(await server.mailTo(email)).link);
    expect((await server.client().signInWithPassword({ email, password })).error).toBeNull();
  });
});

describe("codes cannot be guessed", () => {
  test("a code dies after five wrong guesses, its link does not", async () => {
    const email = newEmail();
    const client = server.client();
    await client.signUp({ email, password });
    const { link, code } = linkAndCode(await server.mailTo(email));
    const wrong = code === "000000" ? "000001" : "000000";
    for (let guess = 0; guess < 5; guess += 1) {
      const { error } = await client.verifyOtp({ email, token: wrong, type: "email" });
      expect(failure(error)).toEqual(EXPIRED);
    }
    const { error } = await client.verifyOtp({ email, token: code, type: "email" });
    expect(failure(error)).toEqual(EXPIRED);
    expect((await follow(link)).fragment.get("access_token")).toBeTruthy();
  });

  test("guesses sent all together are counted too", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password });
    const { code } = linkAndCode(await server.mailTo(email));
    const guesses = Array.from({ length: 40 }, (_, at) =>
      server.call("POST", "/verify", {
        email,
        type: "email",
        token: at < 20 ? `${Number(code) === at ? 999_999 : at}`.padStart(6, "0") : code,
      }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([403]));
  });

  test("an unknown address gets the same answer as a wrong code", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password });
    await server.mailTo(email);
    const guess = (tried: string) =>
      server.call("POST", "/verify", { email: tried, token: "000000", type: "email" });
    const [known, unknown] = [await guess(email), await guess("nobody@example.com")];
    expect(unknown.body).toEqual(known.body);
    expect(unknown.body).toEqual({
      code: 403,
      error_code: "otp_expired",
      msg: "Token has expired or is invalid",
    });
  });

  test("the database holds nothing that would confirm", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password });
    const { token, code } = linkAndCode(await server.mailTo(email));
    const { rows } = await server.database.transaction((tx) =>
      tx.query("select * from auth.one_time_tokens where relates_to = $1", [email]),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe("a forgotten password", () => {
  test("is replaced through the link in the mail", async () => {
    const { email } = await confirmed();
    const { error } = await server
      .client()
      .resetPasswordForEmail(email, { redirectTo: `${SITE}/auth/new-password` });
    expect(error).toBeNull();
    const mail = await server.mailTo(email);
    expect(mail.subject).toBe("Set a new The shop password");
    const { target, fragment } = await follow(linkAndCode(mail).link);
    expect(target.pathname).toBe("/auth/new-password");
    expect(fragment.get("type")).toBe("recovery");

    const client = server.client();
    await client.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect((await client.updateUser({ password: "a brand new one" })).error).toBeNull();
    const signIn = await server.client().signInWithPassword({ email, password: "a brand new one" });
    expect(signIn.error).toBeNull();
    expect((await server.mailTo(email)).text).toContain("other devices were signed out");
  });

  test("a stranger gets the same answer and no mail", async () => {
    const { email } = await confirmed();
    const known = await server.call("POST", "/recover", { email });
    const unknown = await server.call("POST", "/recover", { email: "nobody@example.com" });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(unknown.body).toEqual({});
    await server.mailTo(email);
    expect(server.mails).toEqual([]);
  });

  test("somebody else's wrong guesses and requests do not stand in the way", async () => {
    const { email } = await confirmed();
    await server.call("POST", "/recover", { email });
    const { link } = linkAndCode(await server.mailTo(email));
    await server.call("POST", "/recover", { email });
    await server.mailTo(email);
    for (let guess = 0; guess < 30; guess += 1) {
      await server.call("POST", "/verify", { email, type: "recovery", token: "123456" });
    }
    expect((await follow(link)).fragment.get("access_token")).toBeTruthy();
  });
});

describe("signing in without a password", () => {
  test("by the link or the code of a mail", async () => {
    const { email } = await confirmed();
    const client = server.client();
    expect((await client.signInWithOtp({ email })).error).toBeNull();
    const mail = await server.mailTo(email);
    expect(mail.subject).toBe("Sign in to The shop");
    const { link, code } = linkAndCode(mail);
    const { data, error } = await client.verifyOtp({ email, token: code, type: "email" });
    expect(error).toBeNull();
    expect(decodeJwt(data.session?.access_token ?? "").amr).toMatchObject([{ method: "otp" }]);
    expect((await follow(link)).fragment.get("error_code")).toBe("otp_expired");
  });

  test("somebody new gets an account", async () => {
    const email = newEmail();
    const client = server.client();
    await client.signInWithOtp({ email, options: { data: { name: "New" } } });
    const { code } = linkAndCode(await server.mailTo(email));
    const { data } = await client.verifyOtp({ email, token: code, type: "email" });
    expect(data.user?.user_metadata.name).toBe("New");
  });

  test("a stranger who should get no account gets no mail, and the same answer", async () => {
    const { error } = await server
      .client()
      .signInWithOtp({ email: "nobody@example.com", options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    await server.idle();
    expect(server.mails).toEqual([]);
  });

  test("an unconfirmed sign-up's password does not survive another way in", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password: "the stranger's" });
    await server.mailTo(email);
    const client = server.client();
    await client.signInWithOtp({ email });
    const { code } = linkAndCode(await server.mailTo(email));
    expect((await client.verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
    const stranger = await server
      .client()
      .signInWithPassword({ email, password: "the stranger's" });
    expect(stranger.error?.code).toBe("invalid_credentials");
  });
});

describe("PKCE", () => {
  test("the code of a link is worth a session to the browser that asked", async () => {
    const email = newEmail();
    const client = server.client({ flowType: "pkce" });
    await client.signUp({ email, password });
    const { link, token } = linkAndCode(await server.mailTo(email));
    expect(token).toMatch(/^pkce_/);
    const { target } = await follow(link);
    const code = target.searchParams.get("code") ?? "";
    expect(target.hash).toBe("");
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await server.call("POST", "/token?grant_type=pkce", {
      auth_code: code,
      code_verifier: "x".repeat(50),
    });
    expect(again).toMatchObject({ status: 404, body: { error_code: "flow_state_not_found" } });
  });

  test("it is worth nothing to anybody else, not even once more", async () => {
    const email = newEmail();
    const client = server.client({ flowType: "pkce" });
    await client.signUp({ email, password });
    const { target } = await follow(linkAndCode(await server.mailTo(email)).link);
    const code = target.searchParams.get("code") ?? "";
    const thief = await server.call("POST", "/token?grant_type=pkce", {
      auth_code: code,
      code_verifier: "guessed".repeat(10),
    });
    expect(thief).toMatchObject({ status: 400, body: { error_code: "bad_code_verifier" } });
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe("flow_state_not_found");
  });

  test("it lasts five minutes", async () => {
    const { email } = await confirmed();
    const client = server.client({ flowType: "pkce" });
    await client.resetPasswordForEmail(email);
    const { target } = await follow(linkAndCode(await server.mailTo(email)).link);
    server.clock.ms += 6 * 60_000;
    const { error } = await client.exchangeCodeForSession(target.searchParams.get("code") ?? "");
    expect(error?.code).toBe("flow_state_expired");
  });

  test("errors come in the query as well", async () => {
    const { target } = await follow(new URL(`${SITE}/auth/v1/verify?type=signup&token=pkce_old`));
    expect(target.searchParams.get("error_code")).toBe("otp_expired");
  });
});

describe("changing the address", () => {
  test("needs the agreement of both addresses", async () => {
    const { client, email } = await confirmed();
    const newer = newEmail();
    const { data } = await client.updateUser({ email: newer, current_password: password });
    expect(data.user).toMatchObject({ email, new_email: newer });
    const toNew = linkAndCode(await server.mailTo(newer));
    const toOld = linkAndCode(await server.mailTo(email));

    const { fragment } = await follow(toNew.link);
    expect(fragment.get("message")).toMatch(/^Confirmation link accepted/);
    const half = await client.verifyOtp({ email: newer, token: toNew.code, type: "email_change" });
    expect(failure(half.error)).toEqual(EXPIRED);

    const done = await client.verifyOtp({ email, token: toOld.code, type: "email_change" });
    expect(done.data.user).toMatchObject({ email: newer });
    expect(done.data.user?.identities?.[0]).toMatchObject({ email: newer });
    expect((await server.client().signInWithPassword({ email: newer, password })).error).toBeNull();
  });

  test("is the same in the other order, with codes", async () => {
    const { client, email } = await confirmed();
    const newer = newEmail();
    await client.updateUser({ email: newer, current_password: password });
    const toNew = linkAndCode(await server.mailTo(newer));
    const toOld = linkAndCode(await server.mailTo(email));
    const half = await client.verifyOtp({ email, token: toOld.code, type: "email_change" });
    expect(half.error).toBeNull();
    expect(half.data.session).toBeNull();
    const done = await client.verifyOtp({ token_hash: toNew.token, type: "email_change" });
    expect(done.data.user?.email).toBe(newer);
  });

  test("is agreed to for the address that its mail names, not for a later one", async () => {
    const { client, email } = await confirmed();
    const [first, second] = [newEmail(), newEmail()];
    await client.updateUser({ email: first, current_password: password });
    await server.mailTo(first);
    const agreedToFirst = linkAndCode(await server.mailTo(email));
    await client.updateUser({ email: second, current_password: password });
    const toSecond = linkAndCode(await server.mailTo(second));
    await follow(toSecond.link);
    const body = { type: "email_change", token_hash: agreedToFirst.token };
    expect((await server.call("POST", "/verify", body)).body.error_code).toBe("otp_expired");
    // The mail about the second one agrees to it.
    await follow(linkAndCode(await server.mailTo(email)).link);
    const moved = await server.client().signInWithPassword({ email: second, password });
    expect(moved.error).toBeNull();
  });

  test("fails where somebody else confirmed that address meanwhile", async () => {
    const { client, email } = await confirmed();
    const newer = newEmail();
    await client.updateUser({ email: newer, current_password: password });
    const toNew = linkAndCode(await server.mailTo(newer));
    const toOld = linkAndCode(await server.mailTo(email));
    await confirmed(newer);
    await follow(toNew.link);
    const { error } = await client.verifyOtp({ email, token: toOld.code, type: "email_change" });
    expect(failure(error)).toEqual({ status: 422, code: "email_exists" });
  });

  // On Postgres these run side by side; several rounds, so that they meet.
  const rounds = Array.from({ length: 8 }, (_, round) => round);
  const atOnce = (bodies: object[]) =>
    Promise.all(bodies.map((body) => server.call("POST", "/verify", body)));

  test("moves it when both links are used at one moment", { tags: "long" }, async () => {
    for (const _ of rounds) {
      const { client, email } = await confirmed();
      const newer = newEmail();
      await client.updateUser({ email: newer, current_password: password });
      const links = [await server.mailTo(newer), await server.mailTo(email)].map(linkAndCode);
      const answers = await atOnce(
        links.map(({ token }) => ({ type: "email_change", token_hash: token })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.filter(({ body }) => body.access_token)).toHaveLength(1);
      const signIn = await server.client().signInWithPassword({ email: newer, password });
      expect(signIn.error).toBeNull();
    }
  });

  test("gives an address that two accounts confirm at one moment to one of them", {
    tags: "long",
  }, async () => {
    for (const _ of rounds) {
      const newer = newEmail();
      const tokens = [];
      for (const { client, email } of [await confirmed(), await confirmed()]) {
        await client.updateUser({ email: newer, current_password: password });
        const { token } = linkAndCode(await server.mailTo(newer));
        await follow(linkAndCode(await server.mailTo(email)).link);
        tokens.push(token);
      }
      const answers = await atOnce(
        tokens.map((token) => ({ type: "email_change", token_hash: token })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(answers.find(({ status }) => status === 422)?.body.error_code).toBe("email_exists");
    }
  });

  test("where mails reach nobody the new address alone is asked", async () => {
    const email = newEmail();
    const newer = newEmail();
    const client = relaxed.client();
    await client.signUp({ email, password });
    await client.updateUser({ email: newer, current_password: password });
    const { code } = linkAndCode(await relaxed.mailTo(newer));
    expect(relaxed.mails).toEqual([]);
    const { data } = await client.verifyOtp({ email: newer, token: code, type: "email_change" });
    expect(data.user?.email).toBe(newer);
  });

  test("can be resent", async () => {
    const { client, email } = await confirmed();
    const newer = newEmail();
    await client.updateUser({ email: newer, current_password: password });
    await server.mailTo(newer);
    await server.mailTo(email);
    await client.resend({ type: "email_change", email });
    expect((await server.mailTo(newer)).subject).toMatch(/^Confirm the new email/);
    expect((await server.mailTo(email)).subject).toMatch(/^Confirm the new email/);
  });
});

describe("reauthentication", () => {
  test("an old session needs a code for a new password, where the shop wants it", async () => {
    const strict = await openTestServer({ rules: { reauthenticateForPassword: true } });
    const email = newEmail();
    const client = strict.client();
    await client.signUp({ email, password });
    strict.clock.ms += 25 * 3_600_000;
    await client.refreshSession();
    const refused = await client.updateUser({ password: "a new password" });
    expect(failure(refused.error)).toEqual({ status: 400, code: "reauthentication_needed" });
    const wrong = await client.updateUser({ password: "a new password", nonce: "1" });
    expect(failure(wrong.error)).toEqual({ status: 422, code: "reauthentication_not_valid" });
    expect((await client.reauthenticate()).error).toBeNull();
    const { code } = linkAndCode(await strict.mailTo(email));
    const { error } = await client.updateUser({ password: "a new password", nonce: code });
    expect(error).toBeNull();
  });
});

describe("programs that open what a mail holds", () => {
  const redirects = ["https://app.preview.example/", `${SITE}/`];
  type Mailing = (email: string, redirect: string) => Promise<string[]>;
  const asked = async (request: Promise<{ error: AuthError | null }>, ...to: string[]) => {
    const { error } = await request;
    if (error) throw error;
    return to;
  };
  const secret = () => server.client({ key: server.secrets.secretKey });
  const mailings: Record<string, Mailing> = {
    "a sign-up": (email, emailRedirectTo) =>
      asked(server.client().signUp({ email, password, options: { emailRedirectTo } }), email),
    "a sign-up by PKCE": (email, emailRedirectTo) =>
      asked(
        server
          .client({ flowType: "pkce" })
          .signUp({ email, password, options: { emailRedirectTo } }),
        email,
      ),
    "a sign-in": async (email, emailRedirectTo) => {
      await confirmed(email);
      return asked(server.client().signInWithOtp({ email, options: { emailRedirectTo } }), email);
    },
    "a forgotten password": async (email, redirectTo) => {
      await confirmed(email);
      return asked(server.client().resetPasswordForEmail(email, { redirectTo }), email);
    },
    "an invitation": (email, redirectTo) =>
      asked(secret().admin.inviteUserByEmail(email, { redirectTo }), email),
    "a change of address": async (email, emailRedirectTo) => {
      const { client, email: old } = await confirmed();
      const change = { email, current_password: password };
      return asked(client.updateUser(change, { emailRedirectTo }), email, old);
    },
  };
  /** Everything that a link could change. */
  const accounts = () =>
    server.database.transaction(async (tx) => {
      const tables = ["users", "one_time_tokens", "sessions", "refresh_tokens", "flow_state"];
      const found = [];
      for (const table of tables) {
        const { rows } = await tx.query(
          `select to_jsonb(t) as row from auth.${table} t order by id`,
        );
        found.push(rows);
      }
      return found;
    });

  test.each(Object.keys(mailings))(
    "change nothing by opening %s, and code and press work",
    { tags: "long" },
    async (kind) => {
      for (const redirect of redirects) {
        const mails = await Promise.all(
          (await mailings[kind]!(newEmail(), redirect)).map((to) => server.mailTo(to)),
        );
        const before = await accounts();
        for (const { link, token } of mails.map(linkAndCode)) {
          const type = link.searchParams.get("type") ?? "";
          const atApi = `/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirect })}`;
          for (const method of ["GET", "HEAD", "GET"]) {
            const page = await server.app.request(atApi, { method });
            expect(page.status).toBe(200);
            expect(page.headers.get("location")).toBeNull();
          }
        }
        expect(await accounts()).toEqual(before);
        const [first, ...others] = mails.map((mail) => ({ ...linkAndCode(mail), to: mail.to }));
        for (const { link } of others) await follow(link);
        if (first!.code && redirect === redirects[0]) {
          const type = kind === "a change of address" ? "email_change" : "email";
          const body = { email: first!.to, token: first!.code, type };
          expect((await server.call("POST", "/verify", body)).body.access_token).toBeTruthy();
        } else {
          const { target, fragment } = await follow(first!.link);
          expect(fragment.get("access_token") ?? target.searchParams.get("code")).toBeTruthy();
        }
      }
    },
  );

  test("are shown a page with a button by the service where the link is another app's", async () => {
    const email = newEmail();
    await server
      .client()
      .signUp({ email, password, options: { emailRedirectTo: "store://callback" } });
    const { link } = linkAndCode(await server.mailTo(email));
    expect(link.pathname).toBe("/auth/v1/verify");
    const page = await server.app.request(link.pathname + link.search);
    expect(await page.text()).toContain('<form method="post"><button>Continue</button></form>');
    // A browser follows the answer to a form only where the page's policy names what it leads to.
    expect(page.headers.get("content-security-policy")).toContain("form-action 'self' store:;");
  });

  test("find a link of the site's own at its page", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password });
    const { link, token } = linkAndCode(await server.mailTo(email));
    expect(link.origin + link.pathname).toBe(`${SITE}/auth/confirm`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token_hash: token,
      type: "signup",
      redirect_to: SITE,
    });
  });
});

describe("links lead only where the shop's owner allows", () => {
  const lands = async (redirect: string) => {
    const email = newEmail();
    await server.client().signUp({ email, password, options: { emailRedirectTo: redirect } });
    const { target } = await follow(linkAndCode(await server.mailTo(email)).link);
    return target.href.replace(/#.*$/, "");
  };

  test.each([
    `${SITE}/anywhere?x=1`,
    "https://branch-7.preview.example/auth/done",
    "store://callback",
  ])("%s is allowed", async (redirect) => {
    expect(await lands(redirect)).toBe(redirect);
  });

  test.each([
    "https://evil.example/",
    "https://shop.example.evil.example/",
    "https://shop.example@evil.example/",
    "http://shop.example/",
    "//evil.example",
    "https://a.b.preview.example/x",
    "https://evil.example/https://x.preview.example/y",
    "javascript:alert(1)",
    "https://shop.example:8443/",
    "\\\\evil.example",
    "data:text/html,hello",
  ])("%s leads to the site instead", async (redirect) => {
    expect(await lands(redirect)).toBe(`${SITE}/`);
  });
});

describe("the mails", () => {
  test("are plain in both forms and say whose they are", async () => {
    const email = newEmail();
    await server.client().signUp({ email, password });
    const mail = await server.mailTo(email);
    expect(mail.subject).toBe("Confirm your The shop account");
    const { link, code } = linkAndCode(mail);
    expect(mail.html).toContain(link.href.replaceAll("&", "&amp;"));
    expect(mail.html).toContain(code);
    expect(mail.html).toContain("The shop");
    expect(mail.html).not.toContain("<script");
  });
});
