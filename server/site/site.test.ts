import { once } from "node:events";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createNodeServer } from "../http/node-server.ts";
import { createLog } from "../logging.ts";
import { openBodyCache } from "./body-cache.ts";
import { openReleases } from "./releases.ts";
import { serveSite } from "./routes.ts";
import { openSite } from "./site.ts";
import { openTestSite, testCode } from "./testing.ts";

const script = "script ".repeat(40);
const files = {
  "/index.html": "home",
  "/deals.html": "deals",
  "/deals/bedroom.html": "bedroom",
  "/admin/scan.html": "scanner",
  "/deals.data": "data",
  "/404.html": "not here",
  "/assets/app-1a2b.js": script,
  "/pictures/oak-bed-1a2b3c-400.avif": "0123456789",
  "/robots.txt": "robots",
  "/icon.svg": "<svg/>",
  "/.well-known/security.txt": "contact",
  "/with space.html": "spaced",
};

let opened: Awaited<ReturnType<typeof openTestSite>>;
let server: ReturnType<typeof createNodeServer>;
let port: number;
beforeAll(async () => {
  opened = await openTestSite({
    files,
    pageHeaders: {
      "Content-Security-Policy": "a policy",
      "Permissions-Policy": "camera=(), usb=()",
    },
  });
  const app = new Hono().all("*", serveSite(opened.site));
  server = createNodeServer(app.fetch, undefined, opened.site.handle);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.close();
  await opened.close();
});

/** Sends the path as it is: `fetch` would tidy it up first. */
async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const asked = request({ port, path, headers, method, agent: false }).end();
  const [answer] = await once(asked, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return {
    status: answer.statusCode as number,
    bytes: Buffer.concat(chunks),
    body: Buffer.concat(chunks).toString(),
    headers: new Headers(answer.headers as Record<string, string>),
  };
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

  test("are allowed the camera on the scanner's alone", async () => {
    const policy = async (path: string) => (await get(path)).headers.get("Permissions-Policy");
    expect(await policy("/admin/scan")).toBe("camera=(self), usb=()");
    expect(await policy("/admin/scan?from=x")).toBe("camera=(self), usb=()");
    for (const path of ["/", "/deals", "/nowhere"]) {
      expect(await policy(path)).toBe("camera=(), usb=()");
    }
  });

  test("with a slash at the end lead to the one address without it", async () => {
    const { status, headers } = await get("/deals/?sort=price");
    expect([status, headers.get("Location")]).toEqual([308, "/deals?sort=price"]);
  });

  test("with two slashes never lead to another site", async () => {
    for (const path of ["//evil.example/", "//deals/", "/%2f%2fevil.example/"]) {
      const { status, headers } = await get(path);
      expect([status, headers.get("Location")]).toEqual([404, null]);
    }
  });

  test("have one address: capitals and the file's name lead to it", async () => {
    for (const [path, location] of [
      ["/Deals", "/deals"],
      ["/DEALS/Bedroom/?sort=Price", "/deals/bedroom?sort=Price"],
      ["/deals.html?a=b", "/deals?a=b"],
      ["/index.html", "/"],
      ["/With%20Space", "/with%20space"],
    ]) {
      const { status, headers } = await get(path!);
      expect([path, status, headers.get("Location")]).toEqual([path, 308, location]);
    }
    for (const path of ["/Nowhere", "/404.html", "/404"]) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get("Location")]).toEqual([path, 404, null]);
    }
  });

  test("carry the whole policy, and other files what does something for them", async () => {
    const named = async (path: string) => (await get(path)).headers;
    expect((await named("/deals")).get("Content-Security-Policy")).toBe("a policy");
    expect((await named("/nowhere")).get("Content-Security-Policy")).toBe("a policy");
    // Opened by itself it could run scripts.
    expect((await named("/icon.svg")).get("Content-Security-Policy")).toMatch(/default-src 'none'/);
    expect((await named("/robots.txt")).get("X-Content-Type-Options")).toBe("nosniff");
    for (const kept of ["/assets/app-1a2b.js", "/pictures/oak-bed-1a2b3c-400.avif"]) {
      const names = [...(await named(kept)).keys()].filter(
        (name) => !/^(connection|keep-alive|date|vary|content-encoding)$/.test(name),
      );
      expect(names).toEqual(["cache-control", "content-length", "content-type", "etag"]);
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
    expect(script.headers.get("Cache-Control")).toBe("max-age=31536000, immutable");
    const picture = await get("/pictures/oak-bed-1a2b3c-400.avif");
    expect(picture.headers.get("Cache-Control")).toBe("max-age=31536000, immutable");
    expect(script.headers.get("Content-Type")).toBe("text/javascript");
    expect((await get("/robots.txt")).headers.get("Cache-Control")).toBe("no-cache");
  });

  test("of the router's data have its type", async () => {
    const { body, headers } = await get("/deals.data");
    expect([body, headers.get("Content-Type")]).toEqual(["data", "text/x-script; charset=utf-8"]);
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", null],
    ["", null],
  ])("are compressed as %j allows", async (accepted, encoding) => {
    const answer = await get("/assets/app-1a2b.js", { "Accept-Encoding": accepted });
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, "": (bytes: Buffer) => bytes };
    expect(unpack[(encoding ?? "") as keyof typeof unpack](answer.bytes).toString()).toBe(script);
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Content-Type")).toBe("text/javascript");
    expect(answer.headers.get("Content-Length")).toBe(String(answer.bytes.byteLength));
  });

  test("keep the connection without saying so", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const asked = request({ port, path: "/assets/app-1a2b.js", agent }).end();
      const [answer] = await once(asked, "response");
      await answer.resume().toArray();
      return [asked.reusedSocket, answer.headers.connection, answer.headers["keep-alive"]];
    };
    expect(await ask()).toEqual([false, undefined, undefined]);
    expect(await ask()).toEqual([true, undefined, undefined]);
    agent.destroy();
    const { headers } = await get("/assets/app-1a2b.js");
    expect(headers.get("Connection")).toBe("close");
  });

  test("that a compressed copy would make no smaller have none", async () => {
    const { headers } = await get("/robots.txt", { "Accept-Encoding": "br" });
    expect(headers.get("Content-Encoding")).toBeNull();
  });

  test.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
    ["bytes=4-2", 200, "0123456789", null],
    ["bytes=0-1,4-5", 200, "0123456789", null],
    ["lines=1-2", 200, "0123456789", null],
  ])("are sent in parts where %s asks for it", async (range, status, body, contentRange) => {
    const answer = await get("/pictures/oak-bed-1a2b3c-400.avif", { Range: range });
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers.get("Content-Range")).toBe(contentRange);
  });

  test("that changed meanwhile are sent whole to whoever has a part", async () => {
    const path = "/pictures/oak-bed-1a2b3c-400.avif";
    const etag = (await get(path)).headers.get("ETag") ?? "";
    const ask = async (tag: string) =>
      (await get(path, { Range: "bytes=2-4", "If-Range": tag })).status;
    expect([await ask(etag), await ask('"other"')]).toEqual([206, 200]);
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
    const page = (await get("/deals")).headers.get("ETag") ?? "";
    const unchanged = await get("/deals", { "If-None-Match": page });
    // The copy that the browser has goes by the policy of today.
    expect(unchanged.headers.get("Content-Security-Policy")).toBe("a policy");
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
  const { status, body } = await get(path);
  expect([status, body]).toEqual([404, "not here"]);
});

test("of the back office only pages that there are have an address", async () => {
  const back = await openTestSite({
    files: { "/admin.html": "today", "/admin/products/piece.html": "a product" },
  });
  const longest = `/admin/products/${"a".repeat(90)}`;
  const there = ["/admin", "/admin/products/oak-bed", longest];
  const missing = ["/admin/nowhere", "/admin/products/oak-bed/x", `${longest}a`];
  expect([...there, ...missing].filter((address) => back.site.find(address))).toEqual(there);
  await back.close();
});

test.each(["/%00", "/robots.txt%00.html", "/%ff", "/%"])("%s is a bad request", async (path) => {
  expect((await get(path)).status).toBe(400);
});

describe("a release under a running server", () => {
  let logged: string[];
  let site: typeof opened;
  beforeEach(async () => {
    logged = [];
    const log = createLog("info", (line) => logged.push(line));
    site = await openTestSite({ files: { "/index.html": "old", "/assets/a-1.js": "a" }, log });
  });
  afterEach(() => site.close());

  const shows = (address: string) => site.site.find(address)?.answer({}).object?.hash;

  test("is shown by itself, and what it left out is gone, but for scripts", async () => {
    const old = shows("/");
    await site.release({ "/index.html": "newer", "/assets/b-2.js": "b" });
    await expect.poll(() => shows("/")).not.toBe(old);
    expect(shows("/assets/b-2.js")).toBeDefined();
    expect(shows("/assets/a-1.js")).toBeDefined();
    expect(logged.join()).toContain("released");
  });

  test("of other code is not shown, but for its scripts, and the log says so", async () => {
    const old = shows("/");
    await site.release({ "/index.html": "newer", "/assets/b-2.js": "b" }, { code: "newer code" });
    await expect.poll(() => logged.join()).toContain("built by different code");
    expect(shows("/")).toBe(old);
    expect(shows("/assets/b-2.js")).toBeDefined();
    expect(site.site.state()).toMatchObject({ fits: true });
  });

  test("is found at the start too, and the newest that fits the code is preferred", async () => {
    const { id } = await site.release({ "/index.html": "third" });
    await site.release({ "/index.html": "fourth" }, { code: "newer code" });
    const { folder } = site;
    const log = createLog("error", () => undefined);
    const again = await openSite({ store: openReleases(folder), code: testCode, siteUrl: "", log });
    expect(again.state().release?.id).toBe(id);
    again.close();
    const misfit = await openSite({
      store: openReleases(folder),
      code: "third code",
      siteUrl: "",
      log,
    });
    expect(misfit.state().fits).toBe(false);
    expect(misfit.find("/")).toBeDefined();
    misfit.close();
  });
});

test("a whole site stays within its memory, and what does not fit is read again", {
  tags: "long",
}, async () => {
  const { store, site } = opened;
  const { read, bytes } = openBodyCache(store.objects.pathOf, 640);
  const pages = Array.from({ length: 200 }, (_, at) => `page ${at}`);
  const { files } = await opened.write(
    Object.fromEntries(pages.map((page, at) => [`/p${at}.html`, page])),
  );
  for (const file of Object.values(files)) await read(file);
  expect(bytes()).toBeLessThanOrEqual(640);
  expect(bytes()).toBeGreaterThan(600);
  expect((await read(files["/p0.html"]!)).toString()).toBe("page 0");
  expect(site.state().kept).toBe(1);
});
