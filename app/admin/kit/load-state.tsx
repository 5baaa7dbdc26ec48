import type { UseQueryResult } from "@tanstack/react-query";
import { Spinner } from "#app/ui/spinner.tsx";
import { LoadFailed } from "../load-failed.tsx";

/** How far a query is. */
export interface Loading
  extends Pick<UseQueryResult, "isPending" | "isLoadingError" | "isFetching"> {
  refetch: () => unknown;
}

interface LoadStateProps {
  of: Pick<UseQueryResult, "isError" | "isFetching"> & Pick<Loading, "refetch">;
  /** "the offers": in "Loading the offers" and "Failed to load the offers." */
  what: string;
  /** It stands for most of a page. */
  isPage?: boolean;
}

/** Stands where a query's data will: it loads, or it could not be loaded and is tried again. */
export function LoadState({ of, what, isPage = false }: LoadStateProps) {
  if (of.isError) {
    return (
      <LoadFailed
        message={`Failed to load ${what}.`}
        isRetrying={of.isFetching}
        onRetry={() => void of.refetch()}
      />
    );
  }
  const spinner = <Spinner label={`Loading ${what}`} />;
  return isPage ? <div className="grid min-h-[50vh] place-items-center">{spinner}</div> : spinner;
}
