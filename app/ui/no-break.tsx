/** A text in which a size keeps on one line: "8-inch" is never "8-" and "inch". */
export function NoBreak({ text }: { text: string }) {
  return text.split(/(\d-(?:inch|piece|drawer))/i).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
