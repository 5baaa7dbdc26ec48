import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { button } from "#app/ui/button.ts";
import { showToast } from "#app/ui/toast.ts";
import { formatDateTime } from "../format.ts";
import { takeBackOwnership, takeBackQuery } from "./roles.queries.ts";

/** For whoever handed the shop on less than 72 hours ago: the way to undo it. */
export function TakeBack() {
  const client = useQueryClient();
  const until = useQuery(takeBackQuery).data;
  const [isBusy, setBusy] = useState(false);
  if (!until) return null;

  async function takeBack() {
    setBusy(true);
    try {
      await takeBackOwnership();
      showToast({ title: "The shop is yours again.", tone: "success" });
    } catch (problem) {
      showToast({
        title: "The owner was not changed.",
        description: (problem as Error).message || undefined,
        tone: "destructive",
      });
    } finally {
      setBusy(false);
      for (const key of ["take-back", "roles", "role-events"]) {
        void client.invalidateQueries({ queryKey: [key] });
      }
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-brass-wash p-4">
      <p className="mr-auto">
        You handed the shop on. Until {formatDateTime(until)} you can take it back.
      </p>
      <button
        type="button"
        disabled={isBusy}
        className={button("outline", "sm")}
        onClick={() => void takeBack()}
      >
        Take the shop back
      </button>
    </div>
  );
}
