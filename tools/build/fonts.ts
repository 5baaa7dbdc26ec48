/** Makes the two self-hosted fonts: subsets of the open-source originals, small enough to preload. */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

interface Font {
  source: string;
  target: string;
  text: string;
  axes: Record<string, number | { min: number; max: number }>;
}

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
// Headings, prices and the wordmark need no more.
const displayCharacters = ascii.replace(/["#*+<=>@[\\\]^_`{|}~]/g, "").concat("–—‘’“”");
const punctuation = "–—‘’“”…·•×→←½¼¾é©";
/** Letters with accents, which a page asks for only where it has one: the faces in app.css have their ranges. */
const accented = Array.from({ length: 64 }, (_, index) => String.fromCharCode(0xc0 + index))
  .join("")
  .replace(/[×÷]/g, "");

const text = {
  source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  axes: { wght: { min: 400, max: 700 } },
};
const display = {
  source:
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
  axes: { wght: 700, opsz: 32, wdth: 92 },
};

const fonts: Font[] = [
  { ...text, target: "figtree.woff2", text: ascii + punctuation },
  { ...text, target: "figtree-accented.woff2", text: accented.replace("é", "") },
  { ...display, target: "bricolage-grotesque.woff2", text: displayCharacters },
  { ...display, target: "bricolage-grotesque-accented.woff2", text: accented },
];

for (const { source, target, text, axes } of fonts) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: ["kern", "ccmp"],
    noHinting: true,
  });
  await writeFile(new URL(`../../app/fonts/${target}`, import.meta.url), subset);
  console.log(`${target}: ${subset.length} bytes`);
}
