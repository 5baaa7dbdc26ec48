/** A Postgres for one test run: Debian's, on a free port of this machine, gone afterwards. */
import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { quickFolder } from "#server/database/quick-folder.mjs";
import { run } from "../start/launch.mjs";
import { envOf, findFile } from "./debian.mjs";
import { freePort } from "./free-port.mjs";

/** Nothing is kept for after a power cut, and nothing optimized that runs once. */
const forgetful = [
  "fsync=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=1GB",
  "jit=off",
].flatMap((setting) => ["-c", setting]);

/**
 * Starts an empty server that trusts this machine. Unless it `syncs`, it keeps its files in memory where there is
 * room: fast, and worth nothing after a power cut. Returns the address for TEST_DATABASE_URL, how to end it, and how
 * to let it fall at once and come back with what it held.
 */
export async function startPostgres({ syncs = false } = {}) {
  const initdb = await findFile(
    "usr/lib/postgresql/*/bin/initdb",
    "postgresql",
    "Set TEST_DATABASE_URL.",
  );
  const env = envOf(initdb);
  // Postgres refuses to run as root, and its own user must be able to reach the folder.
  const owner = process.getuid?.() === 0 ? await postgresUser() : {};
  const folder = syncs ? tmpdir() : quickFolder(4 * 2 ** 30);
  const data = mkdtempSync(join(folder, "store-postgres-"));
  if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid);
  const remove = () => rmSync(data, { recursive: true, force: true });
  try {
    const port = await freePort();
    await start(initdb, [
      ...["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"],
      ...["--no-sync", "--no-instructions"],
    ]).ended;
    let server;
    const end = async (signal) => {
      server.child.kill(signal);
      await server.ended.catch(() => undefined);
    };
    const open = async () => {
      server = start(join(dirname(initdb), "postgres"), [
        ...["-D", data, "-k", data, "-h", "127.0.0.1", "-p", String(port)],
        ...["-c", "max_connections=200", ...(syncs ? [] : forgetful)],
      ]);
      await Promise.race([server.says("ready to accept connections"), server.ended]);
    };
    await open();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop: () => end("SIGINT").then(remove),
      fall: () => end("SIGQUIT"),
      open,
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

async function postgresUser() {
  const entry = await run("getent", ["passwd", "postgres"], { quiet: true });
  const [, , uid, gid] = entry.split(":").map(Number);
  return { uid, gid };
}
