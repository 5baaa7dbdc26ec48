import type { AnyProduct } from "#shop/product.ts";
import { capitalize } from "./labels.ts";
import { wallWidth } from "./wall-width.ts";

type Noted = Pick<AnyProduct, "type" | "badge" | "condition" | "pieces" | "stock" | "onTruck"> & {
  size?: string | undefined;
  location?: string | undefined;
};

/**
 * The facts that decide between products, in one line: "Queen · 64 × 88 in · Open box · 4 left". What its badge
 * says is not said twice, and what is not known is left out. For loaders, and for a preview.
 */
export function cardNote(product: Noted, pictureNote?: string) {
  const { size, badge, condition, stock, onTruck, location } = product;
  const left = (stock.east ?? 0) + (stock.west ?? 0);
  return [
    size,
    measured(product),
    condition.grade === "new" ? undefined : capitalize(condition.grade),
    location,
    left > 1 ? `${left}\u00a0left` : left === 1 ? "Last one" : onTruck && "On the truck",
    pictureNote,
  ]
    .filter(
      (part) => part && !badge.toLowerCase().endsWith(part.toLowerCase().replace("\u00a0", " ")),
    )
    .join("\u00a0· ");
}

/** The floor that one thing takes, a sectional's width or a set's table; nothing of other sets. */
function measured({ type, size = "", pieces }: Noted) {
  const [main] = pieces;
  // "8 x 10 ft" or "36 in. wide" says it already.
  if (!main || /\d.*\b(in|inch|inches|ft)\b/.test(size)) return undefined;
  if (type === "sectional") return `${wallWidth({ type, pieces })}\u00a0in wide`;
  const floor = `${main.widthIn}\u00a0×\u00a0${main.depthIn}\u00a0in`;
  if (pieces.length === 1) return floor;
  return /\btable\b/i.test(main.name) && `${floor} table`;
}
