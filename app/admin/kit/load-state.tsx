import type { UseQueryResult } from "@tanstack/react-query";
import { Spinner } from "#app/ui/spinner.tsx";
import { LoadFailed } from "../load-failed.tsx";

interface LoadStateProps {
  of: Pick<UseQueryResult, "isError" | "isFetching" | "refetch">;
  /** What is said where it could not be loaded: "Failed to load the offers." */
  failed: string;
  /** What is said meanwhile: "Loading offers"; without it, nothing. */
  loading?: string;
  /** It stands for most of a page. */
  isPage?: boolean;
}

/** Stands where a query's data will: it loads, or it could not be loaded and is tried again. */
export function LoadState({ of, failed, loading, isPage = false }: LoadStateProps) {
  if (of.isError) {
    return (
      <LoadFailed message={failed} isRetrying={of.isFetching} onRetry={() => void of.refetch()} />
    );
  }
  if (!loading) return null;
  const spinner = <Spinner label={loading} />;
  return isPage ? <div className="grid min-h-[50vh] place-items-center">{spinner}</div> : spinner;
}
