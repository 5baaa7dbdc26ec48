import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { plural } from "../format.ts";
import { useWrite } from "../kit/use-write.ts";
import { describeFailure } from "../records/failures.ts";
import { showroomIds } from "../records/product-labels.ts";
import { usePersistedState } from "../use-persisted-state.ts";
import { tableInFile } from "./choose-file.ts";
import type { Recognized } from "./columns.ts";
import { mappingFor, parseKept, withMapping } from "./kept-mappings.ts";
import { knownProductsQuery } from "./known-products.queries.ts";
import { type PictureFiles, pictureNames } from "./picture-files.ts";
import { readRows } from "./read-rows.ts";
import { recordsOf } from "./records.ts";
import type { ImportRow } from "./row.ts";
import { asExpected, batchesOf, RefusedRow, saveBatches, takeBack } from "./saving.ts";
import { sendPictures } from "./send-pictures.ts";
import type { Defaults, ManifestOf, Settings } from "./settings.ts";
import { FileProblem, type Table } from "./table.ts";
import type { Target } from "./targets.ts";
import { useMended } from "./use-mended.ts";

const noPictures: PictureFiles = new Map();

/** A chosen file, from its columns to the products in the store. */
export function useImport(manifest?: ManifestOf) {
  const products = useQuery(knownProductsQuery);
  const [kept, keep] = usePersistedState("import-columns", parseKept);
  const [file, setFile] = useState<{ table: Table } & Recognized>();
  const [problem, setProblem] = useState("");
  const [isReading, setReading] = useState(false);
  const [settings, setSettings] = useState<Settings>();
  const { mended, forget, refuse, ...mending } = useMended();
  const [rows, setRows] = useState<ImportRow[]>();
  const [pictures, setPictures] = useState(noPictures);
  const [sent, setSent] = useState<{ pictures: number; of: number }>();
  const [lost, setLost] = useState<string[]>([]);
  /** What of this file is in the store, as the changes of each step; and how many products that are. */
  const done = useRef<number[][]>([]);
  const [imported, setImported] = useState<ReadonlySet<number>>(new Set());
  const { write, isBusy, problem: refusal } = useWrite();

  const { table, mapping, source } = file ?? {};
  const read = useMemo(
    () => (table && mapping ? recordsOf(table, mapping, source) : undefined),
    [table, mapping, source],
  );
  useEffect(() => {
    if (!read || !products.data || !settings) return;
    const stop = new AbortController();
    const leftOut = new Set([...mended.leftOut, ...imported]);
    void readRows(read.records, products.data, settings, { ...mended, leftOut }, stop.signal).then(
      (next) => {
        if (!stop.signal.aborted) setRows(next);
      },
    );
    return () => stop.abort();
  }, [read, products.data, settings, mended, imported]);

  async function choose(chosen: File) {
    setReading(true);
    setProblem("");
    try {
      const next = await tableInFile(chosen);
      done.current = [];
      setImported(new Set());
      forget();
      setRows(undefined);
      setLost([]);
      setFile({ table: next, ...mappingFor(next, kept) });
      setSettings(settingsFor(next, manifest));
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : "We can’t read the file.");
    }
    setReading(false);
  }

  function map(column: number, target: Target | "") {
    if (!file) return;
    const next = file.mapping.with(column, target);
    setFile({ ...file, mapping: next });
    keep(withMapping(kept, file.table, next));
  }

  const ready = useMemo(
    () =>
      (rows ?? []).flatMap((row) => {
        const names =
          row.known && products.data?.pictured.has(row.known.row.id)
            ? []
            : pictureNames(row, pictures);
        const isReady =
          row.save || (names.length > 0 && row.known && Object.keys(row.problems).length === 0);
        return isReady ? [{ row, names }] : [];
      }),
    [rows, pictures, products.data],
  );

  async function save() {
    if (isBusy || sent || !table) return;
    const { saved, failed } = await sendPictures(ready, pictures, setSent);
    setSent(undefined);
    setLost(failed);
    const batches = batchesOf(
      manifest ? saved.map((one) => ({ ...one, save: asExpected(one.save, manifest) })) : saved,
    );
    const count = batches.flat().length;
    const steps: number[][] = [];
    await write(async () => {
      try {
        await saveBatches(batches, steps, (lines) =>
          setImported((before) => new Set([...before, ...lines])),
        );
      } catch (error) {
        if (error instanceof RefusedRow) {
          refuse(error.line, describeFailure(error.cause));
        }
        throw error;
      } finally {
        done.current = [...new Set([...done.current, ...steps])];
      }
      return { title: `${plural(count, "product")} imported.`, undo };
    }, `import ${table.name}`);
  }

  async function undo() {
    await takeBack(done.current);
    done.current = [];
    setImported(new Set());
  }

  return {
    ...{ file, problem, isReading, choose, map, settings, setSettings, rows, read, products },
    ...{ ready, pictures, setPictures, sent, lost, save, imported, mended, ...mending },
    isBusy: isBusy || sent !== undefined,
    refusal,
    undo: () =>
      write(async () => {
        await undo();
        return { title: "The import was undone." };
      }, "take back import"),
  };
}

export type ImportState = ReturnType<typeof useImport>;

function settingsFor({ name, headers }: Table, manifest?: ManifestOf): Settings {
  const header = headers.find((one) => /msrp|compare|retail|list price|\bwas\b|regular/i.test(one));
  const defaults: Defaults = {
    ...{ list: "by kind", condition: "", pricePercent: 0, showroom: showroomIds[0]!, lot: "" },
    compareAtSource: header ? `“${header}” in ${name}`.slice(0, 200) : name.slice(0, 200),
    ...manifest?.defaults,
  };
  return { defaults, as: manifest ? "draft" : "live", now: new Date() };
}
