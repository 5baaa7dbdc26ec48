import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { button } from "#app/ui/button.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { download } from "../../csv.ts";
import { formatNumber, plural } from "../../format.ts";
import { Modal } from "../../kit/modal.tsx";
import { nameOf, useLeadsContext } from "../shared/leads-context.ts";
import { soldLeadsQuery } from "./filter-facts.queries.ts";
import { createCsvFile, csvFileName, detailsForm, plainForm } from "./leads-csv.ts";
import type { MatchingLeads } from "./matching-leads.ts";
import { useLoadedLeads, useReadLeads } from "./use-export-source.ts";

interface ExportProps {
  found: MatchingLeads;
  /** Those that are selected; without them, all that match. */
  selected: readonly FinancingLead[] | undefined;
  onClose: () => void;
}

/**
 * Makes the file once every lead is here, and says how far it is. When some cannot be loaded it says
 * which part there is, and makes a file of that part only when asked to, under another name.
 */
export function ExportDialog({ found, selected, onClose }: ExportProps) {
  const what = selected ? "selected" : "matching";
  const database = selected ? undefined : found.database;
  const here = useLoadedLeads(selected ?? found.matching);
  const read = useReadLeads(database?.readAll, found.count);
  const source = database ? read : here;
  const inquiries = (database && found.inquiries) ?? [];
  const { isReady, loaded, total, retry } = source;
  const leads = useMemo(() => source.leads.filter(plainForm.isOf), [source.leads]);
  const context = useLeadsContext();
  const client = useQueryClient();
  const [step, setStep] = useState<"waiting" | "writing" | "done" | "failed">("waiting");
  const [written, setWritten] = useState(0);
  const begun = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when everything is here.
  useEffect(() => {
    if (isReady && !begun.current) void write("whole");
  }, [isReady]);

  async function write(part: "whole" | "partial" | "all-details") {
    begun.current = true;
    setStep("writing");
    setWritten(0);
    try {
      const form =
        part === "all-details"
          ? detailsForm(
              (id) => nameOf({ ...context, me: undefined }, id),
              await client.fetchQuery(soldLeadsQuery),
            )
          : plainForm;
      const file = await createCsvFile([...source.leads, ...inquiries], setWritten, form);
      download(file, csvFileName(new Date(), part));
      setStep("done");
    } catch {
      setStep("failed");
    }
  }

  const isStuck = step === "waiting" && source.isStuck;
  return (
    <Modal title="Export CSV" onClose={onClose} width="max-w-md">
      <div className="grid gap-4">
        {isStuck ? (
          <>
            <p role="alert" className="font-semibold">
              Only {formatNumber(loaded)} of {formatNumber(total)} leads could be loaded, so the
              export would be incomplete.
            </p>
            <div className="flex flex-wrap gap-2">
              <button type="button" className={button()} onClick={retry}>
                Try again
              </button>
              {leads.length > 0 ? (
                <button
                  type="button"
                  className={button("outline")}
                  onClick={() => write("partial")}
                >
                  Export the {formatNumber(leads.length)} that are here
                </button>
              ) : null}
            </div>
          </>
        ) : step === "failed" ? (
          <>
            <p role="alert" className="font-semibold">
              We couldn’t make the file: {formatNumber(written)} of {formatNumber(leads.length)}{" "}
              leads were written and no file was saved.
            </p>
            <button type="button" className={button()} onClick={() => write("whole")}>
              Try again
            </button>
          </>
        ) : (
          <>
            <p role="status">
              {step === "done"
                ? `${plural(written, "lead")} exported. The file is in your downloads.`
                : step === "writing"
                  ? `Writing ${formatNumber(written)} of ${plural(leads.length, `${what} lead`)}…`
                  : `Loading ${formatNumber(loaded)} of ${plural(total, "lead")}…`}
            </p>
            {step === "done" ? null : (
              <progress
                className="h-2 w-full accent-(--spruce-fill)"
                aria-label="Export"
                max={(step === "writing" ? leads.length : total) || 1}
                value={step === "writing" ? written : loaded}
              />
            )}
            <button
              type="button"
              className={button(step === "done" ? "primary" : "outline")}
              onClick={onClose}
            >
              {step === "done" ? "Done" : "Cancel"}
            </button>
            {step === "done" ? (
              <button
                type="button"
                className={button("quiet")}
                onClick={() => write("all-details")}
              >
                All details, in Detroit time
              </button>
            ) : null}
          </>
        )}
      </div>
    </Modal>
  );
}
