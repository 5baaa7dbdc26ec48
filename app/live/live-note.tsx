/** What has changed since the page was made or a thing was put in the cart. */
export function LiveNote({ children }: { children: React.ReactNode }) {
  return (
    <p
      role="status"
      className="mt-2 rounded-lg bg-brass-wash px-3 py-2 text-sm font-semibold text-ink"
    >
      {children}
    </p>
  );
}
