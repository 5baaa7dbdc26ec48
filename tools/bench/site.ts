/** The built site, served by our own code without a database. */
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { serveSite } from "#server/http/static.ts";
import { freePort } from "../harness/free-port.mjs";
import { root } from "../start/launch.mjs";

/** Where the built site lies; `BUILD_DIR` names another build. */
export const client = join(root, process.env.BUILD_DIR || "build", "client");

export async function openSite(folder: string) {
  const app = new Hono().use(serveSite(folder));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
