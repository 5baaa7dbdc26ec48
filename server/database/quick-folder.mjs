import { accessSync, constants, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/**
 * Where a test keeps files for as long as it runs: in memory, where the system has such a folder with at least
 * `free` bytes left, and otherwise in the system's folder for temporary files.
 */
export function quickFolder(free) {
  const memory = "/dev/shm";
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > free) return memory;
  } catch {
    // No such folder on this system.
  }
  return tmpdir();
}
