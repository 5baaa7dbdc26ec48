/** What sentences call a showroom and its clock; apart from shop.ts, which every public page carries. */

import { cityWords, type Shop, type Showroom } from "./shop.ts";

/** "East" for "East Showroom". */
export const shortName = ({ name }: Pick<Showroom, "name">) =>
  name.replace(/\s+showroom$/i, "") || name;

/** What customers call the clock that the shop's times are by: "Detroit", or where that is far away, "Eastern". */
export const clockName = ({
  area,
  showrooms,
}: Pick<Shop, "area"> & { showrooms: readonly Pick<Showroom, "city">[] }) =>
  /Detroit/.test(`${area} ${cityWords(showrooms)}`) ? "Detroit" : "Eastern";
