/** The headers that the build wrote for the hosts of its files: our server reads the same file. */

import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A build that is being worked on may not have its file yet. */
const withoutFile = { "Content-Security-Policy": "frame-ancestors 'none'" };

/** What `_headers` says for every address. */
export function readSiteHeaders(folder: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(join(folder, "_headers"), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return withoutFile;
    throw error;
  }
  const headers: Record<string, string> = {};
  let path = "";
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (!name || !value) path = line.trim() || path;
    else if (path === "/*" && name !== "Strict-Transport-Security") headers[name] = value;
  }
  return headers;
}
