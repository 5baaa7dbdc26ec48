import { useState } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useWrite, type WriteOptions } from "./use-write.ts";

interface Erasure<Preview> extends Pick<WriteOptions, "refused"> {
  /** What would go; throws where there is nothing. */
  look: () => Promise<Preview>;
  erase: () => Promise<void>;
  words: (preview: Preview) => React.ReactNode;
  onErased: () => void;
}

export function useErasure<Preview>(erasure: Erasure<Preview>) {
  const { look, erase, words, onErased, ...options } = erasure;
  const [preview, setPreview] = useState<Preview>();
  // Nothing that is shown changes by looking.
  const looking = useWrite({ ...options, isShown: true });
  const erasing = useWrite(options);

  async function confirm() {
    await erasing.write(async () => {
      await erase();
      onErased();
      return { title: "This person was erased." };
    });
    setPreview(undefined);
  }

  return {
    isBusy: looking.isBusy || erasing.isBusy,
    problem: looking.problem || erasing.problem,
    reset() {
      looking.reset();
      erasing.reset();
    },
    look: () => void looking.write(async () => void setPreview(await look())),
    dialog: preview ? (
      <ConfirmDialog
        title="Erase this person?"
        confirmLabel="Erase"
        isBusy={erasing.isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setPreview(undefined)}
      >
        {words(preview)}
      </ConfirmDialog>
    ) : null,
  };
}
