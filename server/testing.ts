/** For tests that start whole programs of the project. */

import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fillDataFolder, makeTemplateOf } from "./database/testing.ts";
import { seedSampleShop } from "./publish/seed-sample-shop.ts";

const root = resolve(import.meta.dirname, "..");

/** Nothing of the shell's settings but the path, and where Node keeps what it has compiled. */
export const programEnv = {
  PATH: process.env.PATH ?? "",
  BUILD_DIR: process.env.BUILD_DIR || "build",
  NODE_COMPILE_CACHE: resolve(root, ".cache/compiled"),
  // Tests wait for helpers, which otherwise run at low priority.
  HELPER_NICENESS: "0",
  STATEMENT_LIMIT_FACTOR: "60",
};

/** Fills an empty folder as if a store with the sample shop had run on it: a start takes half the time then. */
export function fillShopFolder(dataDir: string): Promise<void> {
  return fillDataFolder(dataDir, makeTemplateOf("shop", versionOfShop(), seedSampleShop));
}

/** Of everything that the filling is made from. */
function versionOfShop(): string {
  const files = globSync("{content/**/*.{ts,md,json},server/publish/seed-sample-shop.ts}", {
    cwd: root,
  });
  const digest = createHash("sha256");
  for (const file of files.sort()) digest.update(file).update(readFileSync(resolve(root, file)));
  return digest.digest("hex").slice(0, 16);
}
