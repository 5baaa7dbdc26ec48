import type { AuthError } from "@supabase/auth-js";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { ensureAdmin } from "#server/auth/admin/ensure-admin.ts";
import { cheapPasswords, openTestServer, SITE, type TestServer } from "./testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});

const password = "correct horse";
let people = 0;
const newEmail = () => `person${++people}@example.com`;

async function signedUp(email = newEmail()) {
  const client = server.client();
  const { data, error } = await client.signUp({ email, password });
  if (error || !data.session) throw error ?? new Error("no session");
  return { client, email, session: data.session, user: data.session.user };
}

const failure = (error: AuthError | null) => ({
  status: error?.status,
  code: error?.code,
  message: error?.message,
});

describe("signing up where no mail server is set", () => {
  test("a new shopper is signed in at once", async () => {
    const client = server.client();
    const { data, error } = await client.signUp({
      email: "Ann@Example.com",
      password,
      options: { data: { name: "Ann" } },
    });
    expect(error).toBeNull();
    expect(data.session?.token_type).toBe("bearer");
    expect(data.user).toMatchObject({
      email: "ann@example.com",
      aud: "authenticated",
      role: "authenticated",
      phone: "",
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: {
        name: "Ann",
        email: "ann@example.com",
        email_verified: true,
        phone_verified: false,
        sub: data.user?.id,
      },
      is_anonymous: false,
    });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.identities?.[0]).toMatchObject({
      id: data.user?.id,
      user_id: data.user?.id,
      provider: "email",
      email: "ann@example.com",
    });
    expect(data.user?.email_confirmed_at).toMatch(/^\d{4}-.*Z$/);
    expect(data.user?.last_sign_in_at).toMatch(/^\d{4}-.*Z$/);
  });

  test("an address that is taken is said to be taken, in any spelling", async () => {
    const { email } = await signedUp();
    const { error } = await server.client().signUp({ email: email.toUpperCase(), password });
    expect(failure(error)).toEqual({
      status: 422,
      code: "user_already_exists",
      message: "User already registered",
    });
  });

  test("two sign-ups at the same moment make one account", async () => {
    const email = newEmail();
    const answers = await Promise.all(
      [1, 2].map(() => server.call("POST", "/signup", { email, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test.each([
    ["12345", 422, "weak_password", "Password should be at least 6 characters."],
    ["x".repeat(73), 400, "validation_failed", "Password cannot be longer than 72 characters"],
  ])("the password %s is refused", async (bad, status, code, message) => {
    const { error } = await server.client().signUp({ email: newEmail(), password: bad });
    expect(failure(error)).toEqual({ status, code, message });
  });

  test("a weak password's answer says why", async () => {
    const { body } = await server.call("POST", "/signup", { email: newEmail(), password: "123" });
    expect(body).toEqual({
      code: 422,
      error_code: "weak_password",
      msg: "Password should be at least 6 characters.",
      weak_password: { reasons: ["length"] },
    });
  });

  test("passwords of 6 and of 72 characters are accepted", async () => {
    for (const good of ["123456", "ß".repeat(72)]) {
      const { error } = await server.client().signUp({ email: newEmail(), password: good });
      expect(error).toBeNull();
    }
  });

  test.each([
    [{ email: "nobody", password }, "Unable to validate email address: invalid format"],
    [{ email: `${"a".repeat(250)}@b.example`, password }, "An email address is too long"],
    [{ email: "a@b.example" }, "Signup requires a valid password"],
    [
      { email: "a@b.example", password, code_challenge: "short", code_challenge_method: "s256" },
      "code challenge has to be between 43 and 128 characters",
    ],
    [
      { email: "a@b.example", password, code_challenge: "x".repeat(43) },
      "PKCE flow requires code_challenge_method and code_challenge",
    ],
  ])("%j is refused", async (body, msg) => {
    const answer = await server.call("POST", "/signup", body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 400, error_code: "validation_failed", msg },
    });
  });

  test("without an address it would be an anonymous account, which is disabled", async () => {
    const { error } = await server.client().signInAnonymously();
    expect(failure(error)).toMatchObject({ status: 422, code: "anonymous_provider_disabled" });
  });

  test("closed sign-ups are refused", async () => {
    const closed = await openTestServer({ variables: { SIGN_UPS: "closed" } });
    const { error } = await closed.client().signUp({ email: newEmail(), password });
    expect(failure(error)).toMatchObject({ status: 422, code: "signup_disabled" });
  });

  test("where linking by hand is off, nobody links or unlinks", async () => {
    const strict = await openTestServer({
      variables: { MANUAL_LINKING: "false", GOOGLE_CLIENT_IDS: "shop" },
    });
    const { data } = await strict.client().signUp({ email: newEmail(), password });
    const headers = { Authorization: `Bearer ${data.session?.access_token}` };
    const link = { provider: "google", id_token: "x", link_identity: true };
    const asked = [
      strict.call("GET", "/user/identities/authorize?provider=google", undefined, headers),
      strict.call("DELETE", `/user/identities/${crypto.randomUUID()}`, undefined, headers),
      strict.call("POST", "/token?grant_type=id_token", link, headers),
    ];
    for (const { status, body } of await Promise.all(asked)) {
      expect([status, body.error_code]).toEqual([404, "manual_linking_disabled"]);
    }
  });
});

describe("signing in", () => {
  test("with the right password gives a session", async () => {
    const { email } = await signedUp();
    const { data, error } = await server
      .client()
      .signInWithPassword({ email: email.toUpperCase(), password });
    expect(error).toBeNull();
    expect(data.session?.expires_in).toBe(3600);
    expect(data.user?.email).toBe(email);
  });

  test("says the same for a wrong password and an unknown address", async () => {
    const { email } = await signedUp();
    const answers = [];
    for (const tried of [email, "nobody-here@example.com"]) {
      answers.push(
        await server.call("POST", "/token?grant_type=password", {
          email: tried,
          password: "wrong",
        }),
      );
    }
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toEqual({
        code: 400,
        error_code: "invalid_credentials",
        msg: "Invalid login credentials",
      });
    }
  });

  test("takes as long for an unknown address as for a wrong password", async () => {
    const slow = await openTestServer({
      // Many times what the rest of a request takes.
      passwordCost: { memoryCost: 19_456, timeCost: 8, parallelism: 1 },
    });
    const email = newEmail();
    await slow.client().signUp({ email, password });
    const least = { [email]: Infinity, "nobody@example.com": Infinity };
    // In turn, and again where something else held one of them up.
    for (let round = 0; round < 40; round += 1) {
      for (const [tried, ms] of Object.entries(least)) {
        const start = performance.now();
        await slow.call("POST", "/token?grant_type=password", { email: tried, password: "wrong" });
        if (round > 0) least[tried] = Math.min(ms, performance.now() - start);
      }
      if (round > 4 && isAlike()) break;
    }
    // Without a hash to compare with it would take a tenth.
    expect(isAlike(), JSON.stringify(least)).toBe(true);

    function isAlike() {
      return least["nobody@example.com"]! > least[email]! * 0.4;
    }
  });

  test("an unconfirmed address may not enter", async () => {
    const confirming = await openTestServer({ rules: { confirmEmail: true } });
    const email = newEmail();
    await confirming.client().signUp({ email, password });
    const { error } = await confirming.client().signInWithPassword({ email, password });
    expect(failure(error)).toEqual({
      status: 400,
      code: "email_not_confirmed",
      message: "Email not confirmed",
    });
    const wrong = await confirming.client().signInWithPassword({ email, password: "wrong!" });
    expect(wrong.error?.code).toBe("invalid_credentials");
  });

  test.each([
    [{ password }, "missing email or phone"],
    [
      { email: "a@b.example", phone: "15550100", password },
      "Only an email address or phone number should be provided on login.",
    ],
  ])("%j is refused", async (body, msg) => {
    const answer = await server.call("POST", "/token?grant_type=password", body);
    expect(answer).toMatchObject({ status: 400, body: { error_code: "validation_failed", msg } });
  });

  test("by phone is disabled where no text provider is set", async () => {
    const { error } = await server.client().signInWithPassword({ phone: "+15550100", password });
    expect(failure(error)).toMatchObject({ status: 400, code: "phone_provider_disabled" });
  });

  test("an unknown grant is refused", async () => {
    const { status, body } = await server.call("POST", "/token?grant_type=magic", {});
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 400, error_code: "invalid_credentials", msg: "unsupported_grant_type" },
    });
  });
});

describe("the access token", () => {
  test("carries the claims of the hosted service and is signed with ES256", async () => {
    const { session, user } = await signedUp();
    expect(decodeProtectedHeader(session.access_token)).toEqual({
      alg: "ES256",
      kid: server.secrets.signingKey.kid,
      typ: "JWT",
    });
    const claims = decodeJwt(session.access_token);
    expect(claims).toMatchObject({
      iss: `${SITE}/auth/v1`,
      sub: user.id,
      aud: "authenticated",
      email: user.email,
      phone: "",
      role: "authenticated",
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[\da-f-]{36}$/),
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
  });

  test("is verified by the client library with the published keys", async () => {
    const { client } = await signedUp();
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.role).toBe("authenticated");
    const keys = await server.call("GET", "/.well-known/jwks.json");
    expect(Object.keys(keys.body.keys[0]).sort()).toEqual(
      ["alg", "crv", "ext", "key_ops", "kid", "kty", "use", "x", "y"].sort(),
    );
  });

  test("opens the person's own account", async () => {
    const { client, user } = await signedUp();
    const { data, error } = await client.getUser();
    expect(error).toBeNull();
    expect(data.user).toEqual(user);
  });
});

describe("refreshing", () => {
  const refresh = (token: string) =>
    server.call("POST", "/token?grant_type=refresh_token", { refresh_token: token });

  test("gives a new pair of tokens for the same session", async () => {
    const { client, session } = await signedUp();
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const id = (token: string) => decodeJwt(token).session_id;
    expect(id(data.session?.access_token ?? "")).toBe(id(session.access_token));
  });

  test("a client that lost the answer gets the same token again", async () => {
    const { session } = await signedUp();
    const [first, again] = await Promise.all([
      refresh(session.refresh_token),
      refresh(session.refresh_token),
    ]);
    expect(first.status).toBe(200);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
    const third = await refresh(first.body.refresh_token);
    const lateTab = await refresh(session.refresh_token);
    expect(lateTab.body.refresh_token).toBe(third.body.refresh_token);
  });

  test("a used token that comes back later ends the session", async () => {
    const { session } = await signedUp();
    const { body } = await refresh(session.refresh_token);
    server.clock.ms += 11_000;
    const replay = await refresh(session.refresh_token);
    expect(replay).toMatchObject({
      status: 400,
      body: {
        error_code: "refresh_token_already_used",
        msg: "Invalid Refresh Token: Already Used",
      },
    });
    expect((await refresh(body.refresh_token)).body.error_code).toBe("refresh_token_not_found");
    const user = await server.call("GET", "/user", undefined, {
      authorization: `Bearer ${body.access_token}`,
    });
    expect(user).toMatchObject({ status: 403, body: { error_code: "session_not_found" } });
  });

  test("an invented token is not found", async () => {
    expect(await refresh("invented")).toMatchObject({
      status: 400,
      body: {
        code: 400,
        error_code: "refresh_token_not_found",
        msg: "Invalid Refresh Token: Refresh Token Not Found",
      },
    });
  });

  test("the database holds no token that would sign anybody in", async () => {
    const { session } = await signedUp();
    const { rows } = await server.database.transaction((tx) =>
      tx.query<{ token: string }>("select token from auth.refresh_tokens"),
    );
    expect(rows.map((row) => row.token)).not.toContain(session.refresh_token);
    for (const { token } of rows) {
      expect((await refresh(token)).body.error_code).toBe("refresh_token_not_found");
    }
  });
});

describe("signing out", () => {
  async function twoDevices() {
    const { client: first, email } = await signedUp();
    const second = server.client();
    await second.signInWithPassword({ email, password });
    const isIn = async (client: typeof first) => {
      const { data } = await client.refreshSession();
      return data.session !== null;
    };
    return { first, second, isIn };
  }

  test("everywhere by default", async () => {
    const { first, second, isIn } = await twoDevices();
    expect((await first.signOut()).error).toBeNull();
    expect(await isIn(second)).toBe(false);
  });

  test("only here", async () => {
    const { first, second, isIn } = await twoDevices();
    expect((await first.signOut({ scope: "local" })).error).toBeNull();
    expect(await isIn(second)).toBe(true);
  });

  test("everywhere else", async () => {
    const { first, second, isIn } = await twoDevices();
    expect((await first.signOut({ scope: "others" })).error).toBeNull();
    expect(await isIn(second)).toBe(false);
    expect(await isIn(first)).toBe(true);
  });

  test("an unknown scope is refused", async () => {
    const { session } = await signedUp();
    const answer = await server.call("POST", "/logout?scope=universe", undefined, {
      authorization: `Bearer ${session.access_token}`,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { error_code: "validation_failed", msg: 'Unsupported logout scope "universe"' },
    });
  });
});

describe("changing one's account", () => {
  test("metadata is merged key by key, and null removes a key", async () => {
    const { client } = await signedUp();
    await client.updateUser({ data: { name: "Ann", city: "Southfield" } });
    const { data, error } = await client.updateUser({ data: { city: null } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: "Ann", email_verified: true });
    expect(data.user?.user_metadata).not.toHaveProperty("city");
  });

  test("a new password ends the other sessions, keeps this one, and is told by mail", async () => {
    const { client, email } = await signedUp();
    const other = server.client();
    await other.signInWithPassword({ email, password });
    const { error } = await client.updateUser({
      password: "another password",
      current_password: password,
    });
    expect(error).toBeNull();
    expect((await other.refreshSession()).data.session).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    const old = await server.client().signInWithPassword({ email, password });
    expect(old.error?.code).toBe("invalid_credentials");
    const fresh = await server.client().signInWithPassword({ email, password: "another password" });
    expect(fresh.error).toBeNull();
    expect((await server.mailTo(email)).subject).toBe("Your The shop password was changed");
  });

  test("the same password is no new password", async () => {
    const { client } = await signedUp();
    const { error } = await client.updateUser({ password, current_password: password });
    expect(failure(error)).toEqual({
      status: 422,
      code: "same_password",
      message: "New password should be different from the old password.",
    });
  });

  test("somebody else's address is taken", async () => {
    const { email } = await signedUp();
    const { client } = await signedUp();
    const { error } = await client.updateUser({ email, current_password: password });
    expect(failure(error)).toMatchObject({ status: 422, code: "email_exists" });
  });

  test("nobody changes what only the service may change", async () => {
    const { session } = await signedUp();
    const answer = await server.call(
      "PUT",
      "/user",
      { app_metadata: { role: "admin" } },
      { authorization: `Bearer ${session.access_token}` },
    );
    expect(answer).toMatchObject({ status: 403, body: { error_code: "not_admin" } });
  });

  test("metadata that would not fit into a token is refused", async () => {
    const { client } = await signedUp();
    const { error } = await client.updateUser({ data: { story: "x".repeat(9_000) } });
    expect(failure(error)).toMatchObject({ status: 400, code: "validation_failed" });
  });
});

describe("what anybody may know", () => {
  test("settings say what is offered", async () => {
    const { body } = await server.call("GET", "/settings");
    expect(body).toMatchObject({
      external: { email: true, phone: false, google: false, github: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
    });
  });

  test("health answers", async () => {
    expect((await server.call("GET", "/health")).body.name).toBe("GoTrue");
  });

  test("an address that is no call is answered as JSON", async () => {
    expect(await server.call("GET", "/nothing")).toMatchObject({
      status: 404,
      body: { code: 404, msg: "404 page not found" },
    });
  });
});

describe("the shop's administrator", () => {
  const roles = async (email: string) => {
    const { rows } = await server.database.transaction((tx) =>
      tx.query<{ role: string }>(
        `select r.role from public.user_roles r join auth.users u on u.id = r.user_id
         where u.email = $1`,
        [email],
      ),
    );
    return rows.map((row) => row.role);
  };
  const deps = () => ({ database: server.database, passwordCost: cheapPasswords });

  test("is made at the first start and stays at the next", async () => {
    const admin = { email: "owner@example.com", password: "the owner's" };
    await ensureAdmin(deps(), admin);
    const { data } = await server.client().signInWithPassword(admin);
    await ensureAdmin(deps(), admin);
    expect(await roles(admin.email)).toEqual(["admin"]);
    const still = await server.call("POST", "/token?grant_type=refresh_token", {
      refresh_token: data.session?.refresh_token,
    });
    expect(still.status).toBe(200);
  });

  test("a password that its owner changed is not undone by the next start", async () => {
    const { email } = await signedUp();
    const given = { email, password: "the given one" };
    expect(await ensureAdmin(deps(), given)).toBe("as given");
    const client = server.client();
    await client.signInWithPassword(given);
    const change = { password: "the owner's own", current_password: given.password };
    expect((await client.updateUser(change)).error).toBeNull();
    expect(await ensureAdmin(deps(), given)).toBe("changed since");
    const { data, error } = await client.refreshSession();
    expect([error, data.session === null]).toEqual([null, false]);
    expect((await server.client().signInWithPassword(given)).error?.status).toBe(400);
    const own = { email, password: "the owner's own" };
    expect((await server.client().signInWithPassword(own)).error).toBeNull();
  });

  test("an account that is there already gets the password and the role", async () => {
    const { email } = await signedUp();
    await ensureAdmin(deps(), { email, password: "a new one" });
    const { error } = await server.client().signInWithPassword({ email, password: "a new one" });
    expect(error).toBeNull();
    expect(await roles(email)).toEqual(["admin"]);
  });
});
