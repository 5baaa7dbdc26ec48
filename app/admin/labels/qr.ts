import { create } from "qrcode";

export interface QrPath {
  /** Modules a side, the quiet border of four included. */
  size: number;
  /** The dark modules, as the path of an SVG of that size. */
  path: string;
}

const border = 4;

/** The code of an address, as crisp at any size. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  let path = "";
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column + border} ${row + border}h1v1h-1z`;
    }
  }
  return { size: modules.size + 2 * border, path };
}
