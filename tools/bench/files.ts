/**
 * Files from our server beside bare `node:http`, Hono and nginx, all in turn in one run, so that whatever
 * else the machine does meets each of them alike.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../start/launch.mjs";
import { figure, median, section, table } from "./report.ts";
import { aPicture, openNginx, record } from "./server-files.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";
import { loadOverHttp, withHeaders } from "./wrk.ts";

const minutes = 15;
const askers = [1, 16, 64];
const wanted = 0.8;
const quietly = ["--disable-warning=ExperimentalWarning"];

export function benchFilesBeside({ seconds, runs }: { seconds: number; runs: number }) {
  return inWorkspace(minutes, async (workspace) => {
    const ours = await openOurs(workspace, "info");
    const silent = await openOurs(workspace, "warn");
    const picture = await aPicture();
    const paths = ["/", picture.path];
    const answers = await Promise.all(paths.map((path) => record(ours, path)));
    const recording = join(workspace.folder, "answers.json");
    await writeFile(recording, JSON.stringify(answers));
    const origins: Record<string, string> = {
      ours,
      "without its log": silent,
      "bare node:http": await openPlain(workspace, "bare", recording),
      Hono: await openPlain(workspace, "hono", recording),
      nginx: (await openNginx(workspace, answers)).origin,
    };
    const names = Object.keys(origins);
    const rows: string[][] = [];
    const worst: number[] = [];
    for (const path of paths) {
      for (const atOnce of askers) {
        const found = new Map<string, number[]>(names.map((name) => [name, []]));
        for (let run = 0; run < runs; run += 1) {
          workspace.note(`${path}, ${atOnce} at once, round ${run + 1}`);
          // Each is first in turn.
          const turn = [...names.slice(run % names.length), ...names.slice(0, run % names.length)];
          for (const name of turn) {
            const load = await loadOverHttp(workspace, origins[name]! + path, {
              ...{ atOnce, seconds },
              script: withHeaders({ "Accept-Encoding": "br" }),
            });
            found.get(name)!.push(load.perSecond);
          }
        }
        const of = (name: string) => median(found.get(name)!);
        // Of each round by itself: the machine is as quick for the one as for the other only then.
        const beside = (name: string, other: string) =>
          median(found.get(name)!.map((perSecond, run) => perSecond / found.get(other)![run]!));
        const ratio = beside("ours", "bare node:http");
        worst.push(ratio);
        rows.push([
          path === "/" ? "the home page" : "a picture",
          String(atOnce),
          ...names.map((name) => figure(of(name))),
          ratio.toFixed(2),
          `${Math.round((1 - beside("ours", "without its log")) * 100)} %`,
        ]);
      }
    }
    const least = Math.min(...worst);
    return [
      section(
        "Files beside others",
        `Requests a second, medians of ${runs} rounds of ${seconds} s, all in turn, each one process, the load (wrk) from the same machine. Ours with its default log, a line for each request into a file. Bare \`node:http\` and Hono send the same bytes with the same headers from memory, nginx the same bytes from the disk without a log. The ratio is the median of each round's own. The least ratio of ours to bare is ${least.toFixed(2)}; ${wanted} is wanted.`,
        table(["request", "at once", ...names, "ours / bare", "the log costs"], rows),
      ),
    ];
  });
}

/** With its log in a file, as a service has it. */
async function openOurs(workspace: Workspace, level: string): Promise<string> {
  const log = openSync(join(workspace.folder, `log-${level}`), "w");
  const child = fork(join(root, "server/main.ts"), {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...{ PORT: "0", LOG: "json", LOG_LEVEL: level, NODE_ENV: "production" },
      DATA_DIR: join(workspace.folder, `data-${level}`),
    },
    execArgv: quietly,
    stdio: ["ignore", "pipe", log, "ipc"],
  });
  workspace.atEnd(() => child.kill("SIGKILL"));
  let said = "";
  for await (const chunk of child.stdout!) {
    said += chunk;
    if (said.includes("\n")) break;
  }
  const origin = /open at (http:\S+)/.exec(said)?.[1];
  if (!origin) throw new Error(`The server did not open: ${said}`);
  return origin;
}

async function openPlain(workspace: Workspace, kind: string, recording: string): Promise<string> {
  const child = fork(join(import.meta.dirname, "plain-server.ts"), [kind, recording], {
    execArgv: quietly,
  });
  workspace.atEnd(() => child.kill("SIGKILL"));
  const [port] = await once(child, "message");
  return `http://127.0.0.1:${port}`;
}
