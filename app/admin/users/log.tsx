import { formatDateTime } from "../format.ts";

interface LogProps {
  rows: readonly { id: number; at: string; words: string }[];
  className?: string;
}

export const Log = ({ rows, className = "" }: LogProps) => (
  <ol className={`grid gap-2 text-sm ${className}`}>
    {rows.map(({ id, at, words }) => (
      <li key={id} className="flex flex-wrap gap-x-3">
        <time dateTime={at} className="text-ink-soft sm:w-44 sm:shrink-0">
          {formatDateTime(at)}
        </time>
        <span className="min-w-0 break-words">{words}</span>
      </li>
    ))}
  </ol>
);
