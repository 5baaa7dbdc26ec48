import { useEffect, useRef, useState } from "react";
import { ToolButton } from "../kit/tool-button.tsx";
import { removeOriginals } from "../pictures/local-originals.ts";
import { keepFile, problemOfPicture } from "../pictures/read-picture.ts";
import { sendOriginal } from "../pictures/storage.ts";
import { useShownPicture } from "../pictures/use-shown-picture.ts";
import { Problem } from "../problem.tsx";
import { useLatest } from "../use-latest.ts";

interface TakePictureProps {
  title: string;
  /** The original's name; empty before there is one. */
  taken: string;
  onTaken: (original: string) => void;
}

/**
 * The phone's camera. The picture is kept on this device at once; it is drawn small and sent while the next product
 * is looked at, so nobody waits for it.
 */
export function TakePicture({ title, taken, onTaken }: TakePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const url = useShownPicture(taken || undefined);
  const [problem, setProblem] = useState("");
  const latest = useLatest(taken);
  useEffect(
    () => () => {
      latest.current = "";
    },
    [latest],
  );

  async function take(file: File) {
    setProblem("");
    const kept = await keepFile(file);
    if ("problem" in kept) return setProblem(kept.problem);
    onTaken(kept.name);
    const wrong = await problemOfPicture(kept.name);
    if (!wrong) {
      // Where this fails, the receipt sends it, and says why the shop refuses it.
      await sendOriginal(kept.name).catch(() => undefined);
      return;
    }
    if (latest.current !== kept.name) return;
    onTaken("");
    setProblem(`${file.name} ${wrong}`);
    await removeOriginals([kept.name]);
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        className="sr-only"
        tabIndex={-1}
        aria-label="Picture of it"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void take(file);
        }}
      />
      {taken ? (
        <span className="h-14 w-[4.6rem] overflow-hidden rounded-lg bg-sunken">
          {url ? <img src={url} alt={title} className="size-full object-cover" /> : null}
        </span>
      ) : null}
      <ToolButton onClick={() => input.current?.click()}>
        {taken ? "Another picture" : "Take a picture"}
      </ToolButton>
      <Problem>{problem}</Problem>
    </div>
  );
}
