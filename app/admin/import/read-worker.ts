import { readTable } from "./read-file.ts";
import { FileProblem } from "./table.ts";

addEventListener(
  "message",
  async ({ data }: MessageEvent<{ bytes: ArrayBuffer; name: string }>) => {
    try {
      postMessage({ table: await readTable(new Uint8Array(data.bytes), data.name) });
    } catch (error) {
      const isOurs = error instanceof FileProblem;
      postMessage({
        problem: isOurs ? error.message : "We can’t read this file. Save it as .xlsx or .csv.",
      });
    }
  },
);
