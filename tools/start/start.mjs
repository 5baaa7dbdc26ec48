/**
 * `npm start`: installs and builds what is missing, then serves until it is told to stop. Where a store
 * with the same settings runs older code, that goes on with the code that lies here now.
 */
import { fork } from "node:child_process";
import { realpathSync } from "node:fs";
import { build, install, nodePath, projectEnv, root } from "./launch.mjs";
// At once, as it looks whose child this is.
import { onParentExit } from "./parent.mjs";
import { requestRestart } from "./running.mjs";

const minOpenFiles = 512;
process.report.excludeNetwork = true;
const openFiles = process.report.getReport().userLimits?.open_files.soft;
// Below this the database says that its files exist already, and a build doesn't end.
if (Number(openFiles) < minOpenFiles) {
  console.error(
    `This shell lets a program open ${openFiles} files, and the store needs ${minOpenFiles}: run "ulimit -n 4096" first.`,
  );
  process.exit(1);
}

try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const outcome = await requestRestart(process.env);
if (outcome === "open") {
  console.log("The running store has switched to the code in this folder.");
} else if (outcome !== undefined && outcome !== "same") {
  console.error(outcome);
  process.exitCode = 1;
} else {
  await serve();
}

/** By our own Node, which npm finds from the second start on. */
async function serve() {
  const path = nodePath();
  if (realpathSync(path) === realpathSync(process.execPath)) return import("./serve.mjs");
  const server = fork("tools/start/serve.mjs", process.argv.slice(2), {
    cwd: root,
    env: projectEnv(),
    execPath: path,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    process.on(signal, () => server.kill(signal));
  }
  // It sees this process only, which outlives npm.
  onParentExit(() => server.kill("SIGTERM"));
  server.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
