import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { db } from "#app/lib/supabase.ts";
import { plural } from "../format.ts";
import { useWrite } from "../kit/use-write.ts";
import { describeFailure } from "../records/failures.ts";
import { showroomIds } from "../records/product-labels.ts";
import { productsKey } from "../records/records.queries.ts";
import { readAll } from "../requests.ts";
import { type KnownProducts, knownProducts } from "./known-products.ts";
import { type PictureFiles, pictureNames } from "./picture-files.ts";
import type { Question } from "./questions.ts";
import { type Mended, nothingMended, readRows } from "./read-rows.ts";
import { type Cells, recordsOf } from "./records.ts";
import type { ImportRow } from "./row.ts";
import { asExpected, batchesOf, RefusedRow, saveBatches, takeBack } from "./saving.ts";
import { sendPictures } from "./send-pictures.ts";
import type { Defaults, ManifestOf, Settings } from "./settings.ts";
import type { Table } from "./table.ts";
import { type ImportFile, useImportFile } from "./use-import-file.ts";

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
    compareAtSource: header ? `“${header}” in ${name}` : name,
    ...manifest?.defaults,
  };
  return { defaults, as: manifest ? "draft" : "live", now: new Date() };
}

/** What somebody does about the rows of a file before they are imported. */
function useMended() {
  const [mended, setMended] = useState<Mended>(nothingMended);
  const mendAll = (lines: readonly number[], given: Cells) =>
    setMended((before) => {
      const [cells, refused] = [new Map(before.cells), new Map(before.refused)];
      for (const line of lines) {
        cells.set(line, { ...cells.get(line), ...given });
        refused.delete(line);
      }
      return { ...before, cells, refused };
    });
  return {
    mended,
    forget: () => setMended(nothingMended),
    mend: (line: number, cells: Cells) => mendAll([line], cells),
    answer({ target, lines }: Question, text: string) {
      mendAll(lines, { [target]: text });
      setMended((before) => ({ ...before, answers: [...before.answers, { target, lines }] }));
    },
    accept: (lines: number[]) =>
      setMended((before) => ({ ...before, accepted: new Set([...before.accepted, ...lines]) })),
    leaveOut: (lines: number[]) =>
      setMended((before) => ({ ...before, leftOut: new Set([...before.leftOut, ...lines]) })),
    refuse: (line: number, words: string) =>
      setMended((before) => ({ ...before, refused: new Map(before.refused).set(line, words) })),
  };
}

/** What each row of a file comes to beside the store's products; those in `imported` are there already. */
function useImportRows(
  { table, mapping, source }: Partial<ImportFile>,
  settings: Settings | undefined,
  mended: Mended,
  imported: ReadonlySet<number>,
) {
  const products = useQuery(knownProductsQuery);
  const [rows, setRows] = useState<ImportRow[]>();
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
  return { products, read, rows, forgetRows: () => setRows(undefined) };
}

/** Every product of every state with all of its columns, its counts and notes; read anew with the list of products. */
const knownProductsQuery = queryOptions({
  queryKey: [...productsKey, "import"],
  queryFn: readKnownProducts,
});

async function readKnownProducts({ signal }: { signal: AbortSignal }): Promise<KnownProducts> {
  const [rows, stock, notes, pictures] = await Promise.all([
    readAll(signal, () =>
      db().from("products").select("*").order("list").order("position").order("id"),
    ),
    readAll(signal, () =>
      db()
        .from("stock")
        .select("product_id, showroom, on_hand")
        .order("product_id")
        .order("showroom"),
    ),
    readAll(signal, () =>
      db().from("product_notes").select("product_id, cost_cents, lot, note").order("product_id"),
    ),
    readAll(signal, () => db().from("product_pictures").select("product_id").order("id")),
  ]);
  // The shop's own pictures are of no product.
  const ofProducts = pictures.flatMap(({ product_id }) => (product_id ? [{ product_id }] : []));
  return knownProducts(rows, stock, notes, ofProducts);
}
