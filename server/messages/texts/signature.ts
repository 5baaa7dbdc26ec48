/** Twilio's signature of a webhook: an HMAC over the address that it calls and the form's fields. */

import { createHmac, timingSafeEqual } from "node:crypto";
import { own } from "#shop/own.ts";

/** The value of X-Twilio-Signature for this address and these fields. */
export function signatureOf(authToken: string, url: string, fields: Record<string, string>) {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => `${text}${name}${own(fields, name)}`, url);
  return createHmac("sha1", authToken).update(signed).digest("base64");
}

/** A webhook's call as Twilio makes it, for phones that are only played. */
export function signedWebhook(
  { authToken, webhookUrl }: { authToken: string; webhookUrl: string },
  path: string,
  fields: Record<string, string>,
) {
  const url = `${webhookUrl}${path}`;
  const init = {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "X-Twilio-Signature": signatureOf(authToken, url, fields),
    },
    body: new URLSearchParams(fields).toString(),
  };
  return { url, init };
}

/** Whether a webhook's request is signed with our token: `url` is the one that we gave to Twilio. */
export function isSigned(
  authToken: string,
  signature: string,
  url: string,
  fields: Record<string, string>,
) {
  // Twilio may sign the address with its port or without.
  return [url, withPort(url), withoutPort(url)].some((address) =>
    isSame(signature, signatureOf(authToken, address, fields)),
  );
}

/** In constant time; only the length shows, which everybody knows. */
function isSame(given: string, wanted: string) {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const withoutPort = (url: string) => url.replace(/^(https?:\/\/[^/:]+):\d+/, "$1");
const withPort = (url: string) =>
  url.replace(
    /^(https?)(:\/\/[^/:]+)(?=\/)/,
    (_, scheme, host) => `${scheme}${host}:${scheme === "https" ? 443 : 80}`,
  );
