/** `npm run demo`: a store at work, with leads, texts, holds, offers and sales in it, gone when it ends. */
import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build, install, nodePath, projectEnv, root, run, serverOptions } from "./launch.mjs";

await install();
await build();
await mkdir(join(root, ".cache"), { recursive: true });
const folder = await mkdtemp(join(root, ".cache/demo-"));
// What it publishes goes into a copy: the real shop's pages stay as they are.
await cp(join(root, process.env.BUILD_DIR || "build"), join(folder, "build"), { recursive: true });
const email = "owner@example.com";
const password = "demo-store";
const env = projectEnv({
  DATA_DIR: join(folder, "data"),
  BUILD_DIR: join(folder, "build"),
  DATABASE_URL: "",
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
});

try {
  await run(nodePath(), ["--disable-warning=ExperimentalWarning", "tools/data/demo-rows.ts"], {
    env,
  });
  console.log(
    `The demo's owner is ${email}, password ${password}: sign in at /auth, then open /admin.`,
  );
  await new Promise((ended) => {
    const server = spawn(nodePath(), [...serverOptions, "server/main.ts"], {
      cwd: root,
      env,
      stdio: "inherit",
    });
    for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
      process.on(signal, () => server.kill("SIGTERM"));
    }
    server.once("exit", ended);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
