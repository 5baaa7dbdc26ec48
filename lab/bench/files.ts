/**
 * Files from our server beside bare `node:http`, Hono and nginx, all in turn in one run, so that whatever
 * else the machine does meets each of them alike.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "#tools/start/launch.mjs";
import { figure, median, percentile, section, table } from "./report.ts";
import { aPicture, openNginx, record } from "./server-files.ts";
import { inWorkspace, type Workspace } from "./workspace.ts";
import { loadOverHttp, withHeaders } from "./wrk.ts";

const minutes = 15;
const askers = [1, 16, 64];
const wanted = 0.8;
const bare = "bare node:http";
const silentOurs = "ours without its log";
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
      [bare]: await openPlain(workspace, "bare", recording),
      Hono: await openPlain(workspace, "hono", recording),
      [silentOurs]: silent,
      nginx: (await openNginx(workspace, answers)).origin,
    };
    const names = Object.keys(origins);
    const ask = (name: string, path: string, atOnce: number) =>
      loadOverHttp(workspace, origins[name]! + path, {
        ...{ atOnce, seconds },
        script: withHeaders({ "Accept-Encoding": "br" }),
      });
    // What runs for the first time is slower.
    for (const name of names) for (const path of paths) await ask(name, path, 16);
    const rows: string[][] = [];
    const worst: number[] = [];
    for (const path of paths) {
      for (const atOnce of askers) {
        const found = new Map<string, number[]>(names.map((name) => [name, []]));
        for (let run = 0; run < runs; run += 1) {
          workspace.note(`${path}, ${atOnce} at once, round ${run + 1}`);
          for (const name of inTurn(run)) {
            found.get(name)!.push((await ask(name, path, atOnce)).perSecond);
          }
        }
        const of = (name: string) => median(found.get(name)!);
        // Of each round by itself.
        const beside = (name: string, other: string) =>
          found.get(name)!.map((perSecond, run) => perSecond / found.get(other)![run]!);
        const ratios = beside("ours", bare);
        const ratio = median(ratios);
        worst.push(ratio);
        rows.push([
          path === "/" ? "the home page" : "a picture",
          String(atOnce),
          ...names.map((name) => figure(of(name))),
          ratio.toFixed(2),
          [0.25, 0.75].map((share) => percentile(ratios, share).toFixed(2)).join("–"),
          `${Math.round((1 - median(beside("ours", silentOurs))) * 100)} %`,
        ]);
      }
    }
    const least = Math.min(...worst);
    return [
      section(
        "Files beside others",
        `Requests a second, medians of ${runs} rounds of ${seconds} s, all in turn, each one process, the load (wrk) from the same machine. Ours with its default log, a line for each request into a file. Bare \`node:http\` and Hono send the same bytes with the same headers from memory, nginx the same bytes from the disk without a log. Ours and bare follow each other in every round, now the one first and now the other; the ratio is the median of each round's own, and half of the rounds lie between the two beside it. The least ratio of ours to bare is ${least.toFixed(2)}; ${wanted} is wanted.`,
        table(
          ["request", "at once", ...names, "ours / bare", "half of the rounds", "the log costs"],
          rows,
        ),
      ),
    ];
  });
}

/** Who is compared is asked one right after the other: the machine is as quick for both only then. */
const inTurn = (run: number) => {
  const pair = ["ours", bare];
  return [...(run % 2 === 0 ? pair : pair.toReversed()), silentOurs, "Hono", "nginx"];
};

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
