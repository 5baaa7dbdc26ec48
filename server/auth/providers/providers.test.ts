import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import type { AuthError, User } from "@supabase/auth-js";
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { linkAndCode, openTestServer, SITE, type TestServer } from "#server/auth/testing.ts";

const password = "correct horse";
const failure = (error: AuthError | null) => ({ status: error?.status, code: error?.code });

describe("by phone", () => {
  let server: TestServer;
  const sent: { phone: string; text: string }[] = [];
  let refusing = false;
  beforeAll(async () => {
    server = await openTestServer({
      async sendText({ phone, body }) {
        if (refusing) return { outcome: "failed" };
        sent.push({ phone, text: body });
        return { outcome: "sent" };
      },
    });
  });
  let lines = 100;
  const newPhone = () => `+1248555${String(++lines).padStart(4, "0")}`;
  const lastCode = () => /\d{6}/.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";

  test("a sign-up is confirmed by the texted code", async () => {
    const client = server.client();
    const phone = newPhone();
    const { data, error } = await client.signUp({ phone, password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(sent.at(-1)?.phone).toBe(phone);
    const early = await server.client().signInWithPassword({ phone, password });
    expect(failure(early.error)).toEqual({ status: 400, code: "phone_not_confirmed" });
    const verified = await client.verifyOtp({ phone, token: lastCode(), type: "sms" });
    expect(verified.data.user).toMatchObject({ phone: phone.slice(1) });
    expect((await server.client().signInWithPassword({ phone, password })).error).toBeNull();
  });

  test("a code signs in without a password, and makes the account", async () => {
    const client = server.client();
    const phone = newPhone();
    expect((await client.signInWithOtp({ phone })).error).toBeNull();
    const { data } = await client.verifyOtp({ phone, token: lastCode(), type: "sms" });
    expect(data.session?.user.phone).toBe(phone.slice(1));
    const wrong = await client.verifyOtp({ phone, token: "000000", type: "sms" });
    expect(failure(wrong.error)).toEqual({ status: 403, code: "otp_expired" });
  });

  test("a stranger who should get no account gets no text, and the same answer", async () => {
    const before = sent.length;
    const { error } = await server
      .client()
      .signInWithOtp({ phone: newPhone(), options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    await server.idle();
    expect(sent).toHaveLength(before);
  });

  test("an unconfirmed number gets its code again", async () => {
    const phone = newPhone();
    const client = server.client();
    await client.signUp({ phone, password });
    const before = sent.length;
    expect((await client.resend({ type: "sms", phone })).error).toBeNull();
    await server.idle();
    expect(sent).toHaveLength(before + 1);
    const { error } = await client.verifyOtp({ phone, token: lastCode(), type: "sms" });
    expect(error).toBeNull();
  });

  test("a taken number looks like a new one", async () => {
    const phone = newPhone();
    const client = server.client();
    await client.signInWithOtp({ phone });
    await client.verifyOtp({ phone, token: lastCode(), type: "sms" });
    const { data } = await server.client().signUp({ phone, password });
    expect(data.user).toMatchObject({ phone: phone.slice(1), identities: [] });
  });

  test("a number can be added and changed", async () => {
    const client = server.client();
    await client.signUp({ email: "phoner@example.com", password });
    const phone = newPhone();
    const { data } = await client.updateUser({ phone, current_password: password });
    expect(data.user?.new_phone).toBe(phone.slice(1));
    await client.resend({ type: "phone_change", phone });
    await server.idle();
    const changed = await client.verifyOtp({ phone, token: lastCode(), type: "phone_change" });
    expect(changed.error).toBeNull();
    expect(changed.data.user?.app_metadata.providers).toEqual(["email", "phone"]);

    const { data: listed } = await client.getUserIdentities();
    const byPhone = listed?.identities.find(({ provider }) => provider === "phone");
    const byEmail = listed?.identities.find(({ provider }) => provider === "email");
    if (!byPhone || !byEmail) throw new Error("an identity is missing");
    expect((await client.unlinkIdentity(byPhone)).error).toBeNull();
    const last = await client.unlinkIdentity(byEmail);
    expect(failure(last.error)).toEqual({ status: 422, code: "single_identity_not_deletable" });
    const { data: after } = await client.getUser();
    expect(after.user?.phone).toBe("");
    expect(after.user?.app_metadata.providers).toEqual(["email"]);
  });

  test.each(["1", "+abc", "0248", "+1234567890123456"])("%s is no number", async (phone) => {
    const { error } = await server.client().signInWithOtp({ phone });
    expect(failure(error)).toEqual({ status: 400, code: "validation_failed" });
  });

  describe("asked for by attackers", () => {
    let behindProxy: TestServer;
    beforeAll(async () => {
      behindProxy = await openTestServer({
        variables: { TRUSTED_PROXIES: "127.0.0.0/8" },
        sendText: async ({ phone, body }) => {
          sent.push({ phone, text: body });
          return { outcome: "sent" };
        },
      });
    });
    const countUsers = async () => {
      const { rows } = await server.database.transaction((tx) =>
        tx.query<{ count: number }>("select count(*)::int as count from auth.users"),
      );
      return rows[0]!.count;
    };

    test("premium, Caribbean and foreign numbers get none of 150, and no account", {
      tags: "long",
    }, async () => {
      const before = sent.length;
      const accounts = await countUsers();
      const statuses = new Set<number>();
      for (let index = 0; index < 150; index += 1) {
        const start = ["1900555", "1876555", "1248976", "88212", "3725"][index % 5]!;
        const phone = `+${start}${String(1000 + index)}`;
        const path = index % 2 ? "/signup" : "/otp";
        const { status } = await behindProxy.call(
          "POST",
          path,
          { phone, password },
          { "x-forwarded-for": `192.0.2.${index % 5}` },
        );
        statuses.add(status);
      }
      expect([...statuses]).toEqual([422]);
      expect(sent).toHaveLength(before);
      expect(await countUsers()).toBe(accounts);
    });

    test("second factors of one account get ten of thirty an hour", { tags: "long" }, async () => {
      const client = behindProxy.client();
      const { data } = await client.signUp({ email: "bomber@example.com", password });
      const authorization = `Bearer ${data.session!.access_token}`;
      const before = sent.length;
      const statuses: Record<number, number> = {};
      const factors: string[] = [];
      for (let index = 0; index < 10; index += 1) {
        const asked = { factor_type: "phone", friendly_name: `${index}`, phone: newPhone() };
        const { body } = await behindProxy.call("POST", "/factors", asked, { authorization });
        factors.push(body.id);
      }
      await Promise.all(
        Array.from({ length: 30 }, async (_, index) => {
          const path = `/factors/${factors[index % 10]}/challenge`;
          const { status } = await behindProxy.call("POST", path, {}, { authorization });
          statuses[status] = (statuses[status] ?? 0) + 1;
        }),
      );
      expect(statuses).toEqual({ 200: 10, 429: 20 });
      expect(sent).toHaveLength(before + 10);
    });

    test("one number gets ten a day, from however many addresses", async () => {
      const phone = newPhone();
      const statuses = [];
      for (let index = 0; index < 12; index += 1) {
        const { status } = await behindProxy.call(
          "POST",
          "/otp",
          { phone },
          { "x-forwarded-for": `198.51.100.${index}` },
        );
        statuses.push(status);
      }
      expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    });
  });

  test("a text that cannot be sent is said", async () => {
    refusing = true;
    const { error } = await server.client().signInWithOtp({ phone: newPhone() });
    refusing = false;
    expect(failure(error)).toEqual({ status: 422, code: "sms_send_failed" });
  });
});

describe("with a captcha", () => {
  let server: TestServer;
  const asked: URLSearchParams[] = [];
  beforeAll(async () => {
    server = await openTestServer({
      variables: { TURNSTILE_SECRET: "turnstile" },
      fetch: (async (_url: string, init: RequestInit) => {
        const fields = init.body as URLSearchParams;
        asked.push(fields);
        if (fields.get("response") === "down") throw new Error("no network");
        return Response.json(
          fields.get("response") === "human"
            ? { success: true, hostname: "shop.example", action: "account" }
            : { success: false, "error-codes": ["invalid-input-response"] },
        );
      }) as typeof fetch,
    });
  });

  test("people pass", async () => {
    const { error } = await server.client().signUp({
      email: "human@example.com",
      password,
      options: { captchaToken: "human" },
    });
    expect(error).toBeNull();
    expect(asked.at(-1)?.get("secret")).toBe("turnstile");
    expect(asked.at(-1)?.get("remoteip")).toBe("127.0.0.1");
  });

  test("programs do not", async () => {
    const client = server.client();
    const options = { captchaToken: "robot" };
    const email = "human@example.com";
    const answers = [
      await client.signUp({ email: "robot@example.com", password, options }),
      await client.signInWithPassword({ email, password, options }),
      await client.signInWithOtp({ email, options }),
      await client.resetPasswordForEmail(email, options),
      await client.resend({ type: "signup", email, options }),
      await client.signInWithPassword({ email, password }),
    ];
    for (const { error } of answers) {
      expect(failure(error)).toEqual({ status: 400, code: "captcha_failed" });
    }
  });

  test("where the captcha service is away, the answer may be tried again", async () => {
    const { status, body } = await server.call("POST", "/recover", {
      email: "human@example.com",
      gotrue_meta_security: { captcha_token: "down" },
    });
    expect({ status, msg: body.msg }).toEqual({
      status: 500,
      msg: "captcha verification process failed",
    });
  });

  test("refreshing needs none", async () => {
    const client = server.client();
    const email = "human@example.com";
    await client.signInWithPassword({ email, password, options: { captchaToken: "human" } });
    expect((await client.refreshSession()).error).toBeNull();
  });
});

describe("with Google", () => {
  let server: TestServer;
  let google: Parameters<typeof openTestServer>[0];
  let idToken: (claims: Record<string, unknown>, audience?: string) => Promise<string>;
  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair("RS256");
    const jwk = { ...(await exportJWK(publicKey)), kid: "google-1", alg: "RS256" };
    google = {
      variables: { GOOGLE_CLIENT_IDS: "shop-client" },
      googleKeys: createLocalJWKSet({ keys: [jwk] }),
    };
    server = await openTestServer(google);
    idToken = (claims, audience = "shop-client") =>
      new SignJWT({ email_verified: true, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "google-1" })
        .setIssuer("https://accounts.google.com")
        .setAudience(audience)
        .setIssuedAt(Math.floor(server.clock.ms / 1000))
        .setExpirationTime(Math.floor(server.clock.ms / 1000) + 600)
        .sign(privateKey);
  });
  const signIn = async (token: string, nonce?: string) =>
    server.client().signInWithIdToken({ provider: "google", token, nonce });

  test("somebody new gets an account, and the same one next time", async () => {
    const claims = { sub: "g-1", email: "Gail@Example.com", name: "Gail" };
    const { data, error } = await signIn(await idToken(claims));
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: "gail@example.com",
      app_metadata: { provider: "google", providers: ["google"] },
      user_metadata: { full_name: "Gail", email_verified: true },
    });
    const again = await signIn(await idToken({ ...claims, email: "new@example.com" }));
    expect(again.data.user?.id).toBe(data.user?.id);
  });

  test("an account whose address was proven is joined", async () => {
    const proving = await openTestServer({ ...google, rules: { confirmEmail: true } });
    const email = "joined@example.com";
    const { data: before } = await proving.client().signUp({ email, password });
    const { link } = linkAndCode(await proving.mailTo(email));
    await proving.press(link);
    const { data } = await proving
      .client()
      .signInWithIdToken({ provider: "google", token: await idToken({ sub: "g-2", email }) });
    expect(data.user?.id).toBe(before.user?.id);
    expect(data.user?.app_metadata.providers).toEqual(["email", "google"]);
    expect((await server.client().signInWithPassword({ email, password })).error).toBeNull();
  });

  test("where no mail proves an address, whoever took it stays outside when its owner comes", async () => {
    const email = "taken@example.com";
    const { data } = await server.client().signUp({ email, password: "the stranger's" });
    // A factor of the stranger's would ask the owner for a code that only the stranger has.
    await server.database.transaction((tx) =>
      tx.query(
        `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
         values ($1, 'theirs', 'totp', 'verified')`,
        [data.user?.id],
      ),
    );
    const owner = await signIn(await idToken({ sub: "g-77", email }));
    expect([owner.error, owner.data.user?.factors]).toEqual([null, undefined]);
    const stranger = server.client();
    const again = await stranger.signInWithPassword({ email, password: "the stranger's" });
    expect(again.error?.code).toBe("invalid_credentials");
    const refreshed = await server.call("POST", "/token?grant_type=refresh_token", {
      refresh_token: data.session?.refresh_token,
    });
    expect(refreshed.status).toBe(400);
  });

  test("whoever took the address without confirming it stays outside", async () => {
    const confirming = await openTestServer({ rules: { confirmEmail: true } });
    const email = "prior@example.com";
    await confirming.client().signUp({ email, password: "the stranger's" });
    const { link } = linkAndCode(await confirming.mailTo(email));
    const { error } = await signIn(await idToken({ sub: "g-3", email }));
    expect(error).toBeNull();
    const stranger = await server.client().signInWithPassword({
      email,
      password: "the stranger's",
    });
    expect(stranger.error?.code).toBe("invalid_credentials");
    const followed = await confirming.press(link);
    expect(followed.headers.get("location")).toContain("otp_expired");
  });

  test("the nonce must be the one that was asked with", async () => {
    const nonce = createHash("sha256").update("secret").digest("hex");
    const token = await idToken({ sub: "g-4", email: "nonce@example.com", nonce });
    expect((await signIn(token, "secret")).error).toBeNull();
    for (const wrong of ["other", undefined]) {
      expect((await signIn(token, wrong)).error?.status).toBe(400);
    }
  });

  test("another app's, an unverified, an expired and a forged token are refused", async () => {
    const claims = { sub: "g-5", email: "five@example.com" };
    expect((await signIn(await idToken(claims, "another-app"))).error?.status).toBe(400);
    const unverified = await signIn(await idToken({ ...claims, email_verified: false }));
    expect(unverified.error?.code).toBe("provider_email_needs_verification");
    const good = await idToken(claims);
    const [head, body, signature = ""] = good.split(".");
    const forged = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
    expect((await signIn(`${head}.${body}.${forged}`)).error?.status).toBe(400);
    server.clock.ms += 700_000;
    expect((await signIn(good)).error?.status).toBe(400);
  });

  test("can be linked to a signed-in person's account, once", async () => {
    const client = server.client();
    await client.signUp({ email: "linker@example.com", password });
    const token = await idToken({ sub: "g-6", email: "elsewhere@example.com" });
    const { data, error } = await client.linkIdentity({ provider: "google", token });
    expect(error).toBeNull();
    expect(data.user?.app_metadata.providers).toEqual(["email", "google"]);
    expect(data.user?.identities).toHaveLength(2);
    const again = await client.linkIdentity({ provider: "google", token });
    expect(again.error?.code).toBe("identity_already_exists");
  });

  test("is disabled where no client id is set", async () => {
    const plain = await openTestServer();
    const { error } = await plain.client().signInWithIdToken({ provider: "google", token: "x" });
    expect(failure(error)).toEqual({ status: 400, code: "provider_disabled" });
  });
});

describe("with a Solana wallet", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ variables: { WEB3_SOLANA: "true" } });
  });

  function wallet() {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const raw = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url");
    const address = base58(raw);
    return {
      address,
      message: (changes: { domain?: string; uri?: string; at?: number } = {}) =>
        [
          `${changes.domain ?? "shop.example"} wants you to sign in with your Solana account:`,
          address,
          "",
          "I accept the terms: all of them",
          "",
          "Version: 1",
          `URI: ${changes.uri ?? `${SITE}/`}`,
          `Issued At: ${new Date(changes.at ?? server.clock.ms).toISOString()}`,
        ].join("\n"),
      sign: (message: string) => sign(null, Buffer.from(message), privateKey).toString("base64"),
    };
  }
  const grant = (message: string, signature: string) =>
    server.call("POST", "/token?grant_type=web3", { chain: "solana", message, signature });

  test("the client library signs in, and the account is the same next time", async () => {
    const { address, sign: signText } = wallet();
    const solana = {
      publicKey: { toBase58: () => address },
      signMessage: async (message: Uint8Array) =>
        new Uint8Array(Buffer.from(signText(Buffer.from(message).toString()), "base64")),
    };
    const ids = [];
    for (let round = 0; round < 2; round += 1) {
      server.clock.ms += 1_000;
      const { data, error } = await server.client().signInWithWeb3({
        chain: "solana",
        wallet: solana as never,
        statement: "Sign in to Tag & Timber",
        options: {
          url: `${SITE}/auth`,
          signInWithSolana: { issuedAt: new Date(server.clock.ms).toISOString() },
        },
      });
      expect(error).toBeNull();
      expect(data.user?.identities?.[0]).toMatchObject({
        provider: "web3",
        id: `web3:solana:${address}`,
      });
      ids.push(data.user?.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  test("one signed message signs in once", async () => {
    const { message, sign: signText } = wallet();
    const text = message();
    expect((await grant(text, signText(text))).status).toBe(200);
    expect((await grant(text, signText(text))).status).toBe(429);
  });

  test("another wallet's signature, another site, an old message are refused", async () => {
    const { message, sign: signText } = wallet();
    const refused = { status: 400, body: { error_code: "invalid_grant" } };
    const good = message();
    expect(await grant(good, wallet().sign(good))).toMatchObject(refused);
    for (const changes of [
      { domain: "evil.example", uri: "https://evil.example/" },
      { domain: "evil.example" },
      { uri: "https://evil.example/" },
      { uri: "http://shop.example/" },
      { at: server.clock.ms - 11 * 60_000 },
      { at: server.clock.ms + 11 * 60_000 },
    ]) {
      const text = message(changes);
      expect(await grant(text, signText(text))).toMatchObject(refused);
    }
  });

  test("a statement that poses as fields is no message of this form", async () => {
    const { address, sign: signText } = wallet();
    const text = [
      "shop.example wants you to sign in with your Solana account:",
      address,
      "",
      `URI: ${SITE}/`,
      "Version: 1",
      `Issued At: ${new Date(server.clock.ms).toISOString()}`,
      "URI: https://evil.example/",
    ].join("\n");
    expect((await grant(text, signText(text))).body.error_code).toBe("validation_failed");
  });

  test("other chains and strange messages are refused", async () => {
    const ask = (body: unknown) => server.call("POST", "/token?grant_type=web3", body);
    const message = "x".repeat(80);
    expect((await ask({ chain: "ethereum", message })).body.error_code).toBe(
      "web3_provider_disabled",
    );
    expect((await ask({ chain: "kaspa", message })).body.error_code).toBe("web3_unsupported_chain");
    expect((await ask({ chain: "solana", message })).body.error_code).toBe("validation_failed");
    expect((await ask({ chain: "solana", message: "short" })).body.error_code).toBe(
      "validation_failed",
    );
  });

  test("is disabled unless configured", async () => {
    const plain = await openTestServer();
    const { status, body } = await plain.call("POST", "/token?grant_type=web3", {});
    expect([status, body.error_code]).toEqual([422, "web3_provider_disabled"]);
  });
});

describe("what this shop does not offer", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });

  test("says so in the service's own words", async () => {
    const client = server.client();
    await client.signUp({ email: "asker@example.com", password });
    const sso = await client.signInWithSSO({ domain: "example.com" });
    expect(failure(sso.error)).toEqual({ status: 404, code: "saml_provider_disabled" });
    const link = await client.linkIdentity({ provider: "github" });
    expect(failure(link.error)).toEqual({ status: 400, code: "validation_failed" });
    const authorize = await server.app.request("/auth/v1/authorize?provider=github");
    expect([authorize.status, (await authorize.json()).msg]).toEqual([
      400,
      "Unsupported provider: provider is not enabled",
    ]);
    expect((await server.call("GET", "/passkeys")).body.error_code).toBe("passkey_disabled");
  });
});

function base58(bytes: Uint8Array): string {
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  let number = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  while (number > 0n) {
    text = alphabet[Number(number % 58n)] + text;
    number /= 58n;
  }
  for (const byte of bytes) {
    if (byte !== 0) break;
    text = `1${text}`;
  }
  return text;
}

describe("with an Ethereum wallet", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ variables: { WEB3_ETHEREUM: "true" } });
  });

  function wallet() {
    const secret = secp256k1.utils.randomSecretKey();
    const publicKey = secp256k1.getPublicKey(secret, false);
    const address = `0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(-20)).toString("hex")}`;
    return {
      address,
      message: [
        "shop.example wants you to sign in with your Ethereum account:",
        address,
        "",
        "Version: 1",
        `URI: ${SITE}/`,
        "Chain ID: 1",
        `Issued At: ${new Date(server.clock.ms).toISOString()}`,
      ].join("\n"),
      sign(message: string) {
        const text = Buffer.from(message);
        const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`);
        const hash = keccak_256(Buffer.concat([prefix, text]));
        const [recovery, ...rest] = secp256k1.sign(hash, secret, {
          prehash: false,
          format: "recovered",
        });
        return `0x${Buffer.from([...rest, 27 + recovery!]).toString("hex")}`;
      },
    };
  }
  const grant = (message: string, signature: string) =>
    server.call("POST", "/token?grant_type=web3", { chain: "ethereum", message, signature });

  test("a signed message signs in, once", async () => {
    const { address, message, sign: signText } = wallet();
    const { status, body } = await grant(message, signText(message));
    expect(status).toBe(200);
    expect((body.user as User).identities?.[0]).toMatchObject({
      provider: "web3",
      id: `web3:ethereum:${address}`,
    });
    expect((await grant(message, signText(message))).status).toBe(429);
  });

  test("another wallet's signature and a broken one are refused", async () => {
    const { message } = wallet();
    const other = wallet().sign(message);
    for (const signature of [other, `0x${"00".repeat(65)}`, other.slice(0, 40)]) {
      expect(await grant(message, signature)).toMatchObject({ status: 400 });
    }
  });
});
