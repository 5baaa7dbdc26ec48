import encodeQR from "qr";

export interface QrPath {
  /** Modules a side, the quiet border of four included. */
  size: number;
  /** The dark modules, as the path of a line one wide; the SVG's view box begins half a module higher. */
  path: string;
}

/** The code of an address, as crisp at any size: a line for each run of dark modules in a row. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const bars = rows.map((row, y) => {
    let path = "";
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from} ${y}h${x + 1 - from}`;
    }
    return path;
  });
  return { size: rows.length, path: bars.join("") };
}
