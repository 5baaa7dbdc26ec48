/** `npm run dev`: the same backend as `npm start`, behind Vite's hot reload. */
import { spawn } from "node:child_process";
import { install, nodePath, projectEnv, root, run } from "./launch.mjs";

await install();
await run(nodePath(), ["tools/build/images.ts"], { quiet: true });

const host = process.env.HOST ?? "127.0.0.1";
const port = Number(process.env.PORT ?? 3000);
const backendPort = port + 1;

const origin = `http://${host}:${port}`;
const backend = spawn(nodePath(), ["--watch", "server/main.ts"], {
  cwd: root,
  env: projectEnv({ PORT: String(backendPort), SITE_URL: origin }),
  stdio: ["inherit", "pipe", "inherit"],
});
// It names its own address, where pages are those of the last build.
backend.stdout.setEncoding("utf8").on("data", (text) => {
  process.stdout.write(text.replaceAll(`:${backendPort}`, `:${port}`));
});

const children = [
  backend,
  spawn("react-router", ["dev", "--host", host, "--port", String(port)], {
    cwd: root,
    env: projectEnv({ BACKEND_URL: `http://127.0.0.1:${backendPort}` }),
    stdio: "inherit",
  }),
];

const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
for (const child of children) {
  child.once("exit", (code) => {
    stop();
    process.exitCode ??= code ?? 1;
  });
}
