/** How much there is to read and to fetch: lines of code and SQL, words of documents, a fresh clone. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "#tools/start/launch.mjs";
import { figure, type Report, table } from "../report.ts";
import type { Workspace } from "../workspace.ts";

const isCode = /\.(tsx?|css)$/;
const isLeftOut = /\.test\.tsx?$|\.generated\.|\/testing[./]|\.d\.ts$|database\.types\.ts$/;
const rooms = ["app", "shop", "server", "content", "tools", "lab", "e2e"];

export async function benchSize(workspace: Workspace): Promise<Report> {
  const files = (await workspace.run("git", ["ls-files"])).split("\n").filter(Boolean);
  const read = async (chosen: string[], count: (text: string) => number) => {
    let total = 0;
    for (const file of chosen) total += count(await readFile(join(root, file), "utf8"));
    return total;
  };
  const lines = (text: string) => text.trimEnd().split("\n").length;
  const words = (text: string) => text.trim().split(/\s+/).length;
  const codeOf = (room: string) =>
    files.filter(
      (file) => file.startsWith(`${room}/`) && isCode.test(file) && !isLeftOut.test(file),
    );
  const counts = new Map<string, number>();
  for (const room of rooms) counts.set(room, await read(codeOf(room), lines));
  const clone = join(workspace.folder, "clone");
  await workspace.run("git", ["clone", "--quiet", "--depth", "1", `file://${root}`, clone]);
  const pack = Number((await workspace.run("du", ["-sm", join(clone, ".git")])).split("\t")[0]);
  const sql = (folder: string) => files.filter((file) => file.startsWith(`supabase/${folder}/`));
  const documents = files.filter((file) => /^(README\.md|docs\/.*\.md)$/.test(file));
  const product = ["app", "shop", "server"].reduce((sum, room) => sum + counts.get(room)!, 0);
  const rows: [string, number | string, string][] = [
    ["lines of app, shop and server", figure(product), "62,000"],
    ...rooms.map((room): [string, string, string] => [`… ${room}`, figure(counts.get(room)!), ""]),
    ["lines of SQL in supabase/schemas", figure(await read(sql("schemas"), lines)), "9,500"],
    ["… in supabase/migrations", figure(await read(sql("migrations"), lines)), ""],
    ["words of README and docs", figure(await read(documents, words)), "15,000"],
    ["MB that `git clone --depth 1` brings", pack, "150"],
  ];
  return {
    title: "Size",
    body: [
      "Lines of .ts, .tsx and .css with blanks and comments, without tests and what a command has made.",
      table(["what", "is", "at most"], rows),
    ],
  };
}
