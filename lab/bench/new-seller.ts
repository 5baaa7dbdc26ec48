/** What the owner of a fresh store types about a shop of their own. */
export const shop = { name: "Lakeside Liquidators", city: "Grand Rapids" };
export const showrooms = [
  {
    title: "East",
    fields: {
      ...{ Name: "Eastown", Phone: "6162222001", Street: "1401 Wealthy St SE", City: shop.city },
      ...{ "ZIP code": "49506", Latitude: "42.955", Longitude: "-85.627" },
    },
  },
  {
    title: "West",
    fields: {
      ...{ Name: "Standale", Phone: "6162222002", Street: "410 Lake Michigan Dr", City: "Walker" },
      ...{ "ZIP code": "49534", Latitude: "42.972", Longitude: "-85.773" },
    },
  },
];
export const areas = { "Grand Rapids": "493, 495", Lakeshore: "494" };
export const lenders = ["Grand River Credit", "Lakeshore Leasing"];
export const reviews = ["Ann B.", "Luis M.", "Kim P."];

export const productCount = 300;

/** Their products, as a spreadsheet typed by hand has them. */
export function spreadsheet() {
  const rooms = ["BR", "LR", "DR", "Mattress"];
  const rows = Array.from({ length: productCount }, (_, at) =>
    [
      ...[`Lakeside piece ${at}`, `LS-${at}`, rooms[at % rooms.length], "84 x 38 x 36"],
      ...[`$${400 + at}`, `"$1,${100 + at}"`, "gray", "new", 1 + (at % 4), 0],
    ].join(","),
  );
  return ["Name,SKU,Room,Size,Our price,Was,Color,Cond,East,West", ...rows].join("\n");
}
