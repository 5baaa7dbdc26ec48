import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { download } from "#app/admin/csv.ts";
import { formatNumber, plural } from "#app/admin/format.ts";
import { leadsQuery, pollLeads, progressQuery } from "#app/admin/leads/shared/leads.queries.ts";
import { nameOf, useLeadsContext } from "#app/admin/leads/shared/leads-context.ts";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import type { FinancingLead } from "#supabase/database.types.ts";
import { createCsvFile, csvFileName, detroitForm, plainForm } from "./leads-csv.ts";

interface ExportDialogProps {
  /** What to export, as of now: all that match, or those selected. */
  leads: readonly FinancingLead[];
  /** "matching" or "selected". */
  what: string;
  /** Not all could be read, and one wants those that were. */
  isPart?: boolean;
  onClose: () => void;
}

/**
 * Makes the file once every lead is here, and says how far it is. When some cannot be loaded it says
 * which part there is, and makes a file of that part only when asked to, under another name.
 */
export function ExportDialog({ leads, what, isPart, onClose }: ExportDialogProps) {
  const client = useQueryClient();
  const context = useLeadsContext();
  const list = useQuery(leadsQuery);
  const progress = useQuery(progressQuery).data;
  const [step, setStep] = useState<"waiting" | "writing" | "done" | "failed">("waiting");
  const [written, setWritten] = useState(0);
  const begun = useRef(false);
  const isComplete = list.data?.isComplete === true;
  const [isFresh, setFresh] = useState(false);

  // What changed in the last seconds belongs into the file too.
  useEffect(() => {
    if (!isComplete) return;
    pollLeads(client)
      .catch(() => {})
      .finally(() => setFresh(true));
  }, [isComplete, client]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when everything is here.
  useEffect(() => {
    if (!isComplete || !isFresh || begun.current) return;
    void write(isPart ? "partial" : "whole");
  }, [isComplete, isFresh]);

  async function write(part: "whole" | "partial" | "detroit") {
    begun.current = true;
    setStep("writing");
    setWritten(0);
    try {
      const form =
        part === "detroit"
          ? detroitForm((id) => nameOf({ ...context, me: undefined }, id))
          : plainForm;
      const file = await createCsvFile(leads, setWritten, form);
      download(file, csvFileName(new Date(), part));
      setStep("done");
    } catch {
      setStep("failed");
    }
  }

  const isStuck = step === "waiting" && !isComplete && list.isError && !list.isFetching;
  const here = list.data?.leads.length ?? 0;
  return (
    <Modal title="Export CSV" onClose={onClose} width="max-w-md">
      <div className="grid gap-4">
        {isStuck ? (
          <>
            <p role="alert" className="font-semibold">
              Only {formatNumber(here)} of {formatNumber(list.data?.total ?? 0)} leads could be
              loaded, so the export would be incomplete.
            </p>
            <div className="flex flex-wrap gap-2">
              <button type="button" className={button()} onClick={() => list.refetch()}>
                Try again
              </button>
              <button type="button" className={button("outline")} onClick={() => write("partial")}>
                Export the {formatNumber(leads.length)} that are here
              </button>
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
                  : `Loading ${formatNumber(progress?.loaded ?? here)} of ${plural(progress?.total ?? 0, "lead")}…`}
            </p>
            {step === "done" ? null : (
              <progress
                className="h-2 w-full accent-(--spruce-fill)"
                aria-label="Export"
                max={step === "writing" ? leads.length || 1 : progress?.total || 1}
                value={step === "writing" ? written : (progress?.loaded ?? 0)}
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
              <button type="button" className={button("quiet")} onClick={() => write("detroit")}>
                Export again with Detroit time and more columns
              </button>
            ) : null}
          </>
        )}
      </div>
    </Modal>
  );
}
