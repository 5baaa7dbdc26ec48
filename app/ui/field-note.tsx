interface FieldNoteProps {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** What is wrong with a field, or else what helps to fill it in. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  const words = error ?? hint;
  return words ? (
    <p id={id} className={`mt-1.5 text-sm ${error ? "font-semibold text-tag" : "text-ink-soft"}`}>
      {words}
    </p>
  ) : null;
}
