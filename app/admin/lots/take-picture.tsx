import { useEffect, useState } from "react";
import { toolButton } from "../controls.ts";
import { FileButton } from "../kit/file-button.tsx";
import { removeOriginals } from "../pictures/local-originals.ts";
import { keepFile, problemOfPicture } from "../pictures/read-picture.ts";
import { sendOriginal } from "../pictures/storage.ts";
import { useShownPicture } from "../pictures/use-shown-picture.ts";
import { Problem } from "../problem.tsx";
import { useLatest } from "../use-latest.ts";

interface TakePictureProps {
  title: string;
  taken: string;
  onTaken: (original: string) => void;
}

/**
 * The phone's camera. The picture is kept on this device at once; it is drawn small and sent while the next product
 * is looked at, so nobody waits for it.
 */
export function TakePicture({ title, taken, onTaken }: TakePictureProps) {
  const url = useShownPicture(taken || undefined)?.url;
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
      {taken ? (
        <span className="h-14 w-[4.6rem] overflow-hidden rounded-lg bg-sunken">
          {url ? <img src={url} alt={title} className="size-full object-cover" /> : null}
        </span>
      ) : null}
      <FileButton
        look={toolButton()}
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        onFiles={([file]) => file && void take(file)}
      >
        {taken ? "Another picture" : "Take a picture"}
      </FileButton>
      <Problem>{problem}</Problem>
    </div>
  );
}
