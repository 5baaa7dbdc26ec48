import { createHmac, randomUUID } from "node:crypto";
import { decodeJwt, SignJWT } from "jose";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { makeSecrets } from "#server/secrets.ts";
import { ACCESS_TOKEN_SECONDS, signAccessToken } from "./access-tokens.ts";
import { linkAndCode, openTestServer, type TestServer } from "./testing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});

const password = "correct horse";
let people = 0;

async function signedUp() {
  const email = `target${++people}@example.com`;
  const { body } = await server.call("POST", "/signup", { email, password });
  return { email, token: body.access_token as string, refreshToken: body.refresh_token as string };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("forged tokens", () => {
  const refused = async (
    token: string,
    why = /^invalid JWT: unable to parse or verify signature/,
  ) => {
    const { status, body } = await server.call("GET", "/user", undefined, bearer(token));
    expect({ status, code: body.error_code }).toEqual({ status: 403, code: "bad_jwt" });
    expect(body.msg).toMatch(why);
  };

  test("one without a signature is refused", async () => {
    const { token } = await signedUp();
    const [, payload] = token.split(".");
    for (const alg of ["none", "None", "NONE", ""]) {
      await refused(`${base64url({ alg, typ: "JWT" })}.${payload}.`);
    }
    await refused(`${token.split(".").slice(0, 2).join(".")}.`);
  });

  test("one signed with another key is refused, whatever key it names", async () => {
    const { token } = await signedUp();
    const { signingKey } = await makeSecrets();
    const claims = decodeJwt(token) as never;
    await refused(await signAccessToken(claims, signingKey), /unrecognized JWT kid/);
    const posing = { ...signingKey, kid: server.secrets.signingKey.kid };
    await refused(await signAccessToken(claims, posing), /signature is invalid/);
  });

  test("one that uses the public key as an HMAC secret is refused", async () => {
    const { token } = await signedUp();
    const { kid, x, y } = server.secrets.signingKey;
    const head = `${base64url({ alg: "HS256", typ: "JWT", kid })}.${token.split(".")[1]}`;
    for (const secret of [x, y, JSON.stringify({ x, y })]) {
      const signature = createHmac("sha256", secret).update(head).digest("base64url");
      await refused(`${head}.${signature}`);
    }
  });

  test("one that brings its own key is refused", async () => {
    const { token } = await signedUp();
    const { signingKey } = await makeSecrets();
    const { kty, crv, x, y } = signingKey;
    const brought = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({
        alg: "ES256",
        kid: server.secrets.signingKey.kid,
        jwk: { kty, crv, x, y },
      })
      .sign(
        await crypto.subtle.importKey(
          "jwk",
          signingKey,
          { name: "ECDSA", namedCurve: "P-256" },
          false,
          ["sign"],
        ),
      );
    await refused(brought);
  });

  test("one with other claims is refused", async () => {
    const { token } = await signedUp();
    const [head, , signature] = token.split(".");
    const claims = { ...decodeJwt(token), sub: randomUUID(), role: "service_role" };
    await refused(`${head}.${base64url(claims)}.${signature}`);
  });

  test("an expired one is refused", async () => {
    const { token } = await signedUp();
    server.clock.ms += (ACCESS_TOKEN_SECONDS + 1) * 1000;
    await refused(token, /token is expired$/);
  });

  test.each(["x", "a.b", "a.b.c", "a.b.c.d", "....", "ё.ё.ё", "null", `${"x".repeat(8_000)}.y.z`])(
    "%s is no token",
    async (token) => refused(encodeURI(token)),
  );

  test.each(["", "Bearer", "Bearer  ", "Basic dXNlcjpwYXNz", "bearer a b"])(
    "the header “%s” is no authorization",
    async (authorization) => {
      const { status, body } = await server.call("GET", "/user", undefined, { authorization });
      expect({ status, body }).toEqual({
        status: 401,
        body: {
          code: 401,
          error_code: "no_authorization",
          msg: "This endpoint requires a Bearer token",
        },
      });
    },
  );

  test("the site's public key is nobody's session", async () => {
    const { status, body } = await server.call(
      "GET",
      "/user",
      undefined,
      bearer(server.env.publishableKey),
    );
    expect({ status, code: body.error_code }).toEqual({ status: 403, code: "bad_jwt" });
  });
});

describe("a genuine token that has lost its ground", () => {
  test("is refused after signing out", async () => {
    const { token } = await signedUp();
    await server.call("POST", "/logout", undefined, bearer(token));
    expect(await server.call("GET", "/user", undefined, bearer(token))).toMatchObject({
      status: 403,
      body: { error_code: "session_not_found" },
    });
  });

  test("is refused after the account is gone", async () => {
    const { token, email } = await signedUp();
    await server.database.transaction((tx) =>
      tx.query("delete from auth.users where email = $1", [email]),
    );
    expect(await server.call("GET", "/user", undefined, bearer(token))).toMatchObject({
      status: 403,
      body: { error_code: "user_not_found" },
    });
  });

  test("is refused where the account goes while its new password is being hashed", {
    tags: "long",
  }, async () => {
    let onHash = () => {};
    const slow = await openTestServer({
      passwordCost: {
        get memoryCost() {
          onHash();
          return 65_536;
        },
        timeCost: 4,
        parallelism: 1,
      },
    });
    const email = "vanishing@example.com";
    await slow.call("POST", "/signup", { email, password });
    const { body } = await slow.call("POST", "/token?grant_type=password", { email, password });
    const hashing = new Promise<void>((resolve) => {
      onHash = resolve;
    });
    const changing = slow.call(
      "PUT",
      "/user",
      { password: "another horse", current_password: password },
      bearer(body.access_token),
    );
    await hashing;
    await slow.database.transaction((tx) =>
      tx.query("delete from auth.users where email = $1", [email]),
    );
    expect((await changing).body.error_code).toBe("user_not_found");
  });

  test("does not open somebody else's session", async () => {
    const mine = decodeJwt((await signedUp()).token);
    const theirs = decodeJwt((await signedUp()).token);
    const mixed = await signAccessToken(
      { ...mine, session_id: theirs.session_id } as never,
      server.secrets.signingKey,
    );
    expect(await server.call("GET", "/user", undefined, bearer(mixed))).toMatchObject({
      status: 403,
      body: { error_code: "session_not_found" },
    });
  });
});

const calls: [method: string, path: string][] = [
  ["POST", "/signup"],
  ["POST", "/token?grant_type=password"],
  ["POST", "/token?grant_type=refresh_token"],
  ["POST", "/token?grant_type=pkce"],
  ["POST", "/token?grant_type=id_token"],
  ["POST", "/token?grant_type=web3"],
  ["POST", "/otp"],
  ["POST", "/magiclink"],
  ["POST", "/verify"],
  ["POST", "/sso"],
  ["POST", "/recover"],
  ["POST", "/resend"],
  ["PUT", "/user"],
  ["POST", "/factors"],
  ["POST", `/factors/${randomUUID()}/challenge`],
  ["POST", `/factors/${randomUUID()}/verify`],
  ["DELETE", `/factors/${randomUUID()}`],
  ["DELETE", `/user/identities/${randomUUID()}`],
  ["GET", "/user/identities/authorize?provider=google"],
  ["POST", "/invite"],
  ["POST", "/admin/generate_link"],
  ["POST", "/admin/users"],
  ["PUT", `/admin/users/${randomUUID()}`],
  ["DELETE", `/admin/users/${randomUUID()}`],
];

const fields = [
  ..."email phone password data channel code_challenge code_challenge_method refresh_token".split(
    " ",
  ),
  ..."auth_code code_verifier id_token provider nonce chain message signature token".split(" "),
  ..."token_hash type redirect_to create_user friendly_name factor_type challenge_id code".split(
    " ",
  ),
  ..."webauthn gotrue_meta_security app_metadata current_password issuer id role".split(" "),
];

describe("strange bodies", () => {
  const values: unknown[] = [
    null,
    0,
    -1,
    1e308,
    true,
    "",
    [],
    {},
    [[]],
    { a: 1 },
    "\u0000",
    "\ud800",
    "a\u0000@b.example",
    "' or 1=1 --",
    "x".repeat(100_000),
    { "\u0000": 1 },
    { constructor: 1, __proto__: 2 },
  ];

  test("wrong types, null bytes and the like are refused, never a failure of ours", {
    tags: "long",
  }, async () => {
    const { token } = await signedUp();
    const secret = server.secrets.secretKey;
    for (const [method, path] of calls) {
      const isAdmin = path.startsWith("/admin") || path === "/invite";
      for (const [at, value] of values.entries()) {
        const body = Object.fromEntries(fields.map((field) => [field, value]));
        const { status } = await server.call(method, path, method === "GET" ? undefined : body, {
          authorization: `Bearer ${isAdmin ? secret : token}`,
          ...(isAdmin && { apikey: secret }),
        });
        expect.soft(`${method} ${path} ${at}: ${status}`).toMatch(/: [234]\d\d$/);
      }
    }
    expect(server.logged.filter(({ level }) => level === "error")).toEqual([]);
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "12",
    "{'a':1}",
    '{"email":"a@b.example",}',
    '{"email":{"a":1}}',
    '{"email":["a"]}',
    `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
    `{"data":${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}}`,
  ])("the body %s is bad JSON", async (body) => {
    const response = await server.request("/token?grant_type=password", { method: "POST", body });
    expect(response.status).toBe(400);
    const { error_code, msg } = await response.json();
    expect(error_code).toBe("bad_json");
    expect(msg).toMatch(/^Could not parse request body as JSON: /);
  });

  test("a body of 20 MB is refused", { tags: "long" }, async () => {
    const response = await server.request("/signup", {
      method: "POST",
      body: JSON.stringify({ email: "a@b.example", password: "x".repeat(20_000_000) }),
    });
    expect(response.status).toBe(413);
    expect((await response.json()).error_code).toBe("request_too_large");
  });

  test("a null byte in the address is refused", async () => {
    for (const path of [
      "/verify?type=signup&token=a%00b",
      "/verify?type=a%00&token=b&redirect_to=%00",
      "/token?grant_type=pass%00word",
      "/factors/%00",
      "/admin/users/%00",
    ]) {
      const { status } = await server.request(path, { method: "GET" });
      expect(status).toBeLessThan(500);
    }
  });
});

describe("who may not call what", () => {
  test("every call that needs a session or the secret key says so", async () => {
    const { token } = await signedUp();
    for (const [method, path] of calls.slice(12)) {
      const isAdmin = path.startsWith("/admin") || path === "/invite";
      const body = method === "GET" ? undefined : {};
      const stranger = await server.call(method, path, body);
      expect.soft(`${path}: ${stranger.body.error_code}`).toBe(`${path}: no_authorization`);
      if (!isAdmin) continue;
      const shopper = await server.call(method, path, body, bearer(token));
      expect
        .soft(`${path}: ${shopper.status} ${shopper.body.error_code}`)
        .toBe(`${path}: 403 not_admin`);
    }
  });

  test("no key, no answer", async () => {
    const response = await server.app.request("/auth/v1/settings");
    expect(response.status).toBe(401);
  });
});

describe("unexpected failures", () => {
  test("tell an id and nothing else; the log has the rest", async () => {
    const database = {
      kind: "pglite" as const,
      identity: async () => "a database that fails",
      transaction: async () => {
        throw new Error("secret detail of the database");
      },
      listen: async () => {},
      close: async () => {},
    };
    const failing = await openTestServer({ database });
    const { status, body } = await failing.call("POST", "/token?grant_type=password", {
      email: "a@b.example",
      password,
    });
    expect(status).toBe(500);
    expect(body).toEqual({
      code: 500,
      error_code: "unexpected_failure",
      msg: "Unexpected failure, please check server logs for more information",
      error_id: expect.any(String),
    });
    const entry = failing.logged.find(({ message }) => message.includes("failed unexpectedly"));
    expect(entry?.fields).toMatchObject({ id: body.error_id });
    expect(JSON.stringify(entry?.fields)).toContain("secret detail");
  });
});

describe("the form of errors", () => {
  test("follows the API version that the client asks for", async () => {
    const versions: [string | undefined, object][] = [
      [undefined, { code: 400, error_code: "bad_json", msg: expect.any(String) }],
      ["nonsense", { code: 400, error_code: "bad_json", msg: expect.any(String) }],
      ["2023-01-01", { code: 400, error_code: "bad_json", msg: expect.any(String) }],
      ["2024-01-01", { code: "bad_json", message: expect.any(String) }],
      ["2030-01-01", { code: "bad_json", message: expect.any(String) }],
    ];
    for (const [version, form] of versions) {
      const response = await server.request("/recover", {
        method: "POST",
        body: "{",
        headers: version ? { "x-supabase-api-version": version } : {},
      });
      expect(await response.json()).toEqual(form);
      expect(response.headers.get("x-supabase-api-version")).toBe(
        "error_code" in form ? null : "2024-01-01",
      );
    }
  });
});

describe("a thousand guesses", () => {
  test("of a password never get through, and the owner is let in afterwards", {
    tags: "long",
  }, async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const strict = await openTestServer({
      limits: {
        signInByAccountAndAddress: { points: 10, seconds: 300 },
        signInByAddress: { points: 30, seconds: 300 },
      },
    });
    const email = "guessed-password@example.com";
    await strict.call("POST", "/signup", { email, password });
    const signIn = async (guess: string) =>
      (await strict.call("POST", "/token?grant_type=password", { email, password: guess })).status;
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, at) => signIn(at === 999 ? password : `guess ${at}`)),
    );
    expect(answers.filter((status) => status === 400)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(990);

    vi.setSystemTime(Date.now() + 299_000);
    expect(await signIn(password)).toBe(429);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await signIn(password)).toBe(200);
  });

  test("of a code never get through, and the link still does", { tags: "long" }, async () => {
    const strict = await openTestServer({
      rules: { confirmEmail: true },
      variables: { TRUSTED_PROXIES: "127.0.0.1" },
      limits: {
        verifyByAccountAndAddress: { points: 10, seconds: 3600 },
        verifyByAddress: { points: 30, seconds: 300 },
      },
    });
    const email = "guessed-code@example.com";
    await strict.call("POST", "/signup", { email, password });
    const { token, code } = linkAndCode(await strict.mailTo(email));
    const statuses = new Map<number, number>();
    for (let guess = 0; guess < 1000; guess += 1) {
      const { status } = await strict.call(
        "POST",
        "/verify",
        { email, type: "email", token: guess === 999 ? code : String(guess).padStart(6, "0") },
        { "x-forwarded-for": "203.0.113.7" },
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBeUndefined();
    expect(statuses.get(429)).toBe(990);
    const { status } = await strict.call(
      "POST",
      "/verify",
      { type: "email", token_hash: token },
      { "x-forwarded-for": "198.51.100.9" },
    );
    expect(status).toBe(200);
  });
});
