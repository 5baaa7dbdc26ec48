/** Says that a form shows an unsaved draft, and how to drop it. */
export function UnsavedDraftNote({ draft }: { draft: { wasRestored: boolean; drop: () => void } }) {
  return draft.wasRestored ? (
    <p className="text-sm text-ink-soft">
      You have unsaved changes from earlier.{" "}
      <button
        type="button"
        className="min-h-11 fine:min-h-9 font-semibold text-spruce underline"
        onClick={draft.drop}
      >
        Start over
      </button>
    </p>
  ) : null;
}
