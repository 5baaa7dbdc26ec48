/** The file `_headers`, by which hosts of static files know what to send with what. */

import { scannerPath, withCamera } from "#shop/tags.ts";

/** Cloudflare Pages ignores a longer line. */
const longestLine = 2_000;

/** What does something for a script, a picture or a font, too. */
const forFilesToo = ["X-Content-Type-Options"];

/**
 * The text of `_headers` for hosts of static files. Where the host can take back what a wider rule
 * gave (`detaches`, Cloudflare), scripts and pictures travel without the headers of pages.
 */
export function headersFile(
  ofPages: Record<string, string>,
  siteUrl: string,
  { detaches = false } = {},
): string {
  const ofPagesOnly = Object.keys(ofPages).filter((name) => !forFilesToo.includes(name));
  const lines = [
    // Most hosts know no rule for pages alone. Over HTTP/2 what repeats costs a few bytes a file.
    "/*",
    ...Object.entries(ofPages).map(([name, value]) => `  ${name}: ${value}`),
    ...(siteUrl.startsWith("https:") ? ["  Strict-Transport-Security: max-age=31536000"] : []),
    // Hosts that join the two headers go by what the last one says.
    scannerPath,
    ...(detaches ? ["  ! Permissions-Policy"] : []),
    `  Permissions-Policy: ${withCamera(scannerPath, ofPages)["Permissions-Policy"]}`,
    // Their names change with their contents.
    ...["/assets/*", "/pictures/*"].flatMap((path) => [
      path,
      "  Cache-Control: public, max-age=31536000, immutable",
      ...(detaches ? ofPagesOnly.map((name) => `  ! ${name}`) : []),
    ]),
  ];
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters, and some hosts read no more than ${longestLine}: ${tooLong.slice(0, 80)}…`,
    );
  }
  return `${lines.join("\n")}\n`;
}
