import { useEffect, useMemo, useRef, useState } from "react";
import { plural } from "../format.ts";
import { useWrite } from "../kit/use-write.ts";
import { describeFailure } from "../records/failures.ts";
import { showroomIds } from "../records/product-labels.ts";
import type { KnownProducts } from "./known-products.ts";
import { type PictureFiles, pictureNames } from "./picture-files.ts";
import { type Mended, nothingMended, readRows } from "./read-rows.ts";
import { type Cells, type FileRow, recordsOf } from "./records.ts";
import type { ImportRow } from "./row.ts";
import {
  asExpected,
  batchesOf,
  RefusedRow,
  saveBatches,
  sendPictures,
  takeBack,
} from "./saving.ts";
import type { Defaults, ManifestOf, Settings } from "./settings.ts";
import type { Table } from "./table.ts";
import type { ImportFile } from "./use-import-file.ts";

export function useImport(
  { table, mapping, source }: ImportFile,
  products: KnownProducts,
  pictures: PictureFiles,
  manifest?: ManifestOf,
) {
  const [settings, setSettings] = useState(() => settingsFor(table, manifest));
  const { mended, refuse, ...mending } = useMended();
  const [imported, setImported] = useState<ReadonlySet<number>>(new Set());
  const read = useMemo(() => recordsOf(table, mapping, source), [table, mapping, source]);
  const rows = useImportRows(read.records, products, settings, mended, imported);
  const [sent, setSent] = useState<{ pictures: number; of: number }>();
  const [lost, setLost] = useState<string[]>([]);
  /** What of this file is in the store, as the changes of each step; and how many products that are. */
  const done = useRef<number[][]>([]);
  const { write, isBusy, problem: refusal } = useWrite();
  const ready = useMemo(
    () => readyRows(rows, pictures, products.pictured),
    [rows, pictures, products],
  );

  async function save() {
    if (isBusy || sent) return;
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
    ...{ settings, setSettings, read, rows, ready, sent, lost, save, imported, ...mending },
    isBusy: isBusy || sent !== undefined,
    refusal,
    undo: () =>
      write(async () => {
        await undo();
        return { title: "The import was undone." };
      }, "take back import"),
  };
}

/** The rows that can be saved, each with those of its pictures that were chosen and the product has not yet. */
const readyRows = (
  rows: readonly ImportRow[] = [],
  pictures: PictureFiles,
  pictured: ReadonlySet<string>,
) =>
  rows.flatMap((row) => {
    const names = row.known && pictured.has(row.known.row.id) ? [] : pictureNames(row, pictures);
    const isReady =
      row.save || (names.length > 0 && row.known && Object.keys(row.problems).length === 0);
    return isReady ? [{ row, names }] : [];
  });

export type ImportState = ReturnType<typeof useImport>;

function settingsFor({ name, headers }: Table, manifest?: ManifestOf): Settings {
  const header = headers.find((one) => /msrp|compare|retail|list price|\bwas\b|regular/i.test(one));
  const defaults: Defaults = {
    ...{ list: "by kind", condition: "", pricePercent: 0, showroom: showroomIds[0]!, lot: "" },
    compareAtSource: header ? `“${header}” in ${name}` : name,
    ...manifest?.defaults,
  };
  return { defaults, as: manifest ? "draft" : "live", now: new Date() };
}

function useMended() {
  const [mended, setMended] = useState<Mended>(nothingMended);
  return {
    mended,
    mend: (lines: readonly number[], given: Cells) =>
      setMended((before) => {
        const [cells, refused] = [new Map(before.cells), new Map(before.refused)];
        for (const line of lines) {
          cells.set(line, { ...cells.get(line), ...given });
          refused.delete(line);
        }
        return { ...before, cells, refused };
      }),
    accept: (lines: number[]) =>
      setMended((before) => ({ ...before, accepted: new Set([...before.accepted, ...lines]) })),
    leaveOut: (lines: number[]) =>
      setMended((before) => ({ ...before, leftOut: new Set([...before.leftOut, ...lines]) })),
    refuse: (line: number, words: string) =>
      setMended((before) => ({ ...before, refused: new Map(before.refused).set(line, words) })),
  };
}

function useImportRows(
  records: readonly FileRow[],
  products: KnownProducts,
  settings: Settings,
  mended: Mended,
  imported: ReadonlySet<number>,
) {
  const [rows, setRows] = useState<ImportRow[]>();
  useEffect(() => {
    const stop = new AbortController();
    const leftOut = new Set([...mended.leftOut, ...imported]);
    void readRows(records, products, settings, { ...mended, leftOut }, stop.signal).then(
      (next) => stop.signal.aborted || setRows(next),
    );
    return () => stop.abort();
  }, [records, products, settings, mended, imported]);
  return rows;
}
