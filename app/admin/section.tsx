import { useId } from "react";

interface SectionProps {
  title: string;
  /** What addresses that lead here call it. */
  id?: string;
  /** A sentence below the title. */
  about?: string;
  children: React.ReactNode;
  className?: string;
}

/** A part of a page of the back office, with its heading. */
export function Section({ title, id: place, about, children, className = "" }: SectionProps) {
  const id = useId();
  return (
    <section
      id={place}
      aria-labelledby={id}
      className={`scroll-mt-16 rounded-card border border-line bg-surface p-4 ${className}`}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {about ? <p className="mt-1 text-sm text-ink-soft">{about}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  );
}
