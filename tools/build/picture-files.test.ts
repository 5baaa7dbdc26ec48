import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { expect, test } from "vitest";
import { pictures } from "#content/pictures.generated.ts";
import { filesOf, pictureHash } from "#server/pictures/picture-files.ts";
import type { PictureFacts } from "#shop/snapshot.ts";

const root = join(import.meta.dirname, "../..");
const facts: [string, PictureFacts][] = Object.entries(pictures);

test("the pictures in the repository are those of its masters: if not, npm run images", () => {
  const masters = readdirSync(join(root, "content/images")).filter(
    (name) => extname(name) === ".webp",
  );
  const hashes = masters.map((file) => [
    basename(file, ".webp"),
    pictureHash(readFileSync(join(root, "content/images", file))),
  ]);
  expect(Object.fromEntries(facts.map(([name, { hash }]) => [name, hash]))).toEqual(
    Object.fromEntries(hashes),
  );
  const made = readdirSync(join(root, "public/pictures")).sort();
  expect(made).toEqual(facts.flatMap(([name, picture]) => filesOf(name, picture)).sort());
});

test("no picture of a phone's first screen weighs more than 60 KB, none of a thumbnail more than 12", () => {
  const heavy = facts.flatMap(([name, picture]) =>
    filesOf(name, picture).filter((file) => {
      const width = Number(/-(\d+)\.avif$/.exec(file)?.[1]);
      const most = (width === 200 ? 12 : 60) * 1024;
      return width <= 1200 && statSync(join(root, "public/pictures", file)).size > most;
    }),
  );
  expect(heavy).toEqual([]);
});
