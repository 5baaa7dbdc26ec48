/** A request's path as logs may keep it: where it led, without ids, addresses, numbers or the like. */

const longest = 40;

export function routePath(path: string): string {
  const segments = path.slice(0, 300).split("/").slice(0, 8);
  return segments.map((segment) => (isName(segment) ? segment : ":value")).join("/");
}

/** Our own names are words with hyphens and dots; a file of the build ends with its hash. */
function isName(segment: string): boolean {
  return (
    segment.length <= longest + 60 &&
    /^[\w.-]*$/.test(segment) &&
    !/^[\da-f]{8}-[\da-f]{4}-/i.test(segment) &&
    !/(?<![\da-f])\d{3}[-.]?\d{3}[-.]?\d{4}(?![\da-f])/.test(segment) &&
    (segment.length <= longest || segment.includes("-"))
  );
}
