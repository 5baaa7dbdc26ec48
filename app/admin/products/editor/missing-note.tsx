import type { ProductFields } from "./product-fields.ts";

/** What may follow later, and what the site does without it. */
export function missingFacts(fields: ProductFields): string[] {
  const isMeasured = /"widthIn":"[^"]*\d/.test(fields.parts);
  const missing: [boolean, string][] = [
    [fields.pictures === "[]", "a picture of its own"],
    [!isMeasured, "dimensions (without them there is no fit check)"],
    [!fields.compareAt.trim(), "the compare-at price (without it no saving is shown)"],
    [!fields.description.trim(), "a description"],
    [!fields.color, "its color (without it no color filter finds it)"],
    [!fields.style, "its style"],
  ];
  return missing.flatMap(([isMissing, words]) => (isMissing ? [words] : []));
}

/** Advice, not an error: a product can be published without these. */
export function MissingNote({ fields }: { fields: ProductFields }) {
  const missing = missingFacts(fields);
  if (missing.length === 0) return null;
  return <p className="text-sm text-ink-soft">Can follow later: {missing.join(", ")}.</p>;
}
