/** How a second `npm start` reaches the one that serves already: a socket in the data folder. */
import { chmodSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { join, relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./launch.mjs";

/**
 * Asks the store that serves with these settings to go on with the code that lies here now, if it is
 * another than it runs. Returns what came of it; nothing where there is no such store.
 */
export function requestRestart(env) {
  const path = socketPath(env);
  if (!path) return Promise.resolve(undefined);
  return new Promise((done) => {
    const socket = createConnection(path);
    socket.once("error", () => done(undefined));
    socket.once("connect", () => socket.write(`${JSON.stringify(env)}\n`));
    createInterface({ input: socket })
      .once("line", (line) => {
        socket.end();
        done(JSON.parse(line));
      })
      .on("error", () => undefined);
    socket.once("close", () =>
      done("The running store stopped in the meantime. See its log for the reason."),
    );
  });
}

/** Lets others ask, for as long as this process lives. Only the folder's owner reaches the socket. */
export function answerOthers(follow) {
  const path = socketPath(process.env);
  if (!path) return;
  // This process has the port and the folder, so a socket that is there has no owner.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    createInterface({ input: socket })
      .once("line", async (line) => {
        const outcome = await follow(JSON.parse(line));
        socket.end(`${JSON.stringify(outcome)}\n`);
      })
      .on("error", () => undefined);
  });
  server.on("error", () => undefined);
  server.listen(path, () => chmodSync(path, 0o600));
  process.once("exit", () => rmSync(path, { force: true }));
}

/** Systems read about a hundred characters of a socket's path. Windows has none in folders. */
function socketPath({ DATA_DIR, PORT }) {
  if (process.platform === "win32") return undefined;
  const folder = resolve(root, DATA_DIR?.trim() || ".data");
  const whole = join(folder, `start-${PORT?.trim() || 3000}.sock`);
  const [shorter] = [whole, relative(process.cwd(), whole)].sort((a, b) => a.length - b.length);
  return shorter.length <= 100 ? shorter : undefined;
}
