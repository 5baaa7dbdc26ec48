/** Files of the built site from our server, beside Debian's nginx. */
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { dirname, join } from "node:path";
import { freePort } from "#tools/test/free-port.mjs";
import { findNginx } from "../nginx.ts";
import { end } from "../store-process.ts";
import { atEachConcurrency, compareAtEach, type Round } from "./server-comparison.ts";
import { client } from "./site.ts";
import { openStore, type Variables } from "./store.ts";
import type { Workspace } from "./workspace.ts";
import { loadOverHttp, withHeaders } from "./wrk.ts";

export async function benchFiles(
  workspace: Workspace,
  variables: Variables,
  lasting: number,
): Promise<Round[]> {
  workspace.note("files, beside nginx");
  const store = await openStore(variables);
  const picture = await aPicture();
  const home = await record(store.origin, "/");
  const limit = await openNginx(workspace, [home, await record(store.origin, picture.path)]);
  const ask = (url: string, atOnce: number) =>
    loadOverHttp(workspace, url, {
      atOnce,
      seconds: lasting,
      script: withHeaders({ "Accept-Encoding": "br" }),
    });
  const compare = async (what: string, path: string) =>
    compareAtEach(
      what,
      await atEachConcurrency((atOnce) => ask(store.origin + path, atOnce)),
      await atEachConcurrency((atOnce) => ask(limit.origin + path, atOnce)),
    );
  const rounds = [
    ...(await compare(`the home page, ${kilobytes(Buffer.byteLength(home.body, "base64"))}`, "/")),
    ...(await compare(`a picture, ${kilobytes(picture.bytes)}`, picture.path)),
  ];
  await limit.stop();
  await end(store, "SIGTERM");
  return rounds;
}

/** Debian's nginx before the same bytes on the disk, without a log. */
export async function openNginx(workspace: Workspace, answers: readonly Recorded[]) {
  const files = join(workspace.folder, "nginx-files");
  for (const { path, body } of answers) {
    const file = join(files, path === "/" ? "home.br" : path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(body, "base64"));
  }
  const nginx = await findNginx(workspace.folder);
  const port = await freePort();
  await nginx.test(
    "files",
    `server {
      listen 127.0.0.1:${port};
      root ${files};
      access_log off;
      sendfile on;
      tcp_nopush on;
      location = / {
        default_type text/html;
        types {}
        add_header Content-Encoding br;
        try_files /home.br =404;
      }
    }`,
  );
  const running = await nginx.start("files", port);
  workspace.atEnd(running.stop);
  return { origin: `http://127.0.0.1:${port}`, stop: running.stop };
}

/** An answer of our server, for others to send. */
export interface Recorded {
  path: string;
  /** Name and value in turn. */
  headers: string[];
  body: string;
}

/** Asks once, as a browser would. */
export function record(origin: string, path: string): Promise<Recorded> {
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

/** A picture of the size that cards show. */
export async function aPicture() {
  const names = await readdir(join(client, "pictures"));
  const name = names.filter((file) => file.endsWith("-400.avif")).sort()[0];
  if (!name) throw new Error("The built site has no pictures");
  const { size } = await stat(join(client, "pictures", name));
  return { path: `/pictures/${name}`, bytes: size };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
