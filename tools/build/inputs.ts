/** Everything that a build reads, as one hash: a release made from the same needs no build. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { publicSettings } from "#app/lib/public-settings.ts";

const sources = [
  "app",
  "shop",
  "content",
  "public",
  "server/publish",
  "server/site",
  "tools/build",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "tsconfig.json",
];
export function buildInputs(root: string, env: NodeJS.ProcessEnv = process.env): string {
  const digest = createHash("sha256");
  digest.update(JSON.stringify([publicSettings(env), env.PAGES]));
  for (const path of sources) add(path);
  return digest.digest("hex").slice(0, 32);

  // Pictures are many and large: their size and time stand for their content.
  function add(path: string) {
    const full = join(root, path);
    // Made by the build itself, from content/images.
    const isMade = ["public/pictures", "public/share.jpg"].includes(path);
    if (isMade || !existsSync(full) || /\.test\.tsx?$/.test(path)) return;
    const stat = statSync(full);
    if (stat.isDirectory()) {
      for (const name of readdirSync(full).sort()) add(`${path}/${name}`);
    } else if (/\.(webp|avif|jpe?g|png|woff2)$/.test(path)) {
      digest.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    } else {
      digest.update(`${path}\n`).update(readFileSync(full));
    }
  }
}
