import { snapshotOf } from "#app/site/snapshot.server.ts";
import type { Route } from "./+types/policy-texts";

/** The policies as they were written, with `{phone}` and its like in them, for the policies' editor: /policies.json. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(snapshotOf(context).policies);
}
