/** Sends texts through a Twilio Messaging Service, which also answers STOP, START and HELP itself. */

import twilio from "twilio";
import { SmsError, type SmsProvider } from "./provider.ts";

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  messagingServiceSid: string;
  /** Where Twilio's API answers; tests have their own. */
  apiUrl: string;
  /** Where Twilio reaches this shop, without a slash at the end. */
  webhookUrl: string;
}

const twilioApi = "https://api.twilio.com";
const timeoutMs = 15_000;

export function createTwilioProvider(settings: TwilioSettings, timeout = timeoutMs): SmsProvider {
  const { accountSid, authToken, messagingServiceSid } = settings;
  const client = twilio(accountSid, authToken, { httpClient: httpClient(settings, timeout) });
  return {
    name: "twilio",
    async send({ id, phone, body }) {
      try {
        const message = await client.messages.create({
          to: phone,
          body,
          messagingServiceSid,
          ...(id && { statusCallback: receiptUrl(settings, id) }),
        });
        return message.sid;
      } catch (error) {
        throw asFailure(error);
      }
    },
  };
}

export const receiptUrl = ({ webhookUrl }: TwilioSettings, id: string) =>
  `${webhookUrl}/texts/receipt?text=${id}`;

type RequestOptions<Data> = Parameters<typeof twilio.RequestClient.prototype.request<Data>>[0];

function httpClient({ apiUrl }: TwilioSettings, timeout: number) {
  class Client extends twilio.RequestClient {
    override async request<Data>(options: RequestOptions<Data>) {
      const answer = await super.request<Data>({
        ...options,
        uri: options.uri.replace(twilioApi, apiUrl),
        timeout,
      });
      // The library's exception does not tell how long to wait.
      if (answer.statusCode === 429) {
        const { headers } = answer as { headers?: Record<string, string> };
        throw new SmsError("retry", "Twilio is asked too often.", {
          code: "429",
          retryAfterSeconds: Number(headers?.["retry-after"]) || undefined,
        });
      }
      return answer;
    }
  }
  // A kept connection that Twilio has just closed would leave us in doubt about its next request.
  return new Client({ timeout, keepAlive: false });
}

/** No connection came about, so no request was made. */
const beforeTheRequest =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPROTO|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

function asFailure(error: unknown): SmsError {
  if (error instanceof SmsError) return error;
  const { status, code, message } = error as { status?: number; code?: unknown; message: string };
  if (status === undefined) {
    const reason = String(code ?? "");
    const outcome = beforeTheRequest.test(reason) ? "retry" : "unknown";
    return new SmsError(outcome, `Twilio did not answer (${reason || message}).`);
  }
  const details = { code: String(code ?? status) };
  // Twilio knows of an opt-out that we did not hear of.
  if (code === 21610) return new SmsError("opted_out", message, details);
  // Our account, not the text, is at fault: once that is mended the text can go.
  if (status === 401 || status === 403 || status === 503) {
    return new SmsError("retry", message, details);
  }
  return new SmsError(status >= 500 ? "unknown" : "failed", message, details);
}
