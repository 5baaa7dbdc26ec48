import { useEffect } from "react";
import { isStillAdmin } from "#app/auth/visitor.ts";

const everyMs = 60_000;

/**
 * Checks once a minute that the person is still signed in and still an admin. Without that the database
 * answers with no rows, and a page that shows none would look like a quiet day.
 */
export function useAdminCheck() {
  useEffect(() => {
    function ask() {
      // A question that fails says nothing; the page's own requests say what is wrong.
      if (document.visibilityState === "visible") isStillAdmin().catch(() => {});
    }
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
}
