/** Honest words on a picture of something else. */
export function PlaceholderNote() {
  return (
    <p className="absolute bottom-0 left-0 rounded-lg bg-surface px-2.5 py-1 text-sm">
      Shown: something similar
    </p>
  );
}
