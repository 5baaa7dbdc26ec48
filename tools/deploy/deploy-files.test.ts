import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { openTestDatabase } from "#server/database/testing.ts";
import { variableNames } from "#server/env.ts";
import { createMetrics } from "#server/http/metrics.ts";
import { createShopMetrics } from "#server/http/shop-metrics.ts";
import { openTestSite } from "#server/site/testing.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const hasSystemd = existsSync("/usr/bin/systemd-analyze");
const units = ["store.service", "store-worker.service", "store-backup.service"];

describe("compose.yaml", () => {
  const { services, volumes, networks, configs } = parse(read("tools/deploy/compose.yaml"), {
    merge: true,
  });

  test("runs the site, the worker and a database", () => {
    expect(Object.keys(services)).toEqual(["site", "worker", "backup", "database"]);
    expect(Object.keys(volumes)).toEqual(["keys", "releases", "database"]);
  });

  test("sets only what the store reads", () => {
    for (const name of ["site", "worker", "backup"]) {
      // The password is read by the driver itself.
      expect([...variableNames, "PGPASSWORD"]).toEqual(
        expect.arrayContaining(Object.keys(services[name].environment)),
      );
    }
  });

  test("starts what is there, and opens the site to this machine only", () => {
    expect(existsSync(join(root, services.worker.command[1]))).toBe(true);
    expect(services.site.ports).toEqual(["127.0.0.1:3000:3000"]);
    expect(services.database.ports).toBeUndefined();
  });

  test("the store's role in the database is its own, and no superuser", () => {
    const [{ source, target }] = services.database.configs;
    expect(target).toMatch(/^\/docker-entrypoint-initdb\.d\/.*\.sh$/);
    expect(services.database.environment.POSTGRES_USER).toBeUndefined();
    expect(configs[source].content).toMatch(
      /create role store login createrole bypassrls password/,
    );
    expect(services.site.environment.DATABASE_URL).toContain("://store@");
  });

  test("the site believes the gateway of its own network about addresses", () => {
    const [{ subnet, gateway }] = networks.default.ipam.config;
    expect(subnet).toMatch(/\/24$/);
    expect(services.site.environment.TRUSTED_PROXIES).toBe(`\${TRUSTED_PROXIES:-${gateway}}`);
  });

  test("builds the image from the whole repository", () => {
    const { context, dockerfile } = services.site.build;
    const folder = join(root, "tools/deploy", context);
    expect(existsSync(join(folder, "package.json"))).toBe(true);
    expect(existsSync(join(folder, dockerfile))).toBe(true);
  });

  test("has no password in it", () => {
    expect(services.database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  });
});

test("the image copies what is there, and sets only what the store reads", () => {
  const lines = read("tools/deploy/Dockerfile").split("\n");
  for (const line of lines.filter((line) => /^COPY (?!--from)/.test(line))) {
    const [, ...paths] = line.split(" ");
    for (const path of paths.slice(0, -1)) expect(existsSync(join(root, path)), path).toBe(true);
  }
  // Whatever the server may import, by the names that package.json gives to folders.
  const { imports } = JSON.parse(read("package.json"));
  for (const name of Object.keys(imports).filter((name) => name !== "#lab/*")) {
    const folder = name.slice(1, -2);
    expect(lines).toContain(`COPY ${folder} ${folder}`);
  }
  const set = lines.filter((line) => line.startsWith("ENV ")).join(" ");
  for (const [, name = ""] of set.matchAll(/([A-Z_]+)=/g)) {
    expect(["NODE_ENV", ...variableNames]).toContain(name);
  }
  expect(lines).toContain("USER node");
});

test.each(units)("%s starts a script that is there, with settings that the store reads", (unit) => {
  const text = read(`tools/deploy/${unit}`);
  const script = /^ExecStart=\S+ (\S+)$/m.exec(text)?.[1] ?? "";
  expect(existsSync(join(root, script))).toBe(true);
  for (const [, line = ""] of text.matchAll(/^Environment=(.*)$/gm)) {
    for (const [, name = ""] of line.matchAll(/([A-Z_]+)=/g)) {
      expect(["NODE_ENV", ...variableNames]).toContain(name);
    }
  }
});

test.skipIf(!hasSystemd)("systemd understands the units", async () => {
  for (const unit of [...units, "store-backup.timer"]) {
    const said = await promisify(execFile)("systemd-analyze", ["verify", `tools/deploy/${unit}`], {
      cwd: root,
    }).then(
      ({ stderr }) => stderr,
      ({ stderr }) => stderr,
    );
    const complaints = String(said)
      .split("\n")
      .filter((line) => line.includes(unit.split(".")[0] ?? ""));
    // The program is not installed where tests run.
    expect(complaints.filter((line) => !line.includes("is not executable"))).toEqual([]);
  }
});

test("the worker writes its keys and what it publishes where its unit lets it", () => {
  const unit = read("tools/deploy/store-worker.service");
  expect(unit).toMatch(/^Environment=.* DATA_DIR=\/var\/lib\/store /m);
  expect(unit).toMatch(/^StateDirectory=store$/m);
  expect(unit).toMatch(/^ReadWritePaths=-\/srv\/store\/build$/m);
});

test("the braces of nginx.conf pair up, and it sends visitors to the store's own port", () => {
  const text = read("tools/deploy/nginx.conf").replace(/#.*$/gm, "");
  expect(text.split("{").length).toBe(text.split("}").length);
  for (const line of text.split("\n")) expect(line).toMatch(/^\s*$|[;{}]\s*$/);
  expect(text).toContain("server 127.0.0.1:3000 ");
  const calls = text.split("location ").filter((block) => /\((rest|auth)|rest\/v1/.test(block));
  expect(calls).toHaveLength(2);
  for (const block of calls) expect(block).toContain("limit_req zone=store_calls");
  expect(text).toContain("limit_conn store_addresses");
});

test("each alert asks for figures that /metrics has", async () => {
  const database = await openTestDatabase();
  const { site, close } = await openTestSite({ files: { "/index.html": "home" } });
  const shop = createShopMetrics({ database, site, dataDir: import.meta.dirname });
  const text = await createMetrics(shop).text();
  const { groups } = parse(read("tools/deploy/alerts.yaml"));
  const names = groups[0].rules.flatMap(
    ({ expr }: { expr: string }) => expr.match(/store_\w+/g) ?? [],
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(text).toContain(`# TYPE ${name} `);
  await close();
  await database.close();
});
