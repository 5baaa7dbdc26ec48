/** The States by the two letters of an address. For loaders: no page needs them all. */

import type { Showroom } from "./shop.ts";
import { andList } from "./words.ts";

const names = `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,
DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,
LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,
NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,
OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,
TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming`;

/** "Michigan" for "MI". */
const stateName = (letters: string) =>
  names
    .split(/,\s*/)
    .find((line) => line.startsWith(`${letters} `))
    ?.slice(3) ?? letters;

/** "Michigan", or "Michigan and Ohio": where the showrooms are. */
export function stateWords(showrooms: readonly Pick<Showroom, "region">[]) {
  return andList([...new Set(showrooms.map(({ region }) => stateName(region)))]);
}
