import type { HoldRequest } from "./hold-requests.queries.ts";

/** Those who ask for the first time and are not suspected junk; none of the first answer, which was there before. */
export const newRequests = (
  known: ReadonlySet<string> | undefined,
  waiting: readonly Pick<HoldRequest, "id" | "suspected_junk">[],
) => (known ? waiting.filter(({ id, suspected_junk }) => !suspected_junk && !known.has(id)) : []);
