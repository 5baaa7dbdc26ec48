/** The `Prefer` header: what the caller would like, and what of it was done. */

import { own } from "#shop/own.ts";
import { invalidPreferences } from "./errors.ts";

export interface Preferences {
  return: "minimal" | "headers-only" | "representation";
  count: "exact" | "planned" | "estimated" | undefined;
  resolution: "merge-duplicates" | "ignore-duplicates" | undefined;
  missing: "default" | "null";
  /** More rows than this are not written; holds only with strict handling, as in PostgREST. */
  maxAffected: number | undefined;
  /** What the answer says was applied. */
  applied: string;
}

const known = {
  return: ["minimal", "headers-only", "representation"],
  count: ["exact", "planned", "estimated"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  handling: ["strict", "lenient"],
} as const;

/**
 * Reads the header. What is not understood is refused with `handling=strict`, else ignored. The planner's
 * estimates know rows that their reader may not see: readers without the right get exact counts.
 */
export function parsePreferences(header: string | undefined, mayEstimate = true): Preferences {
  const given = (header ?? "")
    .split(",")
    .map((preference) => preference.trim())
    .filter(Boolean);
  const accepted = new Map<string, string>();
  const refused: string[] = [];
  for (const preference of given) {
    const [name = "", value = ""] = preference.split("=").map((part) => part.trim());
    if (accepted.has(name)) continue;
    if (isKnown(name, value)) accepted.set(name, value);
    else refused.push(preference);
  }
  if (!mayEstimate && accepted.has("count")) accepted.set("count", "exact");
  const isStrict = accepted.get("handling") === "strict";
  if (isStrict && refused.length > 0) throw invalidPreferences(refused);
  const maxAffected = isStrict ? accepted.get("max-affected") : undefined;
  if (maxAffected === undefined) accepted.delete("max-affected");
  return {
    return: (accepted.get("return") ?? "minimal") as Preferences["return"],
    count: accepted.get("count") as Preferences["count"],
    resolution: accepted.get("resolution") as Preferences["resolution"],
    missing: (accepted.get("missing") ?? "null") as Preferences["missing"],
    maxAffected: maxAffected === undefined ? undefined : Number(maxAffected),
    applied: [...accepted].map(([name, value]) => `${name}=${value}`).join(", "),
  };
}

function isKnown(name: string, value: string): boolean {
  if (name === "max-affected") return /^\d{1,9}$/.test(value);
  return (own(known, name) as readonly string[] | undefined)?.includes(value) ?? false;
}
