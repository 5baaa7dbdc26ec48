/**
 * Serves until it is told to stop, and keeps the port open while one server follows another: it runs
 * `server/main.ts` as a process of Node's cluster, which gets the port from here. On SIGUSR2, or when
 * another `npm start` asks (running.mjs), it starts the code that lies here now beside the old, which
 * steps aside once the new one is ready. `server/rolling-restart.ts` has the messages.
 */
import cluster from "node:cluster";
import { nodePath, projectEnv, root, serverOptions } from "./launch.mjs";
import { onParentExit } from "./parent.mjs";
import { answerOthers } from "./running.mjs";

// Each process accepts for itself: handing every connection over from here would cost time.
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({
  exec: "server/main.ts",
  args: process.argv.slice(2),
  cwd: root,
  execPath: nodePath(),
  execArgv: serverOptions,
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});

/** The process that serves. */
let current = fork(projectEnv());
/** The one that is about to follow it. */
let next;
let isStopping = false;

current.on("message", (message) => {
  if (message === "open") answerOthers(follow);
});

function fork(env) {
  const server = cluster.fork(env);
  server.on("message", ({ code }) => {
    server.code = code ?? server.code;
  });
  server.once("exit", (code, signal) => {
    if (server === next) next = undefined;
    else if (server === current) process.exit(code ?? (signal ? 1 : 0));
  });
  return server;
}

/** Starts the code that lies here now; resolves to what came of it: `open`, `same` or a sentence. */
function follow(env, { evenIfSame = false } = {}) {
  if (next || isStopping) return Promise.resolve("Another upgrade or a shutdown is under way.");
  const old = current;
  const unset = Object.fromEntries(Object.keys(process.env).map((name) => [name, ""]));
  const server = fork({ ...unset, ...env, STORE_FOLLOWS: "yes" });
  next = server;
  let failure = "The new server stopped before it was ready. See its log for the reason.";
  return new Promise((resolve) => {
    server.on("message", (message) => {
      if (message === "listening") {
        // From here on there is no way back: the old one leaves the database to the new one.
        [current, next] = [server, undefined];
        if (old.isConnected()) old.send("step aside");
      } else if (message === "open") resolve("open");
      else if (message.failed) failure = message.failed;
      else if (message.code === old.code && !evenIfSame) {
        failure = "same";
        server.process.kill("SIGKILL");
      } else if (message.code) server.send("follow");
    });
    server.once("exit", () => resolve(failure));
  });
}

function stop(signal) {
  isStopping = true;
  for (const server of Object.values(cluster.workers)) server.process.kill(signal);
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => stop(signal === "SIGHUP" ? "SIGTERM" : signal));
}
if (process.platform !== "win32") {
  process.on("SIGUSR2", async () => {
    const became = await follow(process.env, { evenIfSame: true });
    if (became !== "open") console.error(became);
  });
}
process.once("disconnect", () => stop("SIGTERM"));
onParentExit(() => stop("SIGTERM"));
