/**
 * Files from our server beside bare `node:http`, in turn in one run, so that whatever else the machine does
 * meets both alike.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import { figure, median, percentile, type Report, table } from "../report.ts";
import { openStore } from "../store.ts";
import type { Workspace } from "../workspace.ts";
import type { Settings } from "./settings.ts";
import { loadOverHttp, withHeaders } from "./wrk.ts";

const atOnce = [1, 16, 64];
const wanted = 0.5;
const script = withHeaders({ "Accept-Encoding": "br" });

/** An answer of our server, for the bare one to send. */
export interface Recorded {
  path: string;
  /** Name and value in turn. */
  headers: string[];
  body: string;
}

export async function benchFiles(
  workspace: Workspace,
  { runs, seconds }: Settings,
): Promise<Report> {
  const ours = (
    await openStore({
      ...{ DATA_DIR: join(workspace.folder, "data"), NODE_ENV: "production", LOG_LEVEL: "info" },
    })
  ).origin;
  const paths = ["/", await aPicture(ours)];
  const answers = await Promise.all(paths.map((path) => record(ours, path)));
  const bare = await openBare(workspace, answers);
  const ask = async (origin: string, path: string, askers: number) =>
    (await loadOverHttp(workspace, origin + path, { atOnce: askers, seconds, script })).perSecond;
  // What runs for the first time is slower.
  for (const origin of [ours, bare]) for (const path of paths) await ask(origin, path, 16);
  const rows: string[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const path of paths) {
    for (const askers of atOnce) {
      workspace.note(`${path}, ${askers} at once`);
      const found = new Map<string, number[]>([ours, bare].map((origin) => [origin, []]));
      for (let run = 0; run < runs; run += 1) {
        const pair = run % 2 === 0 ? [ours, bare] : [bare, ours];
        for (const origin of pair) found.get(origin)!.push(await ask(origin, path, askers));
      }
      const ratios = found.get(ours)!.map((perSecond, run) => perSecond / found.get(bare)![run]!);
      least = Math.min(least, median(ratios));
      rows.push([
        path === "/" ? "the home page" : "a picture",
        String(askers),
        ...[ours, bare].map((origin) => figure(median(found.get(origin)!))),
        median(ratios).toFixed(2),
        [0.25, 0.75].map((share) => percentile(ratios, share).toFixed(2)).join("–"),
      ]);
    }
  }
  return {
    title: "Files beside bare node:http",
    body: [
      `Requests a second, medians of ${runs} rounds of ${seconds} s, each one process, the load (wrk) from the same machine. Ours writes its default log; bare \`node:http\` sends the same bytes with the same headers from memory. They follow each other in every round; the ratio is the median of each round's own, and half of the rounds lie between the two beside it. The least ratio is ${least.toFixed(2)}; ${wanted} is wanted.`,
      table(["request", "at once", "ours", "bare", "ours / bare", "half of the rounds"], rows),
    ],
  };
}

async function openBare(workspace: Workspace, answers: Recorded[]): Promise<string> {
  const recording = join(workspace.folder, "answers.json");
  await writeFile(recording, JSON.stringify(answers));
  const child: ChildProcess = fork(join(import.meta.dirname, "bare-server.ts"), [recording], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  workspace.atEnd(() => child.kill("SIGKILL"));
  const [port] = await once(child, "message");
  return `http://127.0.0.1:${port}`;
}

/** Asks once, as a browser would. */
function record(origin: string, path: string): Promise<Recorded> {
  return new Promise((done, fail) => {
    get(origin + path, { headers: { "Accept-Encoding": "br" } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const headers = answer.rawHeaders.filter(
        (_, at, all) => !/^(date|connection|keep-alive)$/i.test(all[at - (at % 2)]!),
      );
      done({ path, headers, body: Buffer.concat(parts).toString("base64") });
    }).once("error", fail);
  });
}

/** A picture that the list of bedrooms shows. */
async function aPicture(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/deals/bedroom`)).text();
  const path = /\/pictures\/[\w.-]+\.avif/.exec(page)?.[0];
  if (!path) throw new Error("The list of bedrooms shows no picture");
  return path;
}
