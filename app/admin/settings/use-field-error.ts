import { useState } from "react";
import { findInvalidField } from "./find-invalid-field.ts";

/** Shows what is wrong at the invalid field, and puts the focus there. */
export function useFieldError() {
  const [invalid, setInvalid] = useState<string>();
  return {
    hasError: invalid !== undefined,
    showError<Fields extends Record<string, string>>(
      form: HTMLFormElement | null,
      ...[values, saved, problemOf]: Parameters<typeof findInvalidField<Fields>>
    ) {
      setInvalid(findInvalidField(values, saved, problemOf));
      // Once it is marked.
      requestAnimationFrame(() =>
        form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
    },
    /** What is wrong with a field, for its control. */
    errorOf: (name: string, problem: string) => (invalid === name ? { error: problem } : {}),
    clearError: () => setInvalid(undefined),
  };
}
