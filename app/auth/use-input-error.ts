import { useRef, useState } from "react";

/** Says at a field why it is refused, and takes whoever typed there back to it. */
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
