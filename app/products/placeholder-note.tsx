/** Honest words on a picture of something else. */
export function PlaceholderNote({ follows }: { follows?: boolean | undefined }) {
  return (
    <p className="absolute bottom-0 left-0 rounded-lg bg-surface px-2.5 py-1 text-sm">
      {follows ? "Picture coming soon" : "Similar item shown"}
    </p>
  );
}
