/** A Postgres for one test run: Debian's, on a free port of this machine, gone afterwards. */
import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPackage, unpacked, unpackedEnv } from "./debian.mjs";
import { freePort } from "./free-port.mjs";
import { run } from "./launch.mjs";

/**
 * Starts an empty server that trusts this machine and does not sync: fast, and worth nothing after a
 * power cut. Returns the address for TEST_DATABASE_URL and how to end it.
 */
export async function startPostgres() {
  const bin = await findPrograms();
  const env = { ...process.env, ...(bin.startsWith(unpacked) ? unpackedEnv() : {}) };
  // Postgres refuses to run as root, and its own user must be able to reach the folder.
  const owner = process.getuid?.() === 0 ? await postgresUser() : {};
  const data = mkdtempSync(join(tmpdir(), "store-postgres-"));
  if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid);
  const remove = () => rmSync(data, { recursive: true, force: true });
  try {
    const port = await freePort();
    await start(join(bin, "initdb"), [
      ...["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"],
      ...["--no-sync", "--no-instructions"],
    ]).ended;
    const server = start(join(bin, "postgres"), [
      ...["-D", data, "-k", data, "-h", "127.0.0.1", "-p", String(port), "-F"],
      ...["-c", "max_connections=200"],
    ]);
    await Promise.race([server.says("ready to accept connections"), server.ended]);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async stop() {
        server.child.kill("SIGINT");
        await server.ended.catch(() => undefined);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }

  function start(command, args) {
    const child = spawn(command, args, { ...owner, cwd: data, env });
    let output = "";
    const heard = [];
    const listen = (chunk) => {
      output += chunk;
      for (const { words, resolve } of heard) if (output.includes(words)) resolve();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    return {
      child,
      says: (words) => new Promise((resolve) => heard.push({ words, resolve })),
      ended: new Promise((resolve, reject) => {
        child.once("error", reject);
        child.once("exit", (code) =>
          code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}\n${output}`)),
        );
      }),
    };
  }
}

async function findPrograms() {
  const known = () =>
    ["/", unpacked]
      .map((folder) => join(folder, "usr/lib/postgresql"))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder).map((version) => join(folder, version, "bin")))
      .find((folder) => existsSync(join(folder, "initdb")));
  if (!known()) {
    console.log("Getting Postgres from Debian's packages…");
    await getPackage("postgresql");
  }
  const found = known();
  if (!found) throw new Error("Postgres could not be installed. Set TEST_DATABASE_URL.");
  return found;
}

async function postgresUser() {
  const entry = await run("getent", ["passwd", "postgres"], { quiet: true });
  const [, , uid, gid] = entry.split(":").map(Number);
  return { uid, gid };
}
