/** The body of a write: a JSON object, or an array of objects with the same keys. */

import { invalidBody, notImplemented } from "./errors.ts";

export interface Payload {
  /** As it arrived, so that Postgres reads every number as it was written. */
  text: string;
  columns: string[];
  isArray: boolean;
  rows: number;
}

/** Checks the form of a body; `columns`, if the query named any, stand for its keys. */
export function parsePayload(
  text: string,
  contentType: string | undefined,
  columns: string[] | undefined,
): Payload {
  const type = (contentType ?? "application/json").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw invalidBody(`Content-Type not acceptable: ${type}`);
  const value = parseJson(text);
  if (isDeeperThan(deepestNesting, value)) throw invalidBody("The json is nested too deeply");
  const isArray = Array.isArray(value);
  const objects: unknown[] = isArray ? value : [value];
  if (!objects.every(isObject)) throw invalidBody("All object keys must match");
  const keys = Object.keys(objects[0] ?? {});
  if (!columns && !objects.every((object) => hasExactly(object, keys))) {
    throw invalidBody("All object keys must match");
  }
  if (!columns && keys.length === 0 && objects.length > 1) {
    throw notImplemented("Several rows of nothing but defaults");
  }
  return { text, columns: columns ?? keys, isArray, rows: objects.length };
}

/** Postgres reads JSON recursively, and embedded Postgres has little stack. */
const deepestNesting = 100;

function isDeeperThan(most: number, value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((item) =>
      typeof item === "object" && item !== null ? Object.values(item) : [],
    );
  }
  return false;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasExactly(object: Record<string, unknown>, keys: string[]): boolean {
  return (
    Object.keys(object).length === keys.length && keys.every((key) => Object.hasOwn(object, key))
  );
}
