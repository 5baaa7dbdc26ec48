import { useIsLimited } from "../use-is-limited.ts";
import { PublicationStatus } from "./publication-status.tsx";

interface PageHeadProps {
  title: string;
  /** Its main action last, at the right; on a phone beside the title. */
  children?: React.ReactNode;
}

/** The head of a page of the back office: its title, what starts there, and how far the site is. */
export function PageHead({ title, children }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:items-baseline sm:gap-x-4">
      <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere] max-sm:mr-auto">{title}</h1>
      {useIsLimited() ? null : (
        <div className="max-sm:order-last max-sm:w-full sm:mr-auto">
          <PublicationStatus />
        </div>
      )}
      {children}
    </div>
  );
}
