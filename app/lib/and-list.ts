/** "beds", "beds and chairs", "beds, chairs and tables". */
export function andList(names: readonly string[]) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
