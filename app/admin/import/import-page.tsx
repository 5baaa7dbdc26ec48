import { useState } from "react";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { detroitToday } from "#shop/calendar/clock.ts";
import { toolButton } from "../controls.ts";
import { csvFile, download } from "../csv.ts";
import { plural } from "../format.ts";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { Problem } from "../problem.tsx";
import { Section } from "../section.tsx";
import { ColumnsPart } from "./columns-part.tsx";
import { DefaultsPart } from "./defaults-part.tsx";
import { PicturesPart } from "./pictures-part.tsx";
import { PreviewPart } from "./preview-part.tsx";
import { ProblemsPart } from "./problems-part.tsx";
import { productsFile } from "./products-file.ts";
import { type ImportState, useImport } from "./use-import.ts";

/** Products from a spreadsheet: chosen, understood, mended, looked at, and saved in one step that can be taken back. */
export default function ImportPage() {
  const state = useImport();
  const { file, products, rows, read } = state;
  if (!products.data) {
    return (
      <LoadState
        of={products}
        failed="Failed to load the products."
        loading="Loading products"
        isPage
      />
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title="Import products" />
      <FilePart state={state} />
      {file && read ? (
        <>
          <ColumnsPart file={file} read={read} onMap={state.map} />
          {state.settings ? (
            <DefaultsPart file={file} settings={state.settings} onChange={state.setSettings} />
          ) : null}
          {rows ? (
            <>
              <PicturesPart state={state} rows={rows} />
              <ProblemsPart state={state} rows={rows} />
              <PreviewPart state={state} rows={rows} />
            </>
          ) : (
            <Spinner label="Reading the rows" />
          )}
        </>
      ) : null}
    </div>
  );
}

function FilePart({
  state: { file, choose, isReading, problem, products },
}: {
  state: ImportState;
}) {
  const [now] = useState(() => new Date());
  const all = products.data;
  return (
    <Section
      title="The file"
      about="A .csv or .xlsx from Shopify, Square, Lightspeed, WooCommerce, a liquidator, or typed by hand. Nothing changes before you press Import."
    >
      <div className="flex flex-wrap items-center gap-3">
        <label
          className={button(
            "primary",
            "md",
            "cursor-pointer focus-within:outline-2 focus-within:outline-offset-2",
          )}
        >
          {isReading ? "Reading…" : file ? "Choose another file" : "Choose a file"}
          <input
            type="file"
            className="sr-only"
            accept=".csv,.tsv,.txt,.xlsx"
            disabled={isReading}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // The same file can be chosen again once it is mended.
              target.value = "";
              if (chosen) void choose(chosen);
            }}
          />
        </label>
        {all && all.all.length > 0 ? (
          <button
            type="button"
            className={toolButton()}
            onClick={() =>
              download(csvFile([productsFile(all)]), `products-${detroitToday(now)}.csv`)
            }
          >
            Download all {plural(all.all.length, "product")}
          </button>
        ) : null}
      </div>
      {problem ? <Problem>{problem}</Problem> : null}
      {file ? (
        <p className="mt-3 [overflow-wrap:anywhere]">
          <b>{file.table.name}</b>: {plural(file.table.rows.length, "row")}, {file.table.kind}
          {file.source ? `, from ${file.source}` : ""}.
        </p>
      ) : null}
    </Section>
  );
}
