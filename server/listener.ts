/** Listens at the port: before the rest of the store is ready, pages are answered and all else waits. */

import { once } from "node:events";
import { proxyList } from "#server/http/client-address.ts";
import { createNodeServer } from "#server/http/node-server.ts";
import { createRecorder } from "#server/http/request-log.ts";
import type { createApp } from "./app.ts";
import { type Env, originOf } from "./env.ts";
import type { Log } from "./logging.ts";
import type { Site } from "./site/site.ts";
import { StartError } from "./start-error.ts";

/** Connections that wait to be taken in; Linux allows as many by itself. */
const backlog = 4_096;

type App = ReturnType<typeof createApp>;

export type Listener = ReturnType<typeof createListener>;

export function createListener({ env, log }: { env: Env; log: Log }) {
  const { host, port, trustedProxies } = env;
  const opened = Promise.withResolvers<App>();
  let app: App | undefined;
  let site: Site | undefined;
  const record = createRecorder({ log, level: env.routineLevel, count: () => undefined });
  const server = createNodeServer(
    (...args) => (app ? app.fetch(...args) : opened.promise.then((late) => late.fetch(...args))),
    { proxies: proxyList(trustedProxies) },
    (request, response) =>
      app ? app.first(request, response) : (site?.handle(request, response, record) ?? false),
  );

  return {
    server,
    /** Shows the site before there is an app. */
    show(ready: Site): void {
      site = ready;
    },
    /** From now on the app answers, also requests that have waited. */
    open(ready: App): void {
      app = ready;
      opened.resolve(ready);
    },
    async listen(): Promise<void> {
      if (server.listening) return;
      // Visitors whose connections find no room in the system's queue try again after seconds.
      server.listen({ port, host, backlog });
      try {
        await once(server, "listening");
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        const reason =
          code === "EADDRINUSE" ? "something else is listening there" : `the system says ${code}`;
        throw new StartError(`The store cannot open at ${originOf(host, port)}: ${reason}.`);
      }
    },
  };
}
