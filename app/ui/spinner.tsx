/** Says that something is on its way, to eyes and to screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <span
        aria-hidden="true"
        className="size-8 animate-spin rounded-full border-3 border-line border-t-spruce"
      />
      {label}
    </p>
  );
}
