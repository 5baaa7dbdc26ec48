import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { serveSite } from "./static.ts";

const files = {
  "index.html": "home",
  "deals.html": "deals",
  "deals/bedroom.html": "bedroom",
  "deals.data": "data",
  "404.html": "not here",
  "assets/app-1a2b.js": "script",
  "assets/app-1a2b.js.br": "br",
  "assets/app-1a2b.js.gz": "gz",
  "pictures/oak-bed-1a2b3c-400.avif": "picture",
  "robots.txt": "robots",
  ".env": "secret",
  _headers: "/*",
  ".well-known/security.txt": "contact",
  "with space.html": "spaced",
};

let root: string;
let app: Hono;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "store-site-"));
  for (const [path, contents] of Object.entries(files)) {
    await mkdir(dirname(join(root, "site", path)), { recursive: true });
    await writeFile(join(root, "site", path), contents);
  }
  await writeFile(join(root, "outside.txt"), "outside");
  app = new Hono().all("*", serveSite(join(root, "site")));
});
afterAll(() => rm(root, { recursive: true }));

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = await app.request(path, { method, headers });
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
}

describe("pages", () => {
  test.each([
    ["/", "home"],
    ["/deals", "deals"],
    ["/deals/bedroom?sort=price", "bedroom"],
    ["/with%20space", "spaced"],
    ["/.well-known/security.txt", "contact"],
  ])("%s is found", async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 200, body });
  });

  test("are asked for again at every visit and say their type and characters", async () => {
    const { headers } = await get("/deals");
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("no-cache");
  });

  test("with a slash at the end lead to the one address without it", async () => {
    const { status, headers } = await get("/deals/?sort=price");
    expect([status, headers.get("Location")]).toEqual([308, "/deals?sort=price"]);
  });

  test("with two slashes never lead to another site", async () => {
    for (const path of ["//evil.example/", "//deals/", "/%2f%2fevil.example/"]) {
      const { status, headers } = await get(`http://store.example${path}`);
      expect([status, headers.get("Location")]).toEqual([404, null]);
    }
  });

  test("that are not there get the 404 page with status 404", async () => {
    const { status, body, headers } = await get("/sofas/nowhere");
    expect([status, body]).toEqual([404, "not here"]);
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });
});

describe("files", () => {
  test("of the build are kept for ever, others are not", async () => {
    const script = await get("/assets/app-1a2b.js");
    expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const picture = await get("/pictures/oak-bed-1a2b3c-400.avif");
    expect(picture.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(script.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect((await get("/robots.txt")).headers.get("Cache-Control")).toBe("no-cache");
  });

  test("of the router's data have its type", async () => {
    const { body, headers } = await get("/deals.data");
    expect([body, headers.get("Content-Type")]).toEqual(["data", "text/x-script; charset=utf-8"]);
  });

  test.each([
    ["br, gzip", "br", "br"],
    ["gzip", "gz", "gzip"],
    ["br;q=0, gzip;q=0.5", "gz", "gzip"],
    ["identity", "script", null],
    ["", "script", null],
  ])("are compressed as %j allows", async (accepted, body, encoding) => {
    const answer = await get("/assets/app-1a2b.js", { "Accept-Encoding": accepted });
    expect(answer.body).toBe(body);
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  });

  test("that did not change are not sent again", async () => {
    const etag = (await get("/robots.txt")).headers.get("ETag") ?? "";
    expect(await get("/robots.txt", { "If-None-Match": etag })).toMatchObject({
      status: 304,
      body: "",
    });
    expect(await get("/robots.txt", { "If-None-Match": `"other", W/${etag}` })).toMatchObject({
      status: 304,
    });
    expect((await get("/robots.txt", { "If-None-Match": '"other"' })).status).toBe(200);
  });
});

test("HEAD answers the headers alone", async () => {
  const { status, body, headers } = await get("/robots.txt", {}, "HEAD");
  expect([status, body, headers.get("Content-Length")]).toEqual([200, "", "6"]);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
  const { status, headers } = await get("/", {}, method);
  expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});

test.each([
  "/../outside.txt",
  "/%2e%2e/outside.txt",
  "/..%2foutside.txt",
  "/deals/..%2f..%2foutside.txt",
  "/..%5coutside.txt",
  "/%2e%2e%2foutside.txt",
  "/.env",
  "/%2eenv",
  "/assets/../.env",
  "/_headers",
  "/404",
])("%s shows nothing that is not of the site", async (path) => {
  const { status, body } = await get(`http://store.example${path}`);
  expect([status, body]).toEqual([404, "not here"]);
});

test.each(["/%00", "/robots.txt%00.html", "/%ff", "/%"])("%s is a bad request", async (path) => {
  expect((await get(path)).status).toBe(400);
});

describe("a new build under a running server", () => {
  afterEach(() => void vi.useRealTimers());

  test("is shown within a second, and what it left out is gone", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const page = join(root, "site", "sale.html");
    await writeFile(page, "old");
    expect(await get("/sale")).toMatchObject({ status: 200, body: "old" });
    await writeFile(page, "newer");
    vi.advanceTimersByTime(1_000);
    expect(await get("/sale")).toMatchObject({ status: 200, body: "newer" });
    await rm(page);
    vi.advanceTimersByTime(1_000);
    expect(await get("/sale")).toMatchObject({ status: 404, body: "not here" });
  });
});
