/** Runs e2e/engines/smoke.ts in WebKit and Firefox. */
import { spawn } from "node:child_process";
import { nodePath, projectEnv, root } from "../start/launch.mjs";
import { findFile } from "./debian.mjs";

/** Ends a run that hangs. */
const timeLimitMs = 900_000;

const packages = {
  webkit: [
    ["driver", "/usr/bin/WebKitWebDriver", "webkit2gtk-driver"],
    ["miniBrowser", "/usr/lib/*/*/MiniBrowser", "webkit2gtk-driver"],
    ["xvfb", "/usr/bin/Xvfb", "xvfb"],
  ],
  firefox: [["firefox", "/usr/bin/firefox-esr", "firefox-esr"]],
};

/** What became of each engine: how many steps were right, what was wrong, or why it could not be tried. */
export async function runEngines() {
  const results = [];
  for (const [name, files] of Object.entries(packages)) {
    const programs = {};
    try {
      for (const [key, path, from] of files) programs[key] = await findFile(path, from);
    } catch (error) {
      results.push({ name, unavailable: `It can't be installed here: ${error.message}` });
      continue;
    }
    results.push({ name, ...(await runEngine(name, programs)) });
  }
  return results;
}

function runEngine(name, programs) {
  return new Promise((resolve) => {
    const args = ["e2e/engines/smoke.ts", name, JSON.stringify(programs)];
    const child = spawn(nodePath(), args, {
      cwd: root,
      env: projectEnv(),
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeLimitMs,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    child.once("close", (status) => {
      const lines = output.trim().split("\n");
      const passed = lines.filter((line) => line.endsWith(": right")).length;
      const wrong = lines.filter(
        (line) => line.startsWith(`${name}: `) && !line.endsWith(": right"),
      );
      resolve({
        passed,
        wrong: status === 0 || wrong.length > 0 ? wrong : [lines.at(-1) || "It ended"],
      });
    });
  });
}
