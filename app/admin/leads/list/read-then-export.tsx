import { useCallback, useEffect, useState } from "react";
import { formatNumber, plural } from "#app/admin/format.ts";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import type { FinancingLead } from "#supabase/database.types.ts";
import { ExportDialog } from "./export-dialog.tsx";
import type { ReadAll } from "./matching-leads.ts";

interface ReadThenExportProps {
  readAll: ReadAll;
  /** How many match. */
  count: number;
  onClose: () => void;
}

/**
 * Reads every lead that matches, and exports them. When some cannot be read it says how many there are,
 * and makes a file of that part only when asked to.
 */
export function ReadThenExport({ readAll, count, onClose }: ReadThenExportProps) {
  const [leads, setLeads] = useState<readonly FinancingLead[]>([]);
  const [step, setStep] = useState<"reading" | "failed" | "whole" | "part">("reading");
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another render is no other question.
  const read = useCallback((signal: AbortSignal) => {
    readAll(signal, (found) => setLeads([...found])).then(
      () => setStep("whole"),
      () => signal.aborted || setStep("failed"),
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads once.
  useEffect(() => {
    const abort = new AbortController();
    read(abort.signal);
    return () => abort.abort();
  }, [attempt]);

  if (step === "whole" || step === "part") {
    return (
      <ExportDialog leads={leads} what="matching" isPart={step === "part"} onClose={onClose} />
    );
  }
  return (
    <Modal title="Export CSV" onClose={onClose} width="max-w-md">
      <div className="grid gap-4">
        {step === "failed" ? (
          <>
            <p role="alert" className="font-semibold">
              Only {formatNumber(leads.length)} of {formatNumber(count)} leads could be loaded, so
              the export would be incomplete.
            </p>
            <div className="flex flex-wrap gap-2">
              <button
                type="button"
                className={button()}
                onClick={() => {
                  setStep("reading");
                  setAttempt(attempt + 1);
                }}
              >
                Try again
              </button>
              {leads.length > 0 ? (
                <button type="button" className={button("outline")} onClick={() => setStep("part")}>
                  Export the {formatNumber(leads.length)} that are here
                </button>
              ) : null}
            </div>
          </>
        ) : (
          <>
            <p role="status">
              Loading {formatNumber(leads.length)} of{" "}
              {plural(Math.max(count, leads.length), "lead")}…
            </p>
            <progress
              className="h-2 w-full accent-(--spruce-fill)"
              aria-label="Export"
              max={count || 1}
              value={leads.length}
            />
            <button type="button" className={button("outline")} onClick={onClose}>
              Cancel
            </button>
          </>
        )}
      </div>
    </Modal>
  );
}
