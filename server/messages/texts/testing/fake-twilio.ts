/** Twilio's messages API on this machine: it takes texts, refuses them or falls silent, as a test says. */

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import twilio from "twilio";
import type { TwilioSettings } from "#server/messages/texts/twilio.ts";

export const account = {
  accountSid: `AC${"0".repeat(32)}`,
  authToken: "a token for tests",
  messagingServiceSid: `MG${"0".repeat(32)}`,
};

export interface TakenText {
  sid: string;
  to: string;
  body: string;
  callback: string | null;
}

/** Answers one request, after or without taking the text. */
export type Answer = (take: () => TakenText, response: ServerResponse) => void;

const json = (response: ServerResponse, status: number, body: object, headers = {}) => {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(JSON.stringify(body));
};

export const answers = {
  accept: (take, response) => {
    const { sid } = take();
    json(response, 201, { sid, status: "accepted" });
  },
  tooMany: (_, response) =>
    json(response, 429, { code: 20429, message: "Too Many Requests" }, { "Retry-After": "90" }),
  broken: (_, response) =>
    json(response, 500, { code: 20500, message: "An internal server error has occurred" }),
  away: (_, response) => json(response, 503, { code: 20503, message: "Service unavailable" }),
  refuse: (code: number): Answer => {
    return (_, response) => json(response, 400, { code, message: `Error ${code}` });
  },
  unauthorized: (_, response) => json(response, 401, { code: 20003, message: "Authenticate" }),
  // It takes the text, and its answer is lost.
  takeAndHang: (take: () => TakenText) => void take(),
  takeAndHangUp: (take, response) => {
    take();
    response.destroy();
  },
} satisfies Record<string, Answer | ((code: number) => Answer)>;

export type FakeTwilio = Awaited<ReturnType<typeof startFakeTwilio>>;

/** The settings with which a server or a worker takes it for Twilio. */
export const providerVariables = ({ apiUrl }: Pick<FakeTwilio, "apiUrl">) => ({
  TWILIO_ACCOUNT_SID: account.accountSid,
  TWILIO_AUTH_TOKEN: account.authToken,
  TWILIO_MESSAGING_SERVICE_SID: account.messagingServiceSid,
  TWILIO_API_URL: apiUrl,
});

export async function startFakeTwilio(pauseMs = 0) {
  const taken: TakenText[] = [];
  const unlikely: string[] = [];
  let answer: Answer = answers.accept;
  let next: Answer[] = [];

  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const fields = new URLSearchParams(text);
    const expected = `/2010-04-01/Accounts/${account.accountSid}/Messages.json`;
    const credentials = Buffer.from(`${account.accountSid}:${account.authToken}`);
    if (
      request.url !== expected ||
      request.headers.authorization !== `Basic ${credentials.toString("base64")}` ||
      fields.get("MessagingServiceSid") !== account.messagingServiceSid
    ) {
      unlikely.push(`${request.method} ${request.url}`);
    }
    const take = () => {
      const text = {
        sid: `SM${randomUUID().replaceAll("-", "")}`,
        to: fields.get("To") ?? "",
        body: fields.get("Body") ?? "",
        callback: fields.get("StatusCallback"),
      };
      taken.push(text);
      return text;
    };
    const current = next.shift() ?? answer;
    if (pauseMs > 0) setTimeout(() => current(take, response), pauseMs);
    else current(take, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    apiUrl,
    taken,
    /** Requests that were not made as Twilio wants them. */
    unlikely,
    settings: (webhookUrl = "https://shop.example"): TwilioSettings => ({
      ...account,
      apiUrl,
      webhookUrl,
    }),
    /** How requests are answered from now on. */
    answerWith(given: Answer) {
      answer = given;
    },
    /** How the next requests are answered, one each. */
    answerNext(...given: Answer[]) {
      next = given;
    },
    reset() {
      taken.length = 0;
      next = [];
      answer = answers.accept;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A webhook's request as Twilio signs it. */
export function signedRequest(
  url: string,
  fields: Record<string, string>,
  token = account.authToken,
): RequestInit {
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "X-Twilio-Signature": twilio.getExpectedTwilioSignature(token, url, fields),
    },
    body: new URLSearchParams(fields).toString(),
  };
}
