import { FileProblem, limits, type Table } from "./table.ts";

/** Longer than the largest file takes on a slow phone. */
const readMs = 60_000;

/** The table in a file. Rejects with a FileProblem that says what to do instead. */
export async function tableInFile(file: File): Promise<Table> {
  if (file.size > limits.fileBytes) throw new FileProblem("The file is larger than 20 MB.");
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileProblem("We can’t read the file. Choose it again.");
  });
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Table>((resolve, reject) => {
      timer = setTimeout(
        () =>
          reject(new FileProblem("The file takes too long to read. Split it, or save it as .csv.")),
        readMs,
      );
      worker.onerror = () =>
        reject(new FileProblem("This device can’t read the file. Save it as .csv."));
      worker.onmessage = ({ data }: MessageEvent<{ table?: Table; problem?: string }>) =>
        data.table ? resolve(data.table) : reject(new FileProblem(data.problem ?? ""));
      worker.postMessage({ bytes, name: file.name }, [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
