import { expect, test } from "vitest";
import { originOf, readEnv, variableNames } from "./env.ts";
import { secretSettings, withoutSecrets } from "./secret-settings.mjs";

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

test("a database's address may hold what belongs into one", () => {
  for (const url of [
    "postgres://store:pa%2Fss%23@127.0.0.1:5432/store?sslmode=verify-full&sslrootcert=/etc/a@b.crt",
    "postgres://store@database/store",
    "postgresql:///store?host=/run/postgresql",
  ]) {
    expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(url);
  }
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
  ...["pa/ss", "pa#ss", "pa?ss", "12#34"].map((password): [Record<string, string>, string] => [
    { DATABASE_URL: `postgres://store:${password}@127.0.0.1/store` },
    "DATABASE_URL has a / ? or # in its password: write them as %2F %3F and %23, or give the password as PGPASSWORD.",
  ]),
  ...["nonsense", "10.0.0.0/33", "10.0.0.0/x", "::1/129", "10.0.0.1/8/8"].map(
    (proxies): [Record<string, string>, string] => [
      { TRUSTED_PROXIES: `127.0.0.1, ${proxies}` },
      "TRUSTED_PROXIES must be addresses or networks with commas between, such as 127.0.0.1,10.0.0.0/8.",
    ],
  ),
  [
    { SITE_URL: "https://shop.example/store" },
    "SITE_URL must be an address without a path, such as https://shop.example: the store lives at its root.",
  ],
  [{ ADMIN_EMAIL: "ann", ADMIN_PASSWORD: "secret1" }, "ADMIN_EMAIL must be an email address."],
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

test("every setting that opens something is kept from other programs", () => {
  const opening = variableNames.filter(
    (name) => /PASSWORD|SECRET|TOKEN|_KEY$|(DATABASE|SMTP)_URL/.test(name) && !isPublic.has(name),
  );
  expect([...opening, "PGPASSWORD"].sort()).toEqual(secretSettings);
  const env = { ...Object.fromEntries(opening.map((name) => [name, "x"])), PATH: "/bin" };
  expect(withoutSecrets({ ...env, PGPASSWORD: "x", SITE_URL: "y" })).toEqual({
    PATH: "/bin",
    SITE_URL: "y",
  });
});

/** The pages carry them. */
const isPublic = new Set(["SUPABASE_PUBLISHABLE_KEY", "TURNSTILE_SITE_KEY"]);

test("the address that is shown can be typed on this machine", () => {
  expect(originOf("0.0.0.0", 80)).toBe("http://localhost:80");
  expect(originOf("::1", 3000)).toBe("http://[::1]:3000");
});
