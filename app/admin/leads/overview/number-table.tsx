import { Link, type LinkProps } from "react-router";
import { cn } from "#app/ui/cn.ts";

interface NumberTableProps {
  caption: React.ReactNode;
  /** What its rows are, then what each of their numbers counts. */
  headings: readonly string[];
  rows: readonly { key: string; label: string; cells: readonly React.ReactNode[] }[];
  className?: string;
}

/** Numbers in rows, beside each other where there is room. */
export function NumberTable({ caption, headings, rows, className }: NumberTableProps) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
      tabIndex={0}
      className={cn("relative overflow-auto rounded-lg border border-line bg-surface", className)}
    >
      <table className="w-full text-sm">
        <caption className="px-3 pt-2 text-left">{caption}</caption>
        <thead>
          <tr className="text-ink-soft">
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`px-3 py-1 font-normal ${index ? "text-right" : "text-left"}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-left font-normal">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]} className="px-3 py-1 text-right tabular">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A number that opens its list. */
export const NumberLink = ({ className, ...link }: LinkProps & { className?: string }) => (
  <Link
    preventScrollReset
    {...link}
    className={cn(
      "-my-1 inline-block py-1 underline pointer-coarse:min-w-8 pointer-coarse:py-2.5",
      className,
    )}
  />
);
