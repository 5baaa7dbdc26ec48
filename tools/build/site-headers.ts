/**
 * The headers that pages are sent with: our own server has them from the release, Netlify and
 * Cloudflare Pages from the file `_headers`.
 */
import { createHash } from "node:crypto";
import type { PublicSettings } from "#app/lib/public-settings.ts";
import { mapHost } from "#app/locations/map-host.ts";

/** Hashes of the inline scripts that run; JSON, for search engines or our own, does not. */
export function scriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>(?:\s[^>]*?)?)>(?<code>[\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(
      ({ groups }) =>
        groups?.code && !/type="application\/(ld\+)?json"/.test(groups.attributes ?? ""),
    )
    .map(({ groups }) => createHash("sha256").update(groups!.code!).digest("base64"));
}

/** The headers of pages that run exactly the inline scripts with these hashes. */
export function pageHeaders(
  hashes: Iterable<string>,
  settings: PublicSettings,
): Record<string, string> {
  return {
    "Content-Security-Policy": pagePolicy(hashes, settings),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": permissions,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

function pagePolicy(
  hashes: Iterable<string>,
  { supabaseUrl, turnstileSiteKey }: PublicSettings,
): string {
  const captcha = turnstileSiteKey ? " https://challenges.cloudflare.com" : "";
  return [
    "default-src 'none'",
    `script-src 'self'${captcha} ${[...hashes]
      .sort()
      .map((hash) => `'sha256-${hash}'`)
      .join(" ")}`,
    "style-src 'self'",
    // Pictures carry the color that stands in for them until they arrive.
    "style-src-attr 'unsafe-inline'",
    // An authenticator's QR code arrives as data.
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${mapHost}${supabaseUrl ? ` ${new URL(supabaseUrl).origin}` : ""}`,
    `frame-src ${mapHost}${captcha}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const permissions = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");
