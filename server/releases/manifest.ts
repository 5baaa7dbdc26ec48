/** What a release is made of: its addresses, the objects behind them, and what it was made from. */

import { createHash } from "node:crypto";
import * as v from "valibot";

const objectSchema = v.strictObject({
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const fileSchema = v.strictObject({
  ...objectSchema.entries,
  type: v.string(),
  /** The name of a list in `headers`. */
  headers: v.string(),
  br: v.optional(objectSchema),
  gzip: v.optional(objectSchema),
});

const manifestSchema = v.strictObject({
  format: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/)),
  /** Counts the releases of a folder. */
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  madeBy: v.string(),
  /** The version of the code that rendered it; see code-version.ts. */
  code: v.string(),
  /** Everything that a build reads, and its settings: a start with the same needs no build. */
  inputs: v.string(),
  /** Where people see the site, as its pages have it. */
  siteUrl: v.string(),
  headers: v.record(v.string(), v.record(v.string(), v.string())),
  /** What of the catalog it shows. */
  catalog: v.optional(
    v.strictObject({
      /** Which database; null for the sample shop of content/. */
      database: v.nullable(v.string()),
      version: v.number(),
      /** Hashes of what each page was made from; see server/publish/render.ts. */
      pages: v.record(v.string(), v.string()),
      /** When something on it begins or ends by itself. */
      nextAt: v.optional(v.string()),
    }),
  ),
  files: v.record(v.pipe(v.string(), v.startsWith("/")), fileSchema),
});

/** Bytes under the name of their content. */
export type StoredObject = v.InferOutput<typeof objectSchema>;
/** A file of the site, and the copies of it that were compressed beforehand. */
export type ReleaseFile = v.InferOutput<typeof fileSchema>;
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The text of a manifest; its first line is the hash of the rest, so that damage is seen. */
export function manifestText(manifest: Manifest): string {
  const body = JSON.stringify(manifest);
  return `${hashOf(body)}\n${body}\n`;
}

/** Reads a manifest's text, or throws with the reason why it is none. */
export function parseManifest(text: string): Manifest {
  const end = text.indexOf("\n");
  const body = text.slice(end + 1).trimEnd();
  if (end < 0 || hashOf(body) !== text.slice(0, end)) throw new Error("its manifest is damaged");
  const parsed = v.safeParse(manifestSchema, JSON.parse(body));
  if (!parsed.success) throw new Error("its manifest was written by another version of the store");
  return parsed.output;
}

/** Every object that a release needs, its compressed copies too. */
export function* objectsOf({ files }: Manifest): Generator<StoredObject> {
  for (const file of Object.values(files)) {
    yield file;
    if (file.br) yield file.br;
    if (file.gzip) yield file.gzip;
  }
}

/** The name that content is stored under. */
export function hashOf(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 40);
}
