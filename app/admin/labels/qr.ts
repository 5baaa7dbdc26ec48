import encodeQR from "qr";

export interface QrPath {
  /** Modules a side, the quiet border of four included. */
  size: number;
  /** The dark modules, as the path of an SVG of that size. */
  path: string;
}

/** The code of an address, as crisp at any size. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { size: rows.length, path: dark.join("") };
}
