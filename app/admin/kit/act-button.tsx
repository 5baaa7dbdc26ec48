import { useState } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { toolButton } from "../controls.ts";
import { type Act, useWrite, type WriteOptions } from "./use-write.ts";

/** What is asked before something is done. */
export interface Question {
  title: string;
  words: React.ReactNode;
  yes: string;
}

interface ActButtonProps
  extends Omit<React.ComponentProps<"button">, "onClick">,
    Pick<WriteOptions, "refused"> {
  /** Does it and says what was done; `at` is the moment of the press, also where it is sent again. */
  act: (at: string) => ReturnType<Act>;
  /** Buttons about the same do one thing at a time. */
  about?: string;
  ask?: Question | false | undefined;
  busy?: string;
  /** The look of a button, where it is no small one: `button("outline")`. */
  look?: string;
  onDone?: () => void;
}

/** A button that does one thing, after a question where there is one; what is refused is said in a notice. */
export function ActButton({
  act,
  about,
  refused = "Nothing was changed.",
  ask,
  busy,
  look,
  onDone,
  className,
  children,
  ...button
}: ActButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { isBusy, write } = useWrite({ refused });

  async function run() {
    const at = new Date().toISOString();
    const isDone = await write(() => act(at), about);
    setAsking(false);
    if (isDone) onDone?.();
  }

  return (
    <>
      <button
        type="button"
        {...button}
        className={look ?? toolButton(className)}
        aria-disabled={isBusy || undefined}
        onClick={() => (ask ? setAsking(true) : void run())}
      >
        {isBusy && busy ? busy : children}
      </button>
      {ask && isAsking ? (
        <ConfirmDialog
          title={ask.title}
          confirmLabel={ask.yes}
          isBusy={isBusy}
          onConfirm={() => void run()}
          onCancel={() => setAsking(false)}
        >
          {ask.words}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
