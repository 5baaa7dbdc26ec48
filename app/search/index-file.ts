import { snapshotOf } from "#app/site/snapshot.server.ts";
import type { Route } from "./+types/index-file";
import { searchIndex } from "./build-index.ts";

/** The search index, /search-index.json. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(searchIndex(snapshotOf(context)));
}
