import { useState } from "react";
import { blamedField } from "./blamed-field.ts";

/** Says at the field that is complained of what is wrong, and takes whoever saved to it. */
export function useBlame() {
  const [blamed, setBlamed] = useState<string>();
  return {
    isBlaming: blamed !== undefined,
    blame<Fields extends Record<string, string>>(
      form: HTMLFormElement | null,
      ...[values, saved, problemOf]: Parameters<typeof blamedField<Fields>>
    ) {
      setBlamed(blamedField(values, saved, problemOf));
      // Once it is marked.
      requestAnimationFrame(() =>
        form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    },
    /** What is wrong with a field, for its control. */
    errorOf: (name: string, problem: string) => (blamed === name ? { error: problem } : {}),
    forgive: () => setBlamed(undefined),
  };
}
