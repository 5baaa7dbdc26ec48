import { useRef, useState } from "react";

/** Shows an error at an input and puts the focus there. */
export function useInputError() {
  const [error, setError] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  return {
    /** For the field. */
    input: { ref, error },
    showError(message: string) {
      setError(message);
      ref.current?.focus();
      ref.current?.select();
    },
    /** Something else was typed. */
    clearError: () => setError(undefined),
  };
}
