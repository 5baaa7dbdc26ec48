import { useMemo, useRef, useState } from "react";
import { plural } from "../format.ts";
import { useWrite } from "../kit/use-write.ts";
import { describeFailure } from "../records/failures.ts";
import { showroomIds } from "../records/product-labels.ts";
import { type PictureFiles, pictureNames } from "./picture-files.ts";
import type { ImportRow } from "./row.ts";
import { asExpected, batchesOf, RefusedRow, saveBatches, takeBack } from "./saving.ts";
import { sendPictures } from "./send-pictures.ts";
import type { Defaults, ManifestOf, Settings } from "./settings.ts";
import type { Table } from "./table.ts";
import { useImportFile } from "./use-import-file.ts";
import { useImportRows } from "./use-import-rows.ts";
import { useMended } from "./use-mended.ts";

const noPictures: PictureFiles = new Map();

/** A chosen file, from its columns to the products in the store. */
export function useImport(manifest?: ManifestOf) {
  const { file, choose: read, ...choosing } = useImportFile();
  const [settings, setSettings] = useState<Settings>();
  const { mended, forget, refuse, ...mending } = useMended();
  const [imported, setImported] = useState<ReadonlySet<number>>(new Set());
  const { rows, forgetRows, ...known } = useImportRows(file ?? {}, settings, mended, imported);
  const { pictured } = known.products.data ?? {};
  const [pictures, setPictures] = useState(noPictures);
  const [sent, setSent] = useState<{ pictures: number; of: number }>();
  const [lost, setLost] = useState<string[]>([]);
  /** What of this file is in the store, as the changes of each step; and how many products that are. */
  const done = useRef<number[][]>([]);
  const { write, isBusy, problem: refusal } = useWrite();

  const choose = (chosen: File) =>
    read(chosen, (table) => {
      done.current = [];
      setImported(new Set());
      forget();
      forgetRows();
      setLost([]);
      setSettings(settingsFor(table, manifest));
    });

  const ready = useMemo(() => readyRows(rows, pictures, pictured), [rows, pictures, pictured]);

  async function save() {
    if (isBusy || sent || !file) return;
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
    }, `import ${file.table.name}`);
  }

  async function undo() {
    await takeBack(done.current);
    done.current = [];
    setImported(new Set());
  }

  return {
    ...choosing,
    ...known,
    ...{ file, choose, settings, setSettings, rows },
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

/** The rows that can be saved, each with those of its pictures that were chosen and the product has not yet. */
const readyRows = (
  rows: readonly ImportRow[] | undefined,
  pictures: PictureFiles,
  pictured: ReadonlySet<string> | undefined,
) =>
  (rows ?? []).flatMap((row) => {
    const names = row.known && pictured?.has(row.known.row.id) ? [] : pictureNames(row, pictures);
    const isReady =
      row.save || (names.length > 0 && row.known && Object.keys(row.problems).length === 0);
    return isReady ? [{ row, names }] : [];
  });

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
