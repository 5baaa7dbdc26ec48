/**
 * Two servers and a worker behind nginx on one Postgres, restarted in turn while people send forms.
 * nginx has the files of tools/deploy with other ports, the texts' provider is a fake Twilio in this
 * process. nginx and Postgres are Debian's: installed (as root, where Debian may start them as services
 * too) or unpacked under .cache.
 */

import { type Fault, promises } from "../fault.ts";
import { tryLimits, tryProxy, trySessions, tryTextLimit } from "./agreement.ts";
import { findNginx } from "./nginx.ts";
import { tryRestarts } from "./restarts.ts";
import { openCluster } from "./servers.ts";
import { tryStaticSite } from "./static-site.ts";

/** Takes how many times each server is killed and ended. */
export const runCluster: Fault = async (context) => {
  const rounds = Number(context.args[0] ?? 10);
  const { check, areKept } = promises(context);
  await tryStaticSite(context, check);
  const cluster = await openCluster(context, check);
  await tryProxy(check, cluster);
  await trySessions(check, cluster);
  await tryLimits(check, cluster);
  await tryTextLimit(check, cluster);
  const restarts = await tryRestarts(check, cluster, rounds);
  return {
    words: `${(await findNginx(context.folder)).version}; ${restarts}.`,
    isKept: areKept(),
  };
};
