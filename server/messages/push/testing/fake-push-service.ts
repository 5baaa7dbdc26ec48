/** A push service of the tests' own: it takes messages over HTTP and opens them as a browser would. */

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createLocalJWKSet, jwtVerify } from "jose";
import type { Post, PushMessage } from "../push-sender.ts";

interface Received {
  device: string;
  message: PushMessage;
  /** What the shop signs itself with. */
  claims: Record<string, unknown>;
  timeToLive: string | undefined;
}

const service = "https://push.example.com";

export type FakePushService = Awaited<ReturnType<typeof startFakePushService>>;

/** Devices are at https://push.example.com, which is sent here instead. */
export async function startFakePushService(publicKey: () => string) {
  const received: Received[] = [];
  const browsers = new Map<string, Browser>();
  const answers = new Map<string, number[]>();
  const server = createServer(async (request, response) => {
    const device = request.url!.slice(1);
    const status = answers.get(device)?.shift() ?? 201;
    const body = await bodyOf(request);
    if (status === 201) {
      received.push({
        device,
        message: browsers.get(device)!.open(body),
        claims: await checkSignature(request, publicKey()),
        timeToLive: request.headers.ttl as string | undefined,
      });
    }
    response.writeHead(status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const post: Post = (url, { headers, body }) =>
    fetch(url.replace(service, `http://127.0.0.1:${port}`), {
      method: "POST",
      headers,
      body: new Uint8Array(body),
    });
  return {
    received,
    post,
    /** Where the messages arrive. */
    origin: `http://127.0.0.1:${port}`,
    /** A browser that asked for messages, as the table keeps it. */
    subscribe(device: string) {
      const browser = makeBrowser();
      browsers.set(device, browser);
      const { p256dh, auth } = browser;
      return { endpoint: `${service}/${device}`, p256dh, auth };
    },
    /** What a device's next requests are answered with. */
    answer: (device: string, ...statuses: number[]) => answers.set(device, statuses),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

async function checkSignature(request: IncomingMessage, publicKey: string) {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.authorization ?? "")!;
  if (key !== publicKey) throw new Error("Signed with another key");
  const raw = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: raw.subarray(1, 33).toString("base64url"),
    y: raw.subarray(33).toString("base64url"),
  };
  const { payload } = await jwtVerify(token!, createLocalJWKSet({ keys: [jwk] }), {
    audience: service,
  });
  return payload as Record<string, unknown>;
}

type Browser = ReturnType<typeof makeBrowser>;

/** The receiving end of RFC 8291. */
function makeBrowser() {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: keys.getPublicKey("base64url"),
    auth: auth.toString("base64url"),
    open(body: Buffer): PushMessage {
      const salt = body.subarray(0, 16);
      const keyLength = body[20]!;
      const sender = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const derive = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync("sha256", secret, with_, info, length));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
      const secret = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString());
    },
  };
}
