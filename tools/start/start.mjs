/** `npm start`: installs and builds what is missing, then serves until it is told to stop. */
import { fork } from "node:child_process";
import { build, install, nodePath, projectEnv, root } from "./launch.mjs";
import { whenNpmEnds } from "./parent.mjs";

try {
  await install();
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// The channel to the child closes with this process however it ends, so that no server is left behind.
const server = fork("server/main.ts", process.argv.slice(2), {
  cwd: root,
  env: projectEnv(),
  execPath: nodePath(),
  execArgv: ["--disable-warning=ExperimentalWarning"],
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => server.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
}
whenNpmEnds(() => server.kill("SIGTERM"));
server.once("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
