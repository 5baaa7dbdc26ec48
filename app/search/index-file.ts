import { searchIndex } from "./build-index.ts";

/** The search index, /search-index.json: a prerendered file. */
export function loader() {
  return Response.json(searchIndex());
}
