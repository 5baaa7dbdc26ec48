import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { publicSettings } from "#app/lib/public-settings.ts";
import { headersFile } from "#server/site/headers-file.ts";
import { pageHeaders, scriptHashes } from "./site-headers.ts";

const settings = publicSettings({ SITE_URL: "https://shop.example" });
const policy = (more: Partial<typeof settings> = {}) =>
  pageHeaders([], { ...settings, ...more })["Content-Security-Policy"] ?? "";
const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

test("inline scripts are known by their text; what does not run needs no hash", () => {
  const html = `<script>one()</script><script id="a" data-start='{"a":1}'>two()</script>
    <script src="/assets/app.js"></script><script type="application/ld+json">{"a":1}</script>`;
  expect(scriptHashes(html)).toEqual([sha256("one()"), sha256("two()")]);
});

test("a hosted project may be asked, and nothing else of other sites", () => {
  const connect = (supabaseUrl: string) =>
    /connect-src ([^;]*)/.exec(policy({ supabaseUrl }))?.[1]?.split(" ");
  expect(connect("")).toEqual(["'self'", "https://www.openstreetmap.org"]);
  expect(connect("https://project.supabase.example/")).toContain(
    "https://project.supabase.example",
  );
});

test("the captcha's scripts are let in where its key is set", () => {
  expect(policy()).not.toContain("cloudflare");
  const captcha = policy({ turnstileSiteKey: "key" });
  expect(captcha).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com/);
  expect(captcha).toMatch(/frame-src [^;]* https:\/\/challenges\.cloudflare\.com/);
});

test("more than hosts read in a line is refused at build", () => {
  const many = Array.from({ length: 40 }, (_, index) => sha256(String(index)));
  expect(() => headersFile(pageHeaders(many, settings), settings.siteUrl)).toThrow(
    /^A line of _headers has \d+ characters/,
  );
});

test("scripts and pictures give the headers of pages back where a host can do that", () => {
  const ofPages = pageHeaders([], settings);
  const plain = headersFile(ofPages, settings.siteUrl);
  const detached = headersFile(ofPages, settings.siteUrl, { detaches: true });
  expect(plain).not.toContain("!");
  const [pages = "", scanner = "", assets = "", pictures = ""] = detached.split(/^(?=\/)/m);
  expect(pages).toContain("Content-Security-Policy: ");
  expect(pages).toContain(", camera=(), ");
  expect(scanner).toMatch(
    /^\/admin\/scan\n {2}! Permissions-Policy\n {2}Permissions-Policy: .*, camera=\(self\), .*\n$/,
  );
  for (const rule of [assets, pictures]) {
    expect(rule).toContain("  ! Content-Security-Policy\n");
    expect(rule).toContain("  ! X-Frame-Options\n");
    expect(rule).not.toContain("! X-Content-Type-Options");
    expect(rule).not.toContain("! Strict-Transport-Security");
  }
});
