import { Link, useLocation } from "react-router";
import { plural } from "../format.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { usePersistedState } from "../use-persisted-state.ts";

/** How many things were left to make the shop one's own when Today or the list was seen last on this device. */
export function useKnownLeft() {
  return usePersistedState("setup-left", (found) => (typeof found === "number" ? found : 0));
}

/** Says it in one small line below the pages beside those two. */
export function SetupBar() {
  const [left] = useKnownLeft();
  const { pathname } = useLocation();
  const isLimited = useIsLimited();
  if (left === 0 || isLimited || ["/admin", "/admin/setup"].includes(pathname)) return null;
  return (
    <p className="mt-6 text-sm print:hidden">
      <Link
        to="/admin/setup"
        className="inline-flex min-h-11 items-center text-ink-soft fine:min-h-0"
      >
        Make it yours: {plural(left, "thing")} left
      </Link>
    </p>
  );
}
