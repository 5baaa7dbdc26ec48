#!/usr/bin/env node
/** Checks the studio's Python with ruff; with --write also formats it and sorts its imports. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PositionEncoding, Workspace } from "@astral-sh/ruff-wasm-nodejs";

const studio = import.meta.dirname;
const write = process.argv.includes("--write");
const ruff = new Workspace(
  {
    "line-length": 110,
    "target-version": "py310",
    format: { "quote-style": "single", "skip-magic-trailing-comma": true },
    lint: {
      // errors, unused names and arguments, import order, likely mistakes, docstrings
      select: ["E", "F", "W", "I", "B", "ARG001", "ARG002", "UP", "D1", "PIE", "RET504", "SIM1"],
      // methods of small helpers speak for themselves, paired lists need not be as long, and what is
      // defined in a loop is used there at once
      ignore: ["D102", "D105", "D107", "B905", "B023"],
    },
  },
  PositionEncoding.Utf16,
);
// a shot takes its product whether it needs it or not; its name is the slug it draws
const FREE_IN_SHOTS = new Set(["ARG001", "D103"]);
const MENDED = new Set(["I001", "UP034", "UP006"]);

const files = [...globSync("**/*.py", { cwd: studio }), "shoot"];
for (const file of files) {
  const path = join(studio, file);
  let now = readFileSync(path, "utf8");
  const formatted = ruff.format(write ? mend(now) : now);
  if (write && formatted !== now) writeFileSync(path, formatted);
  if (write) now = formatted;
  else if (formatted !== now) complain(path, 1, "is not formatted: npm run format");
  for (const { start_location: at, code, message } of ruff.check(now)) {
    if (file.startsWith("shots/") && FREE_IN_SHOTS.has(code)) continue;
    complain(path, at.row, `${code} ${message}`);
  }
}

function mend(source) {
  const fixes = ruff.check(source).filter(({ code, fix }) => fix && MENDED.has(code));
  const lines = source.split("\n");
  const starts = [0];
  for (const line of lines) starts.push(starts.at(-1) + line.length + 1);
  const offset = ({ row, column }) => starts[row - 1] + column - 1;
  const edits = fixes
    .flatMap(({ fix }) => fix.edits)
    .sort((a, b) => offset(b.location) - offset(a.location));
  let text = source;
  for (const { content, location, end_location } of edits) {
    text = text.slice(0, offset(location)) + (content ?? "") + text.slice(offset(end_location));
  }
  return text;
}

function complain(path, row, message) {
  process.exitCode = 1;
  console.error(`${relative(process.cwd(), path)}:${row} ${message}`);
}
