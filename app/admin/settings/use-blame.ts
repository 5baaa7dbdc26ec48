import { useId, useState } from "react";
import { blamedField } from "./blamed-field.ts";

/** Marks the field that is complained of, ties it to the sentence with `id`, and takes whoever saved to it. */
export function useBlame() {
  const id = useId();
  const [blamed, setBlamed] = useState<string>();
  return {
    id,
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
    /** For the control of a field. */
    marks: (name: string) =>
      blamed === name ? { "aria-invalid": true as const, "aria-describedby": id } : {},
    forgive: () => setBlamed(undefined),
  };
}
