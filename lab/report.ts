/** Figures as people read them, and the files in lab/results/ that keep them. */
import { execFileSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "#tools/start/launch.mjs";

export type Cell = string | number;

/** What a program found: a title, then paragraphs and tables in Markdown. */
export interface Report {
  title: string;
  body: string[];
}

/** Writes a report into `lab/results/NAME.md`, over the one before it, and returns its text. */
export async function writeReport(name: string, { title, body }: Report): Promise<string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain", "--", ".", ":!lab/results") !== "";
  const commit = `\`${git("rev-parse", "--short=8", "HEAD")}\`${isChanged ? " with changes" : ""}`;
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const where = `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}, Node ${process.versions.node}.`;
  const text = [`# ${title}`, ...body, where].join("\n\n");
  const folder = join(root, "lab/results");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.md`), `${text}\n`);
  return text;
}

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
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);
