/** What shoppers choose by in the size of a product: "Seats 4 to 6", "Queen", "Twin over Full". */

const beds = ["Twin", "Full", "Queen", "King", "California King"];

/** The beds that it is or holds, the smallest first. */
export function bedsOf(size = ""): readonly string[] {
  const isCalifornian = size.includes("California");
  return beds.filter((bed) => size.includes(bed) && !(isCalifornian && bed === "King"));
}

/** How many sit there, by the groups in which it is asked; the last one is open above. */
const groups = [2, 4, 6, 8];

/** The groups that it has seats for: "Seats 4 to 6" is of four and of six, "Seats 5" of four. */
export function seatsOf(size = ""): readonly string[] {
  const [, from = 0, to = from] = /^Seats (\d+)(?: to (\d+))?/.exec(size) ?? [];
  const least = groups.findLast((group) => group <= Number(from)) ?? 2;
  return groups.filter((group) => group >= least && group <= Number(to)).map(String);
}

/** "4" → "4 to 5". */
export function seatsLabel(group: string) {
  const next = groups[groups.indexOf(Number(group)) + 1];
  return next ? `${group} to ${next - 1}` : `${group} or more`;
}

const inOrder = [...groups.map(String), ...beds];

/** Sizes among choices stand from the smallest on; what is no size stands where it is. */
export const sizeOrder = (choice: string) => inOrder.indexOf(choice);
