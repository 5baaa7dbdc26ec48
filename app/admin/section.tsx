import { useId } from "react";

interface SectionProps {
  title: string;
  /** A sentence below the title. */
  about?: string;
  children: React.ReactNode;
  className?: string;
}

/** A part of a page of the back office, with its heading. */
export function Section({ title, about, children, className = "" }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border border-line bg-surface p-4 ${className}`}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {about ? <p className="mt-1 text-sm text-ink-soft">{about}</p> : null}
      <div className="mt-3">{children}</div>
    </section>
  );
}
