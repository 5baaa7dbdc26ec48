import { useState } from "react";
import { usePersistedState } from "../use-persisted-state.ts";
import { tableInFile } from "./choose-file.ts";
import type { Recognized } from "./columns.ts";
import { mappingFor, parseKept, withMapping } from "./kept-mappings.ts";
import { FileProblem, type Table } from "./table.ts";
import type { Target } from "./targets.ts";

export type ImportFile = { table: Table } & Recognized;

/** A chosen file, and what its columns are: kept for the next file with the same ones. */
export function useImportFile() {
  const [kept, keep] = usePersistedState("import-columns", parseKept);
  const [file, setFile] = useState<ImportFile>();
  const [problem, setProblem] = useState("");
  const [isReading, setReading] = useState(false);

  async function choose(chosen: File, onRead: (table: Table) => void) {
    setReading(true);
    setProblem("");
    try {
      const table = await tableInFile(chosen);
      setFile({ table, ...mappingFor(table, kept) });
      onRead(table);
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : "We can’t read the file.");
    }
    setReading(false);
  }

  function map(column: number, target: Target | "") {
    if (!file) return;
    const mapping = file.mapping.with(column, target);
    setFile({ ...file, mapping });
    keep(withMapping(kept, file.table, mapping));
  }

  return { file, problem, isReading, choose, map };
}
