import { Icon } from "#app/ui/icon.tsx";

interface FoldOutProps extends React.PropsWithChildren {
  title: string;
  /** What is worth knowing before it is opened. */
  note?: string | undefined;
}

/** Terms of a sale, folded below what they are called. */
export function FoldOut({ title, note, children }: FoldOutProps) {
  return (
    <details aria-label={title} className="fold border-t border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-bold">
        <span>
          {title}
          {note ? <span className="block text-sm font-normal text-ink-soft">{note}</span> : null}
        </span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}
