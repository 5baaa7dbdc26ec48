/** Why something was not saved, where one looks. */
export function Problem({ id, children }: { id?: string; children: string }) {
  return children ? (
    <p id={id} role="alert" className="rounded-lg bg-tag-wash p-3 text-sm font-semibold text-tag">
      {children}
    </p>
  ) : null;
}
