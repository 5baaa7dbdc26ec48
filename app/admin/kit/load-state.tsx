import type { UseQueryResult } from "@tanstack/react-query";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";

/** How far a query is. */
export interface Loading
  extends Pick<UseQueryResult, "isPending" | "isLoadingError" | "isFetching"> {
  refetch: () => unknown;
}

interface LoadStateProps {
  of: Omit<Loading, "isPending">;
  /** "the offers": in "Loading the offers" and "Failed to load the offers." */
  what: string;
  /** What is said instead where it could not be loaded. */
  failed?: string;
  /** It stands for most of a page. */
  isPage?: boolean;
}

/** Stands where a query's data will: it loads, or it could not be loaded and is tried again. */
export function LoadState({ of, what, failed, isPage = false }: LoadStateProps) {
  if (of.isLoadingError) {
    return (
      <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-6">
        <p role="alert" className="font-semibold">
          {failed ?? `Failed to load ${what}.`}
        </p>
        <p className="text-ink-soft">
          {navigator.onLine
            ? "The shop’s database gave an unexpected answer."
            : "This device is offline."}
        </p>
        <button
          type="button"
          className={button()}
          disabled={of.isFetching}
          onClick={() => void of.refetch()}
        >
          {of.isFetching ? "Trying…" : "Try again"}
        </button>
      </div>
    );
  }
  const spinner = <Spinner label={`Loading ${what}`} />;
  return isPage ? <div className="grid min-h-[50vh] place-items-center">{spinner}</div> : spinner;
}
