/** Files of the built site from our server, beside Debian's nginx. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../harness/free-port.mjs";
import { findNginx } from "../harness/nginx.ts";
import { end } from "../harness/store-process.ts";
import type { Place } from "./place.ts";
import { inTurn, type Round, roundsOf } from "./server-rounds.ts";
import { client } from "./site.ts";
import { openStore, type Variables } from "./store.ts";
import { loadOverHttp, withHeaders } from "./wrk.ts";

export async function benchFiles(
  place: Place,
  variables: Variables,
  lasting: number,
): Promise<Round[]> {
  place.note("files, beside nginx");
  const store = await openStore(variables);
  const limit = await openNginx(place);
  const picture = await aPicture();
  const ask = (url: string, atOnce: number) =>
    loadOverHttp(place, url, {
      atOnce,
      seconds: lasting,
      script: withHeaders({ "Accept-Encoding": "br" }),
    });
  const compare = async (what: string, path: string) =>
    roundsOf(
      what,
      await inTurn((atOnce) => ask(store.origin + path, atOnce)),
      await inTurn((atOnce) => ask(limit.origin + path, atOnce)),
    );
  const page = await stat(join(client, "index.html.br"));
  const rounds = [
    ...(await compare(`the home page, ${kilobytes(page.size)}`, "/")),
    ...(await compare(`a picture, ${kilobytes(picture.bytes)}`, picture.path)),
  ];
  await limit.stop();
  await end(store, "SIGTERM");
  return rounds;
}

async function openNginx(place: Place) {
  const nginx = await findNginx(place.folder);
  const port = await freePort();
  await nginx.test(
    "files",
    `server {
      listen 127.0.0.1:${port};
      root ${client};
      access_log off;
      sendfile on;
      tcp_nopush on;
      location = / {
        default_type text/html;
        types {}
        add_header Content-Encoding br;
        try_files /index.html.br =404;
      }
    }`,
  );
  const running = await nginx.start("files", port);
  place.atEnd(running.stop);
  return { origin: `http://127.0.0.1:${port}`, stop: running.stop };
}

/** A picture of the size that cards show. */
async function aPicture() {
  const names = await readdir(join(client, "pictures"));
  const name = names.filter((file) => file.endsWith("-400.avif")).sort()[0];
  if (!name) throw new Error("The built site has no pictures");
  const { size } = await stat(join(client, "pictures", name));
  return { path: `/pictures/${name}`, bytes: size };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
