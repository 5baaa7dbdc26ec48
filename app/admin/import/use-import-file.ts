import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { usePersistedState } from "../use-persisted-state.ts";
import { fingerprint, type Recognized, recognize } from "./columns.ts";
import { FileProblem, limits, problemOf, type Table } from "./table.ts";
import { type Target, targets } from "./targets.ts";

export interface ImportFile extends Recognized {
  /** Another file begins anew, the same one again, too. */
  id: string;
  table: Table;
}

export function useImportFile() {
  const [kept, keep] = usePersistedState("import-columns", parseKept);
  const [file, setFile] = useState<ImportFile>();
  const {
    mutate: choose,
    isPending: isReading,
    error,
  } = useMutation({
    mutationFn: tableInFile,
    onMutate: () => setFile(undefined),
    onSuccess: (table) => setFile({ id: uuid(), table, ...mappingFor(table, kept) }),
  });

  function map(column: number, target: Target | "") {
    if (!file) return;
    const mapping = file.mapping.with(column, target);
    setFile({ ...file, mapping });
    keep(withMapping(kept, file.table, mapping));
  }

  return { file, problem: problemOf(error, "the file"), isReading, choose, map };
}

/** Longer than the largest file takes on a slow phone. */
const readMs = 60_000;

async function tableInFile(file: File): Promise<Table> {
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

const mostKept = 30;

interface KeptMapping {
  headers: string;
  mapping: (Target | "")[];
}

export const parseKept = (found: unknown): KeptMapping[] =>
  Array.isArray(found) ? found.filter(isKept).slice(0, mostKept) : [];

const isKept = (one: Partial<KeptMapping> | null): one is KeptMapping =>
  typeof one?.headers === "string" &&
  Array.isArray(one.mapping) &&
  one.mapping.every((target) => target === "" || targets.includes(target));

export function mappingFor(table: Table, kept: readonly KeptMapping[]): Recognized {
  const found = recognize(table);
  const headers = fingerprint(table.headers);
  const before = kept.find((one) => one.headers === headers)?.mapping;
  return before?.length === table.headers.length ? { ...found, mapping: before } : found;
}

export function withMapping(kept: readonly KeptMapping[], table: Table, mapping: (Target | "")[]) {
  const headers = fingerprint(table.headers);
  return parseKept([{ headers, mapping }, ...kept.filter((one) => one.headers !== headers)]);
}
