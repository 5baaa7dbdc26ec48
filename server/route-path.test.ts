import { expect, test } from "vitest";
import { routePath } from "./route-path.ts";

test.each([
  "/",
  "/deals/living-room/emerald-channel-tufted-velvet-queen-bed",
  "/assets/entry.client-vJcDjlPy.js",
  "/pictures/barrel-boucle-9889a040-1200.avif",
  "/rest/v1/rpc/find_account",
  "/auth/v1/.well-known/jwks.json",
])("%s is kept", (path) => {
  expect(routePath(path)).toBe(path);
});

test.each([
  ["/auth/v1/admin/users/6f2c4f4e-0000-4000-8000-000000000001", "/auth/v1/admin/users/:value"],
  ["/ann@example.com", "/:value"],
  ["/ann%40example.com", "/:value"],
  ["/call/248-555-0164", "/call/:value"],
  ["/call/+12485550164/now", "/call/:value/now"],
  ["/eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9abcdefgh", "/:value"],
  ["/a\nb", "/:value"],
])("%s is kept as %s", (path, kept) => {
  expect(routePath(path)).toBe(kept);
});

test("a path is never long", () => {
  expect(routePath(`/${"a/".repeat(5_000)}`).length).toBeLessThan(40);
});
