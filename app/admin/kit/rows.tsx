import { Children } from "react";
import { cn } from "#app/ui/cn.ts";

export const Rows = ({ className, ...list }: React.ComponentProps<"ul">) => (
  <ul
    {...list}
    className={cn("divide-y divide-line rounded-card border border-line bg-surface", className)}
  />
);

interface RowsSectionProps {
  /** Its place in the page's address. */
  id: string;
  title: string;
  /** `li`s. */
  children: React.ReactNode;
  note?: React.ReactNode;
}

/** A part of a page that is rows below a heading; nothing where there are none. */
export function RowsSection({ id, title, children, note }: RowsSectionProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      <Rows>{children}</Rows>
      {note}
    </section>
  );
}
