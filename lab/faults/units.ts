/** The systemd units under their own restrictions, where bwrap, setpriv and libseccomp stand in for systemd. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { sample } from "#content/sample.ts";
import { openPostgres } from "#server/database/postgres.ts";
import { createLog } from "#server/logging.ts";
import { root } from "#tools/start/launch.mjs";
import { freePort } from "#tools/test/free-port.mjs";
import { startPostgres } from "#tools/test/postgres.mjs";
import { admin, adminVariables, call, copyReleases, signIn, type Variables } from "../store.ts";
import { type Context, type Fault, promises } from "./fault.ts";

const run = promisify(execFile);
const timeoutMs = 120_000;
/** Debian's nobody, who stands in for the unit's own user. */
const user = "65534";

/** Writes what a unit's SystemCallFilter, RestrictAddressFamilies and RestrictNamespaces refuse, as programs for the kernel. */
const writeFilters = `
import ctypes, re, subprocess, sys
lib = ctypes.CDLL("libseccomp.so.2")
lib.seccomp_init.restype = ctypes.c_void_p
class Compare(ctypes.Structure):
    _fields_ = [("arg", ctypes.c_uint), ("op", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]
def calls(group):
    lines = subprocess.run(["systemd-analyze", "syscall-filter", group], capture_output=True, text=True).stdout.split("\\n")[1:]
    for name in (line.strip() for line in lines):
        if name.startswith("@"): yield from calls(name)
        elif name and not name.startswith("#"): yield name
def rule(filter, action, name, *compare):
    number = lib.seccomp_syscall_resolve_name(name.encode())
    if number >= 0:
        lib.seccomp_rule_add_array(ctypes.c_void_p(filter), ctypes.c_uint(action), number, len(compare), (Compare * max(1, len(compare)))(*compare))
def write(filter, path):
    with open(path, "wb") as file: lib.seccomp_export_bpf(ctypes.c_void_p(filter), file.fileno())
kill, allow, refuse = 0x80000000, 0x7fff0000, 0x00050000
only = lib.seccomp_init(ctypes.c_uint(kill))
for name in set(calls(sys.argv[1])): rule(only, allow, name)
write(only, sys.argv[2])
rest = lib.seccomp_init(ctypes.c_uint(allow))
for family in range(3, 46):
    if family != 10: rule(rest, refuse | 97, "socket", Compare(0, 4, family, 0))
for name in ("unshare", "setns"): rule(rest, refuse | 1, name)
write(rest, sys.argv[3])
`;

interface Place {
  /** What stands for /var/lib/store. */
  state: string;
  /** What stands for /srv/store/build. */
  build: string;
  filters: readonly string[];
}

/** Starts a command of a unit, as systemd would: its settings, its folders, its user, its limits. */
async function startUnit(name: string, place: Place, variables: Variables, kind = "ExecStart") {
  const unit = await readFile(join(root, "tools/deploy", name), "utf8");
  const all = (key: string) =>
    [...unit.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value = ""]) => value);
  const has = (line: string) => {
    if (!unit.includes(`\n${line}\n`)) throw new Error(`${name} has no ${line} any more.`);
  };
  for (const line of ["ProtectSystem=strict", "PrivateTmp=yes", "PrivateDevices=yes"]) has(line);
  for (const line of ["ProtectHome=yes", "CapabilityBoundingSet=", "NoNewPrivileges=yes"])
    has(line);
  has("SystemCallFilter=@system-service");
  const set = Object.fromEntries(
    all("Environment").flatMap((line) => line.split(" ").map((one) => one.split("=", 2))),
  );
  const writable = all("ReadWritePaths").some((path) => path.endsWith("/srv/store/build"));
  const program = (await readdir(root)).filter((entry) => entry !== "build" && entry !== ".cache");
  const fds = await Promise.all(place.filters.map((path) => open(path)));
  const child = spawn(
    "bwrap",
    [
      ...["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/tmp"],
      ...["--tmpfs", "/home", "--tmpfs", "/srv", "--tmpfs", "/var/lib", "--unshare-pid"],
      ...["--perms", "0755", "--dir", "/srv/store"],
      ...program.flatMap((entry) => ["--ro-bind", join(root, entry), `/srv/store/${entry}`]),
      ...[writable ? "--bind" : "--ro-bind", place.build, "/srv/store/build"],
      ...[
        "--bind",
        place.state,
        "/var/lib/store",
        "--remount-ro",
        "/srv",
        "--remount-ro",
        "/var/lib",
      ],
      ...["--tmpfs", "/root", "--chdir", "/srv/store", "--die-with-parent"],
      ...["SETUID", "SETGID", "SETPCAP"].flatMap((one) => ["--cap-add", `CAP_${one}`]),
      ...fds.flatMap((_, at) => ["--add-seccomp-fd", String(at + 3)]),
      ...["setpriv", "--reuid", user, "--regid", user, "--clear-groups"],
      ...["--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"],
      ...["sh", "-c", `umask ${all("UMask")[0]} && exec ${all(kind)[0]}`],
    ],
    {
      env: { PATH: process.env.PATH, ...set, ...variables },
      stdio: ["ignore", "pipe", "pipe", ...fds.map(({ fd }) => fd)],
    },
  );
  for (const fd of fds) await fd.close();
  const said = { text: "" };
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on("data", (data) => {
      said.text += data;
    });
  }
  return { child, said };
}

type Started = Awaited<ReturnType<typeof startUnit>>;

/** Whether it becomes so in time, and the program is still there. */
async function becomes(child: ChildProcess, isSo: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await isSo().catch(() => false)) return true;
    await sleep(200);
  }
  return false;
}

async function end({ child }: Started) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

export const runUnits: Fault = async (context) => {
  const lacks = await run("sh", [
    "-c",
    "id -u | grep -qx 0 && bwrap --version && setpriv --version && python3 -c 'import ctypes; ctypes.CDLL(\"libseccomp.so.2\")' && systemd-analyze --version",
  ]).then(
    () => false,
    () => true,
  );
  if (lacks)
    return {
      words: "not run: needs root, bwrap, setpriv, python3 and systemd-analyze",
      isKept: true,
    };
  const { check, areKept } = promises(context);
  const filters = ["calls", "others"].map((name) => join(context.folder, name));
  await run("python3", ["-c", writeFilters, "@system-service", ...filters]);
  await runStore(context, filters, check);
  await runWorker(context, filters, check);
  return { words: "The units ran as systemd would let them.", isKept: areKept() };
};

type Check = ReturnType<typeof promises>["check"];

/** A state folder of the unit's user, and releases that it may replace. */
async function placeIn(
  { folder }: Context,
  name: string,
  filters: readonly string[],
): Promise<Place> {
  const place = { state: join(folder, name, "state"), build: join(folder, name, "build"), filters };
  await mkdir(place.state, { recursive: true });
  await copyReleases(place.build);
  await chmod(place.state, 0o700);
  await run("chown", ["-R", `${user}:${user}`, place.state, place.build]);
  return place;
}

async function runStore(context: Context, filters: readonly string[], check: Check) {
  const place = await placeIn(context, "store", filters);
  const port = String(await freePort());
  const store = await startUnit("store.service", place, { ...adminVariables, PORT: port });
  context.atEnd(() => end(store));
  const at = { origin: `http://127.0.0.1:${port}` };
  const isReady = await becomes(store.child, async () => (await fetch(`${at.origin}/readyz`)).ok);
  check("store.service opens", isReady, isReady ? "ready" : store.said.text);
  if (!isReady) return;
  const token = await signIn(at, admin);
  const bed = sample.products.bedroom[0]!;
  const body = { price_cents: 51_700 };
  await call(at, `/rest/v1/products?id=eq.${bed.id}`, { method: "PATCH", token, body });
  const isLive = await becomes(store.child, async () =>
    (await (await fetch(`${at.origin}/live.json`)).text()).includes('"priceCents":51700'),
  );
  check("store.service publishes a price", isLive, isLive ? "live" : store.said.text);
  const backup = await startUnit("store-backup.service", place, {});
  const [code] = await once(backup.child, "exit");
  const written = await readdir(join(place.state, "backups")).catch(() => []);
  check(
    "store-backup.service writes one while it serves",
    code === 0 && written.length > 0,
    written.join(", ") || backup.said.text,
  );
  const tidy = await startUnit("store-backup.service", place, {}, "ExecStartPost");
  const [tidied] = await once(tidy.child, "exit");
  check("and its clean-up ends well", tidied === 0, tidied === 0 ? "ended" : tidy.said.text);
  await end(store);
}

async function runWorker(context: Context, filters: readonly string[], check: Check) {
  const place = await placeIn(context, "worker", filters);
  const postgres = await startPostgres();
  context.atEnd(postgres.stop);
  const [port, storePort] = [String(await freePort()), String(await freePort())];
  const shared = { DATABASE_URL: postgres.url };
  const store = await startUnit("store.service", place, {
    ...shared,
    ...adminVariables,
    PORT: storePort,
    TEXT_WORKER: "elsewhere",
  });
  context.atEnd(() => end(store));
  const at = { origin: `http://127.0.0.1:${storePort}` };
  const isReady = await becomes(store.child, async () => (await fetch(`${at.origin}/readyz`)).ok);
  check("store.service opens on a Postgres", isReady, isReady ? "ready" : store.said.text);
  // As beside a hosted project: the schema is there, and nobody else publishes.
  await end(store);
  const database = openPostgres(postgres.url, createLog("error"));
  await database.transaction((tx) =>
    tx.query("update public.products set price_cents = price_cents - 100"),
  );
  await database.close();
  const worker = await startUnit("store-worker.service", place, {
    ...shared,
    PORT: port,
    PUBLISH_COMMAND: "true",
  });
  context.atEnd(() => end(worker));
  const isOpen = await becomes(
    worker.child,
    async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok,
  );
  check("store-worker.service opens", isOpen, isOpen ? "open" : worker.said.text);
  const folder = join(place.build, "export");
  const isWritten = await becomes(worker.child, async () =>
    (await readdir(folder)).includes("index.html"),
  );
  check("store-worker.service publishes", isWritten, isWritten ? "written" : worker.said.text);
  const { stdout } = await run("find", [
    folder,
    "-not",
    "-perm",
    "-004",
    "-not",
    "-type",
    "l",
  ]).catch(() => ({ stdout: "no folder" }));
  check(
    "a web server of another user can read what it wrote",
    stdout === "",
    stdout.split("\n")[0] || "all of it",
  );
  await end(worker);
}
