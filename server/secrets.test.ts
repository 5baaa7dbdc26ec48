import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type JwtClaims, signAccessToken, verifyAccessToken } from "./auth/access-tokens.ts";
import { loadSecrets, rotateSecrets } from "./secrets.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-secrets-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("keys are made at the first start, for their owner only, and kept", async () => {
  const dataDir = join(folder, "data");
  const made = await loadSecrets(dataDir);
  expect(made.secretKey).toMatch(/^sb_secret_[\w-]{43}$/);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, "secrets.json"))).mode & 0o777).toBe(0o600);
  expect(await loadSecrets(dataDir)).toEqual(made);
});

test("processes that start together end up with the same keys and no leftovers", async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder)));
  for (const secrets of all) expect(secrets).toEqual(all[0]);
  expect(await readdir(folder)).toEqual(["secrets.json"]);
});

test.each(["", "{", "{}", '{"secretKey":"sb_secret_short"}'])(
  "a damaged file %j is refused and left as it is",
  async (contents) => {
    const path = join(folder, "secrets.json");
    await writeFile(path, contents);
    await expect(loadSecrets(folder)).rejects.toThrow(/secrets\.json is damaged/);
    expect((await stat(path)).size).toBe(contents.length);
  },
);

describe("new keys", () => {
  const minute = 60_000;
  const hour = 60 * minute;
  const start = Date.parse("2026-11-23T10:00:00Z");
  const at = (ms: number) => vi.setSystemTime(start + ms);
  const inAnHour = new Date(start + hour);
  const signed = ({ signingKey }: Awaited<ReturnType<typeof loadSecrets>>) =>
    signAccessToken({ sub: "ann", exp: start / 1000 + 10 * 24 * 3600 } as JwtClaims, signingKey);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    at(0);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("are accepted at once, used from their hour on, and the old ones are good for a day longer", async () => {
    const before = await loadSecrets(folder);
    const oldKey = before.secretKey;
    const oldToken = await signed(before);
    await rotateSecrets(folder, { from: inAnHour });
    const one = await loadSecrets(folder);
    const other = await loadSecrets(folder);
    expect(one.secretKey).toBe(oldKey);
    at(hour);
    expect(one.secretKey).not.toBe(oldKey);
    const newToken = await signed(one);
    at(hour - 1); // A process whose clock is behind.
    expect(other.secretKey).toBe(oldKey);
    expect(await verifyAccessToken(newToken, other)).toMatchObject({ sub: "ann" });
    at(25 * hour - 1);
    expect(await verifyAccessToken(oldToken, one)).toMatchObject({ sub: "ann" });
    expect(one.pairs.map(({ secretKey }) => secretKey)).toContain(oldKey);
    at(25 * hour);
    await expect(verifyAccessToken(oldToken, one)).rejects.toThrow(/unrecognized JWT kid/);
    expect(await verifyAccessToken(newToken, one)).toMatchObject({ sub: "ann" });
    expect(one.pairs).toHaveLength(1);
  });

  test("may be followed by newer ones once they are in use, and not before", async () => {
    await loadSecrets(folder);
    await rotateSecrets(folder, { from: inAnHour });
    await expect(rotateSecrets(folder, { from: inAnHour })).rejects.toThrow(/aren’t in use yet/);
    at(2 * hour);
    const second = (await loadSecrets(folder)).secretKey;
    await rotateSecrets(folder, { from: new Date(start + 3 * hour) });
    const secrets = await loadSecrets(folder);
    expect(secrets.pairs).toHaveLength(3);
    expect(secrets.secretKey).toBe(second);
    at(25 * hour);
    expect(secrets.pairs).toHaveLength(2);
    at(27 * hour);
    expect(secrets.pairs).toHaveLength(1);
  });

  test("are the only ones where the old ones were stolen", async () => {
    const token = await signed(await loadSecrets(folder));
    await rotateSecrets(folder, { from: inAnHour, dropOthers: true });
    const secrets = await loadSecrets(folder);
    expect(secrets.pairs).toHaveLength(1);
    await expect(verifyAccessToken(token, secrets)).rejects.toThrow();
    expect((await stat(join(folder, "secrets.json"))).mode & 0o777).toBe(0o600);
  });

  test("need old ones", async () => {
    await expect(rotateSecrets(folder, { from: inAnHour })).rejects.toThrow(/no keys in .* yet/);
  });
});
