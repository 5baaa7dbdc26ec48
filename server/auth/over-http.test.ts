import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer } from "./testing.ts";

let origin: string;
let key: string;
const listener = await (async () => {
  const { app, env } = await openTestServer({
    limits: { mailByAddress: { points: 1, seconds: 3600 } },
  });
  key = env.publishableKey;
  return createAdaptorServer({ fetch: app.fetch });
})();

beforeAll(async () => {
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterAll(() => {
  listener.close();
});

test("a person signs up, comes back, changes the password and leaves", async () => {
  const client = new GoTrueClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: key },
    autoRefreshToken: false,
  });
  const person = { email: "socket@example.com", password: "correct horse" };
  expect((await client.signUp(person)).error).toBeNull();
  expect((await client.signInWithPassword(person)).error).toBeNull();
  expect((await client.getUser()).data.user?.email).toBe(person.email);
  expect((await client.refreshSession()).error).toBeNull();
  const change = { password: "battery staple", current_password: person.password };
  expect((await client.updateUser(change)).error).toBeNull();
  expect((await client.signOut()).error).toBeNull();
});

test("the address of the socket is the one that counts", async () => {
  const ask = async (forwarded: string) => {
    const response = await fetch(`${origin}/auth/v1/recover`, {
      method: "POST",
      headers: { apikey: key, "x-forwarded-for": forwarded },
      body: JSON.stringify({ email: `${forwarded}@example.com` }),
    });
    return response.status;
  };
  expect(await ask("192.0.2.1")).toBe(200);
  expect(await ask("192.0.2.2")).toBe(429);
});

test("a body of 20 MB is refused while it arrives", async () => {
  const { port } = listener.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(
    `POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\napikey: ${key}\r\nContent-Length: 20000000\r\n\r\n`,
  );
  socket.write("x".repeat(10_000));
  const [answer] = await once(socket, "data");
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
});
