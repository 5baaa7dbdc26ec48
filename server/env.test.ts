import { expect, test } from "vitest";
import { originOf, readEnv } from "./env.ts";

test("everything has a default that works on a fresh machine", () => {
  expect(readEnv({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    dataDir: ".data",
    databaseUrl: undefined,
    siteUrl: "http://127.0.0.1:3000",
    apiUrl: "http://127.0.0.1:3000",
    publishableKey: "sb_publishable_store",
    admin: undefined,
    smtpUrl: undefined,
    trustedProxies: [],
    logLevel: "info",
  });
});

test("what is empty is as if it were not set", () => {
  expect(readEnv({ PORT: "", SMTP_URL: " " })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test("values are read as what they mean", () => {
  const env = readEnv({
    PORT: "8080",
    SITE_URL: "https://shop.example/",
    TRUSTED_PROXIES: "10.0.0.1, 10.0.0.2",
    ADMIN_EMAIL: "Ann@Example.com",
    ADMIN_PASSWORD: "correct horse",
  });
  expect(env).toMatchObject({
    port: 8080,
    siteUrl: "https://shop.example",
    trustedProxies: ["10.0.0.1", "10.0.0.2"],
    admin: { email: "ann@example.com", password: "correct horse" },
  });
});

test("the APIs answer with the site, unless they have an address of their own", () => {
  const site = { SITE_URL: "https://shop.example" };
  expect(readEnv(site).apiUrl).toBe("https://shop.example");
  const apart = readEnv({ ...site, API_EXTERNAL_URL: "https://api.shop.example/" });
  expect(apart).toMatchObject({
    siteUrl: "https://shop.example",
    apiUrl: "https://api.shop.example",
  });
});

test.each([
  [{ PORT: "http" }, "PORT must be a whole number."],
  [{ PORT: "70000" }, "PORT must be 65535 or less."],
  [
    { DATABASE_URL: "mysql://x" },
    "DATABASE_URL must be an address that begins with postgres:// or postgresql://.",
  ],
  [{ ADMIN_EMAIL: "ann", ADMIN_PASSWORD: "secret1" }, "ADMIN_EMAIL must be an e-mail address."],
  [
    { ADMIN_EMAIL: "ann@example.com", ADMIN_PASSWORD: "short" },
    "ADMIN_PASSWORD must be at least 6 characters.",
  ],
  [
    { ADMIN_EMAIL: "ann@example.com" },
    "ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.",
  ],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be debug, info, warn or error."],
])("%j is refused with a sentence", (source, sentence) => {
  expect(() => readEnv(source)).toThrow(sentence);
});

test("the address that is shown can be typed on this machine", () => {
  expect(originOf("0.0.0.0", 80)).toBe("http://localhost:80");
  expect(originOf("::1", 3000)).toBe("http://[::1]:3000");
});
