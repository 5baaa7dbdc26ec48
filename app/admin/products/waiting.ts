import { formatMoney } from "#shop/money.ts";
import { plural } from "../format.ts";
import type { Product } from "../records/records.queries.ts";
import type { Waiting } from "../records/waiting.queries.ts";

/** "14 people want a queen bed for $500 or less" */
export function waitingWords({ kind, people, type, size, ...amounts }: Waiting) {
  const { least_cents: least, most_cents: most } = amounts;
  const who = `${plural(people, "person", "people")} want${people === 1 ? "s" : ""}`;
  if (kind === "check") return `${plural(people, "person", "people")} asked`;
  if (kind === "available") return `${who} it when it’s available again`;
  const what = kind === "price" ? "it" : `a ${[size, type].filter(Boolean).join(" ")}`;
  if (!most) return `${who} ${what}`;
  const from = least && least < most ? `${formatMoney(least)} to ` : "";
  return `${who} ${what} for ${from}${formatMoney(most)} or less`;
}

/** Whether it is about this product: by its number, or as one of its type and size. SQL matches arrivals so. */
export function isAbout(waiting: Waiting, product: Pick<Product, "id" | "type" | "size">) {
  if (waiting.kind !== "similar") return waiting.product_id === product.id;
  return (
    waiting.type === product.type.toLowerCase() &&
    (!waiting.size || (product.size ?? "").toLowerCase().includes(waiting.size))
  );
}
