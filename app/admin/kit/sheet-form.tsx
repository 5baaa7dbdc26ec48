import type { Fields } from "./draft.ts";
import { Modal } from "./modal.tsx";
import { RecordForm, type RecordFormProps } from "./record-form.tsx";

interface SheetFormProps<Values extends Fields, Row extends object>
  extends RecordFormProps<Values, Row> {
  title: string;
  /** Tailwind width, such as "max-w-xl"; without it, as wide as a few short fields. */
  width?: string;
  /** What is typed into first. */
  initialFocus?: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A sheet that is one form: saved, it closes. */
export function SheetForm<Values extends Fields, Row extends object>(
  props: SheetFormProps<Values, Row>,
) {
  const { title, width = "max-w-md", initialFocus, onClose, ...form } = props;
  return (
    <Modal {...{ title, width, onClose }} {...(initialFocus && { initialFocus })}>
      <RecordForm isSheet onSaved={onClose} {...form} />
    </Modal>
  );
}
