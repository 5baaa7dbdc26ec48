import { useState } from "react";
import { showToast } from "#app/ui/toast.ts";
import { csvFile, download } from "../csv.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { describeFailure } from "../records/failures.ts";
import { readAllSales } from "./sales.queries.ts";
import type { SalesFilter } from "./sales.ts";
import { salesCsv, salesFileName } from "./sales-csv.ts";
import type { SalesNames } from "./sales-list.ts";

interface ExportSalesProps {
  asked: SalesFilter;
  count: number;
  people: SalesNames["people"];
}

/** Every sale that matches, as a file. */
export function ExportSales({ asked, count, people }: ExportSalesProps) {
  const [isExporting, setExporting] = useState(false);
  async function exportAll() {
    if (isExporting || count === 0) return;
    setExporting(true);
    try {
      const lines = await readAllSales(asked);
      download(csvFile([salesCsv(lines, people)]), salesFileName(new Date()));
    } catch (error) {
      showToast({
        ...{ title: "Nothing was exported.", description: describeFailure(error) },
        tone: "destructive",
      });
    } finally {
      setExporting(false);
    }
  }
  return (
    <ToolButton aria-disabled={isExporting || count === 0 || undefined} onClick={exportAll}>
      {isExporting ? "Exporting…" : "Export CSV"}
    </ToolButton>
  );
}
