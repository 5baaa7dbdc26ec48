/** Every map and set that a process keeps is listed with its bound in docs/reliability.md. */

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("server/**/*.ts", { exclude: (path) => /\.test\.ts$|testing/.test(path) });
const startsEmpty = /(\S+?)(?:: .+)? = .*?new (?:Weak)?(?:Map|Set)(?:\(\)|<.*\(\)|<$)/;

/** Made and thrown away by one call. */
const ofOneCall = [
  "server/auth/access-tokens.ts halves",
  "server/auth/providers/wallet-message.ts fields",
  "server/backup/verify.ts originals",
  "server/http/connection-shares.ts ofNetwork",
  "server/http/connection-shares.ts weights",
  "server/http/request-tally.ts newMap",
  "server/publish/owners-pictures.ts needed",
  "server/publish/publish.ts failed",
  "server/publish/redirects.ts redirects",
  "server/publish/render.ts found",
  "server/publish/render.ts unchanged",
  "server/publish/seed-sample-shop.ts position",
  "server/publish/stand-ins.ts standIns",
  "server/publish/unchanged-pages.ts ofList",
  "server/publish/unchanged-pages.ts unchanged",
  "server/rest/preferences.ts accepted",
  "server/rest/query.ts seen",
  "server/site/release-from-folder.ts given",
];

/** Lines begin with files, each before the names in it. */
function listed(): string[] {
  const rows = readFileSync("docs/reliability.md", "utf8").matchAll(/^- (`server\/.+)$/gm);
  return [...rows].flatMap(([, cell = ""]) => {
    let file = "";
    return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, word = ""]) => {
      if (!word.includes("/")) return `${file} ${word}`;
      file = word;
      return [];
    });
  });
}

test("what the server keeps is listed with its bound", () => {
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line) => startsEmpty.exec(line)?.[1] ?? [])
      .map((name) => `${file} ${name}`),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !ofOneCall.includes(name)).sort()).toEqual(listed().sort());
});
