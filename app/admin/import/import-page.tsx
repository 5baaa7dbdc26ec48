import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { downloadCsv } from "../csv.ts";
import { plural } from "../format.ts";
import { FileButton } from "../kit/file-button.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { lotName } from "../lots/lot-defaults.ts";
import { type Lot, lotsQuery } from "../lots/lots.queries.ts";
import { Problem } from "../problem.tsx";
import { Section } from "../section.tsx";
import { ColumnsPart, isClear } from "./columns-part.tsx";
import { DefaultsPart } from "./defaults-part.tsx";
import type { Known, KnownProducts } from "./known-products.ts";
import { knownProductsQuery, productsFile } from "./known-products.ts";
import type { PictureFiles } from "./picture-files.ts";
import { PicturesPart } from "./pictures-part.tsx";
import { PreviewPart } from "./preview-part.tsx";
import { ProblemsPart } from "./problems-part.tsx";
import type { ManifestOf } from "./settings.ts";
import type { Target } from "./targets.ts";
import { useImport } from "./use-import.ts";
import { type ImportFile, useImportFile } from "./use-import-file.ts";

export default function ImportPage() {
  const [params] = useSearchParams();
  const id = params.get("lot");
  const lots = useQuery({ ...lotsQuery, enabled: id !== null });
  // The lot's facts are what its rows begin with, so they come first.
  if (id && !lots.data) {
    return <LoadState of={lots} what="the lot" isPage />;
  }
  const lot = lots.data?.find((one) => one.id === id);
  return <Import key={lot?.id} {...(lot && { manifest: manifestOf(lot) })} />;
}

const manifestOf = (lot: Lot): ManifestOf => ({
  ...{ lot: lot.id, supplier: lot.supplier },
  defaults: {
    pricePercent: lot.price_percent,
    lot: lotName(lot),
    ...(lot.list && { list: lot.list }),
    ...(lot.showroom && { showroom: lot.showroom }),
    ...(lot.condition && { condition: lot.condition }),
    conditionReason: lot.condition_reason ?? "",
    maker: lot.maker,
    ...(lot.compare_at_source && { compareAtSource: lot.compare_at_source }),
  },
});

function Import({ manifest }: { manifest?: ManifestOf }) {
  const choice = useImportFile();
  const products = useQuery(knownProductsQuery);
  // They are of the next file, too: the same list, mended.
  const [pictures, setPictures] = useState<PictureFiles>(new Map());
  if (!products.data) {
    return <LoadState of={products} what="the products" isPage />;
  }
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title="Import products" />
      {manifest ? (
        <p className="text-ink-soft">
          The manifest of <Link to={`/admin/lots#${manifest.lot}`}>{manifest.supplier}</Link>: every
          row becomes a draft that waits there to be received.
        </p>
      ) : null}
      <FilePart {...choice} products={products.data.all} />
      {choice.file ? (
        <FileImport
          key={choice.file.id}
          file={choice.file}
          onMap={choice.map}
          {...{ pictures, setPictures, manifest }}
          products={products.data}
        />
      ) : null}
    </div>
  );
}

interface FileImportProps {
  file: ImportFile;
  onMap: (column: number, target: Target | "") => void;
  products: KnownProducts;
  pictures: PictureFiles;
  setPictures: React.Dispatch<React.SetStateAction<PictureFiles>>;
  manifest: ManifestOf | undefined;
}

function FileImport({ file, onMap, manifest, ...given }: FileImportProps) {
  const state = useImport(file, given.products, given.pictures, manifest);
  const { rows, settings } = state;
  const columns = <ColumnsPart file={file} read={state.read} onMap={onMap} />;
  if (!isClear(file)) return columns;
  return (
    <>
      {columns}
      <DefaultsPart file={file} settings={settings} onChange={state.setSettings} />
      {rows ? (
        <>
          <PicturesPart {...given} state={state} rows={rows} />
          <ProblemsPart state={state} rows={rows} />
          <PreviewPart state={state} rows={rows} />
        </>
      ) : (
        <Spinner label="Reading the rows" />
      )}
    </>
  );
}

interface FilePartProps extends ReturnType<typeof useImportFile> {
  products: readonly Known[];
}

function FilePart({ products, file, choose, isReading, problem }: FilePartProps) {
  return (
    <Section
      title="The file"
      about="A .csv or .xlsx from Shopify, Square, Lightspeed, WooCommerce, a liquidator, or typed by hand. Nothing changes before you press Import."
    >
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          look={button("primary")}
          accept=".csv,.tsv,.txt,.xlsx"
          isBusy={isReading}
          onFiles={([chosen]) => chosen && choose(chosen)}
        >
          {isReading ? "Reading…" : file ? "Choose another file" : "Choose a file"}
        </FileButton>
        {products.length > 0 ? (
          <ToolButton onClick={() => downloadCsv("products", productsFile(products))}>
            Download all {plural(products.length, "product")}
          </ToolButton>
        ) : null}
      </div>
      <div className="mt-3">
        <Problem>{problem}</Problem>
      </div>
      {file ? (
        <p className="mt-3 [overflow-wrap:anywhere]">
          <b>{file.table.name}</b>: {plural(file.table.rows.length, "row")}, {file.table.kind}
          {file.source ? `, from ${file.source}` : ""}.
        </p>
      ) : null}
    </Section>
  );
}
