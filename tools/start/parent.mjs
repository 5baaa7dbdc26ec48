/** Notices that npm, which started this process, is gone: npm does not always pass its end on. */
import { readFileSync } from "node:fs";

const lookEveryMs = 500;
// Read at once: npm may end while the site is still being built.
const parents = [process.ppid, ...shellParent(process.ppid)];

/** Calls back once when the npm that runs this script has ended; never where none does. */
export function onParentExit(done) {
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (parents.every(isAlive) && process.ppid === parents[0]) return;
    clearInterval(timer);
    done();
  }, lookEveryMs);
  timer.unref();
}

/** npm starts scripts through a shell, which may stay between. Only Linux tells whose child that is. */
function shellParent(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(stat) ?? [];
    return /^(sh|dash|bash)$/.test(name ?? "") ? [Number(parent)] : [];
  } catch {
    return [];
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
