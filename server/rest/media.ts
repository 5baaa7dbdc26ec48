/** The `Accept` header: in which form the caller wants the rows. */

import type { Shape } from "#server/rest/sql/statement.ts";
import { own } from "#shop/own.ts";
import { unavailableMediaType } from "./errors.ts";

export interface Media {
  shape: Shape;
  contentType: string;
}

const formats: Record<string, Shape["format"]> = {
  "*/*": "array",
  "application/*": "array",
  "application/json": "array",
  "application/vnd.pgrst.array+json": "array",
  "application/vnd.pgrst.array": "array",
  "application/vnd.pgrst.object+json": "object",
  "application/vnd.pgrst.object": "object",
  "text/csv": "csv",
};

/** The first form in the header that there is. */
export function negotiate(header = "*/*"): Media {
  for (const wanted of header.split(",")) {
    const [type = "", ...parameters] = wanted.split(";").map((part) => part.trim().toLowerCase());
    const format = own(formats, type);
    if (!format) continue;
    const stripNulls = type.includes("pgrst") && parameters.includes("nulls=stripped");
    const suffix = stripNulls ? ";nulls=stripped" : "";
    const name = type.includes("pgrst") ? type : format === "csv" ? type : "application/json";
    return { shape: { format, stripNulls }, contentType: `${name}${suffix}; charset=utf-8` };
  }
  throw unavailableMediaType(header);
}
