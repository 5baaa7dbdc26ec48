import * as argon2 from "@node-rs/argon2";
import * as bcrypt from "@node-rs/bcrypt";
import type { AuthError } from "@supabase/auth-js";
import { beforeAll, describe, expect, test } from "vitest";
import { linkAndCode, openTestServer, SITE, type TestServer } from "#server/auth/testing.ts";

let server: TestServer;
let admin: ReturnType<TestServer["client"]>["admin"];
beforeAll(async () => {
  server = await openTestServer();
  admin = server.client({ key: server.secrets.secretKey }).admin;
});

const password = "correct horse";
let people = 0;
const newEmail = () => `managed${++people}@example.com`;
const failure = (error: AuthError | null) => ({ status: error?.status, code: error?.code });

async function created(attributes: Parameters<typeof admin.createUser>[0] = {}) {
  const { data, error } = await admin.createUser({
    email: newEmail(),
    password,
    email_confirm: true,
    ...attributes,
  });
  if (error) throw error;
  return data.user;
}

describe("accounts made by the secret key", () => {
  test("can sign in at once when confirmed", async () => {
    const user = await created({ user_metadata: { name: "Mia" }, app_metadata: { team: "east" } });
    expect(user).toMatchObject({
      user_metadata: { name: "Mia", email_verified: true },
      app_metadata: { provider: "email", providers: ["email"], team: "east" },
    });
    const { error } = await server.client().signInWithPassword({ email: user.email!, password });
    expect(error).toBeNull();
  });

  test("may have an id of their own, and a password hash from elsewhere", async () => {
    const id = crypto.randomUUID();
    const { email } = await created();
    const { rows } = await server.database.transaction((tx) =>
      tx.query<{ encrypted_password: string }>(
        "select encrypted_password from auth.users where email = $1",
        [email],
      ),
    );
    const user = await created({
      id,
      password: undefined,
      password_hash: rows[0]!.encrypted_password,
    });
    expect(user.id).toBe(id);
    const { error } = await server.client().signInWithPassword({ email: user.email!, password });
    expect(error).toBeNull();
  });

  test("hold the metadata that were given, and no more", async () => {
    const { data } = await admin.createUser({
      email: newEmail(),
      user_metadata: { name: "Mia", city: "Southfield" },
    });
    expect(data.user?.user_metadata).toEqual({ name: "Mia", city: "Southfield" });
    const changed = await admin.updateUserById(data.user?.id ?? "", {
      email: newEmail(),
      user_metadata: { name: null, color: "green" },
    });
    expect(changed.data.user?.user_metadata).toEqual({ city: "Southfield", color: "green" });
    const link = await admin.generateLink({
      type: "signup",
      email: newEmail(),
      password,
      options: { data: { status: "new" } },
    });
    expect(link.data.user?.user_metadata).toEqual({ status: "new" });
  });

  // "a password from there" as other services hash it.
  const elsewhere = "a password from there";
  const moved: [string, string][] = [
    ["bcrypt, 2a", bcrypt.hashSync(elsewhere, 6).replace("$2b$", "$2a$")],
    ["bcrypt, 2y", bcrypt.hashSync(elsewhere, 4).replace("$2b$", "$2y$")],
    ["argon2i", argon2.hashSync(elsewhere, { algorithm: 1, memoryCost: 4096, timeCost: 3 })],
    ["argon2id", argon2.hashSync(elsewhere, { memoryCost: 8192, timeCost: 1, parallelism: 2 })],
  ];
  test.each(moved)("move here with a password hashed by %s, and get ours", async (_, hash) => {
    const user = await created({ password: undefined, password_hash: hash });
    const stored = async () => {
      const { rows } = await server.database.transaction((tx) =>
        tx.query<{ hash: string }>(
          "select encrypted_password as hash from auth.users where id = $1",
          [user.id],
        ),
      );
      return rows[0]?.hash;
    };
    const signIn = (given: string) =>
      server.client().signInWithPassword({ email: user.email ?? "", password: given });
    expect((await signIn("another password")).error).toMatchObject({ code: "invalid_credentials" });
    expect(await stored()).toBe(hash);
    expect((await signIn(elsewhere)).error).toBeNull();
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$/);
    expect(renewed).not.toBe(hash);
    expect((await signIn(elsewhere)).error).toBeNull();
    expect(await stored()).toBe(renewed);
    expect((await signIn("another password")).error).toMatchObject({ code: "invalid_credentials" });
  });

  test.each([
    "plain text",
    "$2b$31$w1mjtLti08mV9Gz4rR8wrePZEGV8.5vsYpDBYr1A1W.n8yZQDbwFe",
    "$2b$10$tooshort",
    "$argon2d$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA",
    "$argon2id$v=19$m=4194304,t=3,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA",
    "$argon2id$v=19$m=4096,t=3,p=1$$",
    "$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=a2V5$c2FsdA==$aGFzaA==",
  ])("a hash that no sign-in could be compared with is refused: %s", async (hash) => {
    const { error } = await admin.createUser({ email: newEmail(), password_hash: hash });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  test("a taken address, no address, a wrong role are refused", async () => {
    const { email } = await created();
    const taken = await admin.createUser({ email, password });
    expect(failure(taken.error)).toEqual({ status: 422, code: "email_exists" });
    const nobody = await admin.createUser({ password });
    expect(failure(nobody.error)).toEqual({ status: 400, code: "validation_failed" });
    const mighty = await admin.createUser({ email: newEmail(), role: "service_role" });
    expect(failure(mighty.error)).toEqual({ status: 400, code: "validation_failed" });
  });
});

describe("accounts read, changed and removed by the secret key", () => {
  test("are listed newest first, page by page", async () => {
    for (let number = 0; number < 3; number += 1) {
      server.clock.ms += 1_000;
      await created();
    }
    const { data, error } = await admin.listUsers({ page: 1, perPage: 2 });
    expect(error).toBeNull();
    if (error) throw error;
    expect(data.users).toHaveLength(2);
    expect(data.users[0]!.created_at > data.users[1]!.created_at).toBe(true);
    expect(data.nextPage).toBe(2);
    expect(data.total).toBeGreaterThanOrEqual(3);
    const next = await admin.listUsers({ page: 2, perPage: 2 });
    expect(next.data.users[0]?.id).not.toBe(data.users[0]?.id);
    const bad = await server.call("GET", "/admin/users?page=-1", undefined, {
      apikey: server.secrets.secretKey,
    });
    expect(bad.status).toBe(400);
  });

  test("one is found by its id", async () => {
    const user = await created();
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(user.email);
    const { error } = await admin.getUserById(crypto.randomUUID());
    expect(failure(error)).toEqual({ status: 404, code: "user_not_found" });
  });

  test("a new password ends every session", async () => {
    const user = await created();
    const client = server.client();
    await client.signInWithPassword({ email: user.email!, password });
    const { error } = await admin.updateUserById(user.id, { password: "set by the shop" });
    expect(error).toBeNull();
    expect((await client.refreshSession()).data.session).toBeNull();
    const fresh = await server
      .client()
      .signInWithPassword({ email: user.email!, password: "set by the shop" });
    expect(fresh.error).toBeNull();
  });

  test("address and metadata are changed", async () => {
    const user = await created();
    const email = newEmail();
    const { data } = await admin.updateUserById(user.id, {
      email,
      email_confirm: true,
      app_metadata: { team: "west" },
    });
    expect(data.user).toMatchObject({ email, app_metadata: { team: "west", provider: "email" } });
    expect(data.user?.identities?.[0]).toMatchObject({ email });
    expect((await server.client().signInWithPassword({ email, password })).error).toBeNull();
  });

  test("a banned person is out at once, until the ban is lifted", async () => {
    const user = await created();
    const client = server.client();
    const signIn = () => server.client().signInWithPassword({ email: user.email!, password });
    await client.signInWithPassword({ email: user.email!, password });
    await admin.updateUserById(user.id, { ban_duration: "1h30m" });
    expect((await client.refreshSession()).data.session).toBeNull();
    expect(failure((await signIn()).error)).toEqual({ status: 400, code: "user_banned" });
    await admin.updateUserById(user.id, { ban_duration: "none" });
    expect((await signIn()).error).toBeNull();
    await admin.updateUserById(user.id, { ban_duration: "1h" });
    server.clock.ms += 3_601_000;
    expect((await signIn()).error).toBeNull();
    const wrong = await admin.updateUserById(user.id, { ban_duration: "for ever" });
    expect(failure(wrong.error)).toEqual({ status: 400, code: "validation_failed" });
  });

  test("a removed account is gone, and its address free again", async () => {
    const user = await created();
    expect((await admin.deleteUser(user.id)).error).toBeNull();
    expect((await admin.getUserById(user.id)).error?.code).toBe("user_not_found");
    expect((await admin.createUser({ email: user.email })).error).toBeNull();
  });

  test("a softly removed account keeps its id and nothing else", async () => {
    const user = await created({ user_metadata: { name: "Mia" } });
    expect((await admin.deleteUser(user.id, true)).error).toBeNull();
    const { data } = await admin.getUserById(user.id);
    expect(data.user).toMatchObject({ email: "", user_metadata: {}, identities: [] });
    expect(data.user?.deleted_at).toBeTruthy();
  });

  test("a lost second factor is taken away", async () => {
    const user = await created();
    const client = server.client();
    await client.signInWithPassword({ email: user.email!, password });
    await client.mfa.enroll({ factorType: "totp" });
    const { data } = await admin.mfa.listFactors({ userId: user.id });
    expect(data?.factors).toHaveLength(1);
    const removed = await admin.mfa.deleteFactor({ userId: user.id, id: data!.factors[0]!.id });
    expect(removed.error).toBeNull();
    expect((await admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([]);
  });
});

describe("links made by the secret key", () => {
  test.each(["magiclink", "recovery"] as const)("a %s link signs in", async (type) => {
    const user = await created();
    const { data, error } = await admin.generateLink({
      type,
      email: user.email!,
      options: { redirectTo: `${SITE}/done` },
    });
    expect(error).toBeNull();
    expect(data.properties).toMatchObject({
      verification_type: type,
      redirect_to: `${SITE}/done`,
      email_otp: expect.stringMatching(/^\d{6}$/),
    });
    const verified = await server
      .client()
      .verifyOtp({ token_hash: data.properties!.hashed_token, type });
    expect(verified.data.user?.id).toBe(user.id);
  });

  test("a signup link makes the account", async () => {
    const email = newEmail();
    const { data } = await admin.generateLink({ type: "signup", email, password });
    const link = new URL(data.properties!.action_link);
    const response = await server.press(link);
    expect(response.headers.get("location")).toContain("access_token");
    expect((await server.client().signInWithPassword({ email, password })).error).toBeNull();
  });

  test("a magic link for somebody new is a sign-up", async () => {
    const { data } = await admin.generateLink({ type: "magiclink", email: newEmail() });
    expect(data.properties?.verification_type).toBe("signup");
  });

  test("the two links of an email change move the account", async () => {
    const user = await created();
    const newer = newEmail();
    const { data } = await admin.generateLink({
      type: "email_change_new",
      email: user.email!,
      newEmail: newer,
    });
    const { data: verified } = await server
      .client()
      .verifyOtp({ token_hash: data.properties!.hashed_token, type: "email_change" });
    expect(verified.user?.email).toBe(newer);
  });

  test("nobody there, no link", async () => {
    const { error } = await admin.generateLink({ type: "recovery", email: newEmail() });
    expect(failure(error)).toEqual({ status: 404, code: "user_not_found" });
  });

  test("an invitation comes by mail and opens the account", async () => {
    const email = newEmail();
    const { data, error } = await admin.inviteUserByEmail(email, { data: { name: "Guest" } });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeTruthy();
    const { token } = linkAndCode(await server.mailTo(email));
    const verified = await server.client().verifyOtp({ token_hash: token, type: "invite" });
    expect(verified.data.user?.user_metadata.name).toBe("Guest");
    const again = await admin.inviteUserByEmail(email);
    expect(failure(again.error)).toEqual({ status: 422, code: "email_exists" });
  });
});

describe("whose sessions the secret key ends", () => {
  test("signing out by a person's token works as for the person", async () => {
    const { email } = await created();
    const client = server.client();
    const { data } = await client.signInWithPassword({ email: email!, password });
    const { error } = await admin.signOut(data.session!.access_token, "global");
    expect(error).toBeNull();
    expect((await client.refreshSession()).data.session).toBeNull();
  });
});
