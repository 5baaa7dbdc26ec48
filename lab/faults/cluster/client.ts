/** How a site is asked: through nginx as a browser does, or one server itself. */
import { Agent, request } from "node:https";
import { admin, headersOf, type Store } from "../../store.ts";
import { hostName } from "./nginx.ts";

const formTimeoutMs = 20_000;
const signInPath = "/auth/v1/token?grant_type=password";
export const refreshPath = "/auth/v1/token?grant_type=refresh_token";

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export type Client = (
  path: string,
  init?: { body?: unknown; headers?: object; method?: string },
) => Promise<Answer>;

/** Asks the site as a browser does; status 0 stands for no answer. */
export function nginxClient(
  port: number,
  ca: string,
  atEnd: (undo: () => unknown) => void,
): Client {
  const agent = new Agent({ keepAlive: true, ca, servername: hostName });
  atEnd(() => agent.destroy());
  return (path, { body, headers, method = body === undefined ? "GET" : "POST" } = {}) =>
    new Promise((resolve) => {
      const none = () => resolve({ status: 0, headers: {}, text: "" });
      const sent = request(
        {
          ...{ agent, host: "127.0.0.1", port, path, method },
          headers: { Host: hostName, ...headersOf(), ...headers },
          signal: AbortSignal.timeout(formTimeoutMs),
        },
        (response) => {
          let text = "";
          response.on("data", (chunk) => {
            text += chunk;
          });
          response.on("error", none);
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
          );
        },
      );
      sent.on("error", none);
      sent.end(asText(body));
    });
}

/** Asks one server itself, as nginx would. */
export function serverClient({ origin }: Store): Client {
  return async (path, { body, headers, method = body === undefined ? "GET" : "POST" } = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...headersOf(), ...headers },
      body: asText(body),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    };
  };
}

function asText(body: unknown): string | undefined {
  return body === undefined || typeof body === "string" ? body : JSON.stringify(body);
}

export function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

export async function signIn(ask: Client): Promise<Tokens> {
  const { status, text } = await ask(signInPath, { body: admin });
  if (status !== 200) throw new Error(`Signing in: ${status} ${text}`);
  return JSON.parse(text);
}

/** A guess at somebody's password. */
export const guessPassword = (ask: Client, headers: object) =>
  ask(signInPath, { body: { email: "nobody@example.com", password: "a guess" }, headers });
