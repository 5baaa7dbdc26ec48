import { cn } from "#app/ui/cn.ts";

interface FileButtonProps
  extends Omit<React.ComponentProps<"input">, "type" | "className" | "onChange"> {
  /** The look of a button: `toolButton()`. */
  look: string;
  /** Files are read or sent: another press waits. */
  isBusy?: boolean;
  /** Its words, which name it to a screen reader, too. */
  children: React.ReactNode;
  onFiles: (files: File[]) => void;
}

/** Asks for files. What looks like a button is the label of the browser's own control, which takes the focus. */
export function FileButton({ look, isBusy, children, onFiles, ...input }: FileButtonProps) {
  return (
    <label
      className={cn(
        look,
        "relative cursor-pointer focus-within:outline-2 focus-within:outline-offset-2",
      )}
    >
      {children}
      <input
        type="file"
        {...input}
        className="sr-only"
        aria-busy={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again once it is mended.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
