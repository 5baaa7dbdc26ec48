import { useEffect } from "react";

/** A page in a circle of errors says so a few times only. */
const maxReports = 5;

/** Has the server count what nothing handled in a page of the back office; what went wrong stays here. */
export function useErrorReports() {
  useEffect(() => {
    let reports = 0;
    const report = () => {
      if (reports < maxReports) navigator.sendBeacon("/staff-page-errors");
      reports += 1;
    };
    const stop = new AbortController();
    addEventListener("error", report, { signal: stop.signal });
    addEventListener("unhandledrejection", report, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
