import { useEffect, useMemo, useRef, useState } from "react";
import { plural } from "../format.ts";
import { useWrite } from "../kit/use-write.ts";
import { describeFailure } from "../records/failures.ts";
import { showroomIds } from "../records/product-labels.ts";
import type { KnownProducts } from "./known-products.ts";
import { type PictureFiles, pictureNames } from "./picture-files.ts";
import { type Mend, type Mends, readRows } from "./read-rows.ts";
import { type FileRow, recordsOf } from "./records.ts";
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
  const [mends, setMends] = useState<Mends>(new Map());
  const read = useMemo(() => recordsOf(table, mapping, source), [table, mapping, source]);
  const rows = useImportRows(read.records, products, settings, mends);
  const [sent, setSent] = useState<{ pictures: number; of: number }>();
  const [lost, setLost] = useState<string[]>([]);
  /** What of this file is in the store, as the changes of each step; and how many products that are. */
  const done = useRef<number[][]>([]);
  const { write, isBusy, problem: refusal } = useWrite();
  const ready = useMemo(
    () => readyRows(rows, pictures, products.pictured),
    [rows, pictures, products],
  );

  const mend = (lines: readonly number[], next: Mend) =>
    setMends((before) => {
      const after = new Map(before);
      for (const line of lines) {
        const known = before.get(line);
        const cells = { ...known?.cells, ...next.cells };
        after.set(line, { ...known, refusal: "", ...next, cells });
      }
      return after;
    });

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
        await saveBatches(batches, steps, (lines) => mend(lines, { isImported: true }));
      } catch (error) {
        if (error instanceof RefusedRow) {
          mend([error.line], { refusal: describeFailure(error.cause) });
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
    mend([...mends.keys()], { isImported: false });
  }

  return {
    ...{ settings, setSettings, read, rows, ready, sent, lost, save, mend },
    imported: [...mends.values()].filter(({ isImported }) => isImported).length,
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

function useImportRows(
  records: readonly FileRow[],
  products: KnownProducts,
  settings: Settings,
  mends: Mends,
) {
  const [rows, setRows] = useState<ImportRow[]>();
  useEffect(() => {
    const stop = new AbortController();
    void readRows(records, products, settings, mends, stop.signal).then(
      (next) => stop.signal.aborted || setRows(next),
    );
    return () => stop.abort();
  }, [records, products, settings, mends]);
  return rows;
}
