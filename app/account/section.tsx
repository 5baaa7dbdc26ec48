interface SectionProps {
  id: string;
  title: string;
  children: React.ReactNode;
}

/** One part of the account page, with an address of its own. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id={`${id}-title`} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
