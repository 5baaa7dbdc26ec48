/**
 * The roles of a table whose parts are laid out as flex boxes, grids or blocks: Safari takes a table's
 * meaning away with its layout.
 */
export const tableRoles = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
