/** Figures as people read them, and the document that keeps them. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { root } from "#tools/start/launch.mjs";

/** Where the figures stand for everybody. */
export const document = join(root, "docs/performance.md");
const marker = "<!-- Below: written by `npm run bench`. -->";

export type Cell = string | number;

/** A table in Markdown. */
export function table(heads: Cell[], rows: Cell[][]) {
  return [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** A number as English writes it, with two digits or so that mean something. */
export function figure(value: number) {
  const digits = value >= 20 ? 0 : value >= 2 ? 1 : 2;
  return value.toLocaleString("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Milliseconds as seconds. */
export const seconds = (ms: number) => `${figure(ms / 1000)} s`;

/** The value below which this share of them lies. */
export function percentile(numbers: readonly number[], share: number) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

/** A section of the document; it says by itself where its figures come from. */
export function section(heading: string, ...paragraphs: string[]) {
  const [processor] = cpus();
  const where = `Measured on ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores of ${processor?.model.trim()}, Node ${process.versions.node}.`;
  return [`## ${heading}`, ...paragraphs, where].join("\n\n");
}

/** Puts sections below the marker, each in the place of the one with its heading; the others stay. A new file begins as a copy. */
export async function writeSections(path: string, sections: readonly string[]) {
  const written = await readFile(existsSync(path) ? path : document, "utf8");
  const end = written.indexOf(marker);
  if (end < 0) throw new Error(`${path} has lost its line ${marker}`);
  const kept = new Map<string, string>();
  for (const text of [...sectionsOf(written.slice(end)), ...sections]) {
    kept.set(text.split("\n", 1)[0]!, text.trim());
  }
  const above = written.slice(0, end + marker.length);
  await writeFile(path, `${[above, ...kept.values()].join("\n\n")}\n`);
}

function sectionsOf(text: string) {
  return text.split(/^(?=## )/m).filter((part) => part.startsWith("## "));
}
