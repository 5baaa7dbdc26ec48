/** Whether a request comes from this machine itself. */

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const LOOPBACK = ["127.0.0.1", "localhost", "::1", "[::1]"];

export const isLoopback = (host: string) => LOOPBACK.includes(host);

/** The address at the other end of the connection. */
export function socketAddress(context: Context): string {
  // Requests that a test hands straight to the app have no socket.
  if (!context.env?.incoming) return "127.0.0.1";
  return (getConnInfo(context).remote.address ?? "unknown").replace(/^::ffff:/, "");
}

/** This machine's own programs only: no one behind a proxy, no page under another name. */
export function isFromThisMachine(context: Context): boolean {
  const isForwarded = [...context.req.raw.headers.keys()].some((name) =>
    /^(x-forwarded-|x-real-ip$|forwarded$|via$)/.test(name),
  );
  const isNamedLocally = isLoopback(new URL(context.req.url).hostname);
  return !isForwarded && isNamedLocally && isLoopback(socketAddress(context));
}

/** Whether the server is meant for this machine only. */
export const isLocalOnly = ({ host, siteUrl }: { host: string; siteUrl: string }) =>
  isLoopback(host) && isLoopback(new URL(siteUrl).hostname);
