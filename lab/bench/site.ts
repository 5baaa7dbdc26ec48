/** The built site, served by our own code without a database. */
import { once } from "node:events";
import { join, resolve } from "node:path";
import { Hono } from "hono";
import { createNodeServer } from "#server/http/node-server.ts";
import { createLog } from "#server/logging.ts";
import { codeVersion } from "#server/site/code-version.ts";
import { openReleases } from "#server/site/releases.ts";
import { serveSite } from "#server/site/routes.ts";
import { openSite as serveReleases } from "#server/site/site.ts";
import { root } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";

/** Where the built site lies; `BUILD_DIR` names another build. */
export const client = join(root, process.env.BUILD_DIR || "build", "work/client");

/** Serves the current release of the build that this folder belongs to. */
export async function openSite(folder: string) {
  const log = createLog("error");
  const site = await serveReleases({
    store: openReleases(resolve(folder, "../..")),
    code: codeVersion(),
    siteUrl: "",
    log,
  });
  const app = new Hono().use(serveSite(site));
  const port = await freePort();
  const server = createNodeServer(app.fetch, undefined, site.handle);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((done) => {
        site.close();
        server.close(() => done());
      }),
  };
}
