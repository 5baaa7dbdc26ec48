/**
 * Two servers and a worker behind nginx on one Postgres, restarted in turn while people send forms.
 * nginx has the files of tools/deploy with other ports, the texts' provider is a fake Twilio in this
 * process. nginx and Postgres are Debian's: installed (as root, where Debian may start them as services
 * too) or unpacked under .cache.
 */
import { findNginx } from "../../nginx.ts";
import { endAll } from "../../store-process.ts";
import type { Fault } from "../fault.ts";
import { tryLimits, tryProxy, trySessions, tryTextLimit } from "./agreement.ts";
import type { ClusterRun } from "./cluster-run.ts";
import { tryRestarts } from "./restarts.ts";
import { openCluster } from "./servers.ts";
import { tryStaticSite } from "./static-site.ts";

/** Takes how many times each server is killed and ended. */
export const runCluster: Fault = async ({ folder, args, say }) => {
  const rounds = Number(args[0] ?? 10);
  const undos: (() => unknown)[] = [];
  let broken = 0;
  const clusterRun: ClusterRun = {
    folder,
    atEnd: (undo) => void undos.push(undo),
    check(promise, isKept, found) {
      if (!isKept) broken += 1;
      say(`${isKept ? "kept  " : "BROKEN"} ${promise}: ${found}`);
    },
  };
  try {
    say(`${(await findNginx(folder)).version}, ${rounds} rounds`);
    await tryStaticSite(clusterRun);
    const cluster = await openCluster(clusterRun);
    await tryProxy(clusterRun, cluster);
    await trySessions(clusterRun, cluster);
    await tryLimits(clusterRun, cluster);
    await tryTextLimit(clusterRun, cluster);
    await tryRestarts(clusterRun, cluster, rounds);
  } finally {
    await endAll();
    for (const undo of undos.reverse()) await undo();
  }
  return {
    words: broken > 0 ? `${broken} promises broken` : "every promise was kept",
    isKept: broken === 0,
  };
};
