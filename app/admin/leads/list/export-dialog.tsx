import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { button } from "#app/ui/button.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { csvFile, download } from "../../csv.ts";
import { formatNumber, plural } from "../../format.ts";
import { Modal } from "../../kit/modal.tsx";
import { leadsQuery, pollLeads } from "../shared/leads.queries.ts";
import { nameOf, useLeadsContext } from "../shared/leads-context.ts";
import { soldLeadsQuery } from "./filter-facts.queries.ts";
import { csvFileName, detailsForm, leadsCsv, plainForm } from "./leads-csv.ts";
import type { MatchingLeads } from "./matching-leads.ts";

interface ExportProps {
  found: MatchingLeads;
  /** Those that are selected; without them, all that match. */
  selected: readonly FinancingLead[] | undefined;
  onClose: () => void;
}

/**
 * Makes the file once every lead is here. When some cannot be loaded it says which part there is, and makes a file of
 * that part only when asked to, under another name.
 */
export function ExportDialog({ found, selected, onClose }: ExportProps) {
  const { leads, isReady, isStuck, loaded, total, retry } = useExportedLeads(found, selected);
  const here = leads.filter(plainForm.isOf).length;
  const context = useLeadsContext();
  const client = useQueryClient();
  const { mutate: write, ...file } = useMutation({
    async mutationFn(part: "whole" | "partial" | "all-details") {
      const form =
        part === "all-details"
          ? detailsForm(
              (id) => nameOf({ ...context, me: undefined }, id),
              await client.fetchQuery(soldLeadsQuery),
            )
          : plainForm;
      download(csvFile([leadsCsv(leads, form)]), csvFileName(new Date(), part));
      return leads.filter(form.isOf).length;
    },
  });
  useEffect(() => {
    if (isReady) write("whole");
  }, [isReady, write]);

  return (
    <Modal title="Export CSV" onClose={onClose} width="max-w-md">
      <div className="grid gap-4">
        {file.isError ? (
          <>
            <p role="alert" className="font-semibold">
              We couldn’t make the file, so none was saved.
            </p>
            <button type="button" className={button()} onClick={() => write(file.variables)}>
              Try again
            </button>
          </>
        ) : file.isSuccess ? (
          <>
            <p role="status">
              {plural(file.data, "lead")} exported. The file is in your downloads.
            </p>
            <button type="button" className={button()} onClick={onClose}>
              Done
            </button>
            <button type="button" className={button("quiet")} onClick={() => write("all-details")}>
              All details, in Detroit time
            </button>
          </>
        ) : isStuck ? (
          <>
            <p role="alert" className="font-semibold">
              Only {formatNumber(loaded)} of {formatNumber(total)} leads could be loaded, so the
              export would be incomplete.
            </p>
            <div className="flex flex-wrap gap-2">
              <button type="button" className={button()} onClick={retry}>
                Try again
              </button>
              {here > 0 ? (
                <button
                  type="button"
                  className={button("outline")}
                  onClick={() => write("partial")}
                >
                  Export the {formatNumber(here)} that are here
                </button>
              ) : null}
            </div>
          </>
        ) : (
          <>
            <p role="status">
              Loading {formatNumber(loaded)} of {plural(total, "lead")}…
            </p>
            <progress
              className="h-2 w-full accent-(--spruce-fill)"
              aria-label="Export"
              max={total || 1}
              value={loaded}
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

/** The leads that are to be exported, and how far they are loaded. */
function useExportedLeads(found: MatchingLeads, selected: readonly FinancingLead[] | undefined) {
  const client = useQueryClient();
  const list = useQuery(leadsQuery);
  const { leads: known = [], isComplete = false, total = 0 } = list.data ?? {};
  const database = selected ? undefined : found.database;
  const [read, setRead] = useState<readonly FinancingLead[]>([]);
  const current = useQuery({
    queryKey: ["export", useId()],
    async queryFn({ signal }) {
      if (database) await database.readAll(signal, (leads) => setRead([...leads]));
      // What changed in the last seconds belongs into the file too.
      else await pollLeads(client, signal).catch(() => {});
      return true;
    },
    ...{ enabled: isComplete, retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  });
  const { isSuccess, isError, isFetching, refetch } = isComplete
    ? current
    : { ...list, isSuccess: false };
  const isStuck = isError && !isFetching;
  return {
    leads: database ? [...read, ...(found.inquiries ?? [])] : (selected ?? found.matching),
    ...{ isStuck, isReady: isSuccess, retry: () => void refetch() },
    ...(database
      ? { loaded: read.length, total: Math.max(found.count, read.length) }
      : { loaded: known.length, total }),
  };
}
