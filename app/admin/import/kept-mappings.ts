/** Which columns mean what, as somebody set it for files with the same headers. */
import { fingerprint, type Recognized, recognize } from "./columns.ts";
import type { Table } from "./table.ts";
import { type Target, targets } from "./targets.ts";

const mostKept = 30;

export interface KeptMapping {
  headers: string;
  mapping: (Target | "")[];
}

/** What a device kept, as far as it can be used. */
export const parseKept = (found: unknown): KeptMapping[] =>
  Array.isArray(found) ? found.filter(isKept).slice(0, mostKept) : [];

const isKept = (one: Partial<KeptMapping> | null): one is KeptMapping =>
  typeof one?.headers === "string" &&
  Array.isArray(one.mapping) &&
  one.mapping.every((target) => target === "" || targets.includes(target));

/** As it was set for such a file before, or as it is recognized. */
export function mappingFor(table: Table, kept: readonly KeptMapping[]): Recognized {
  const found = recognize(table);
  const headers = fingerprint(table.headers);
  const before = kept.find((one) => one.headers === headers)?.mapping;
  return before?.length === table.headers.length ? { ...found, mapping: before } : found;
}

export function withMapping(kept: readonly KeptMapping[], table: Table, mapping: (Target | "")[]) {
  const headers = fingerprint(table.headers);
  return parseKept([{ headers, mapping }, ...kept.filter((one) => one.headers !== headers)]);
}
