import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** Every way out of the panel is a change of the address; with unsaved changes it asks first. */
export function useUnsavedChanges(isDirty: boolean) {
  const isAllowed = useRef(false);
  const blocker = useBlocker(() => isDirty && !isAllowed.current);
  useEffect(() => {
    if (!isDirty) return;
    isAllowed.current = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return {
    isAsking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    allow: () => {
      isAllowed.current = true;
    },
  };
}
