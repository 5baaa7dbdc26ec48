import { useVisitor } from "#app/auth/visitor.ts";

/** Whether the person's role is limited to the sales floor. A courtesy: the database refuses the rest. */
export function useIsLimited(): boolean {
  const visitor = useVisitor();
  return visitor.kind === "admin" && visitor.isLimited;
}
