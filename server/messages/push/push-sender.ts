/** Hands a message to the push service of one device. */

import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import https from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import webPush from "web-push";
import { createPublicLookup, NotPublicError, refuseOtherAddresses } from "./public-lookup.ts";
import type { PushKeys } from "./push-keys.ts";

export interface PushDevice {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a device shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of the site, opened by a press. */
  url: string;
  /** The newest of a tag replaces the one before. */
  tag: string;
}

/** "gone": its push service does not know the device any more. */
export type PushOutcome = "sent" | "gone" | "failed";

export type Post = (
  url: string,
  request: { headers: Record<string, string>; body: Buffer },
) => Promise<{ status: number }>;

export type PushSender = (device: PushDevice, message: PushMessage) => Promise<PushOutcome>;

const timeoutMs = 8_000;
const triesAfterMs = [0, 500, 2_000];
/** A lead that no one heard for so long is no news. */
const secondsToLive = 3_600;

const lookup = createPublicLookup();

/** Follows no redirect: nothing but the address that was looked at is connected to. */
const overHttps: Post = async (url, { headers, body }) => {
  refuseOtherAddresses(new URL(url));
  const signal = AbortSignal.timeout(timeoutMs);
  const sending = https.request(url, { method: "POST", headers, lookup, signal });
  sending.end(body);
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  // What it says beside its status is not read.
  response.destroy();
  return { status: response.statusCode ?? 0 };
};

/** `contact` is where a push service may complain: an address of the site, or of mail. */
export function createPushSender(options: {
  keys: PushKeys;
  contact: string;
  post?: Post;
}): PushSender {
  const { keys, contact, post = overHttps } = options;
  return async ({ endpoint, p256dh, auth }, message) => {
    for (const pause of triesAfterMs) {
      if (pause) await sleep(pause);
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          {
            vapidDetails: { subject: contact, ...keys },
            TTL: secondsToLive,
            urgency: "high",
            contentEncoding: "aes128gcm",
          },
        );
        const { status } = await post(endpoint, { headers: asText(headers), body: body! });
        if (status >= 200 && status < 300) return "sent";
        if (status === 404 || status === 410) return "gone";
        if (status !== 429 && status < 500) return "failed";
      } catch (error) {
        if (error instanceof NotPublicError) return "failed";
        // A push service that does not answer is asked again.
      }
    }
    return "failed";
  };
}

const asText = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== "content-length")
      .map(([name, value]) => [name, String(value)]),
  );
