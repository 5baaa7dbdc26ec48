import { useId, useState } from "react";
import { button } from "#app/ui/button.ts";
import { AdminIcon } from "../icons.tsx";
import { FileButton } from "../kit/file-button.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { Problem } from "../problem.tsx";
import { useLatest } from "../use-latest.ts";
import { maxPictures, newPicture, type ProductImage, suggestedAlt, withMoved } from "./picture.ts";
import { PictureRow } from "./picture-row.tsx";
import { addFile } from "./read-picture.ts";

interface PicturesFieldProps {
  pictures: readonly ProductImage[];
  suggestion: string;
  error?: string | undefined;
  isTried: boolean;
  onChange: (pictures: ProductImage[]) => void;
}

export function PicturesField(props: PicturesFieldProps) {
  const { pictures, suggestion, error, isTried, onChange } = props;
  const errorId = useId();
  const isWrong = isTried && Boolean(error) && pictures.length === 0;
  const [problems, setProblems] = useState<string[]>([]);
  const [isReading, setReading] = useState(false);
  // Words may be typed while files are read.
  const latest = useLatest(pictures);

  const complain = (words: string) =>
    setProblems((before) => (before.includes(words) ? before : [...before, words]));

  async function add(files: readonly File[]) {
    setReading(true);
    setProblems([]);
    for (const file of files) {
      if (latest.current.length >= maxPictures) {
        complain(`A product can have up to eight pictures, so ${file.name} wasn’t added.`);
        continue;
      }
      const taken = await addFile(file);
      if ("problem" in taken) complain(taken.problem);
      else if (latest.current.some(({ original }) => original === taken.name)) {
        complain(`${file.name} is already here.`);
      } else {
        onChange([...latest.current, newPicture(taken.name, "")]);
        void sendEarly(taken.name, file.name);
      }
    }
    setReading(false);
  }

  /** Sent while the rest is typed; saving sends it again where the connection failed. */
  async function sendEarly(original: string, file: string) {
    try {
      const { sendOriginal, refusalOf } = await import("./storage.ts");
      const refusal = await sendOriginal(original).then(() => undefined, refusalOf);
      // The form may be another product's by now.
      if (!refusal || !latest.current.some((one) => one.original === original)) return;
      onChange(latest.current.filter((one) => one.original !== original));
      complain(`${file}: ${refusal}`);
    } catch {
      // The scripts have not come.
    }
  }

  return (
    <div className="grid gap-3">
      <FileButton
        look={button("outline", "lg", "w-full")}
        accept="image/jpeg,image/png,image/webp"
        multiple
        isBusy={isReading}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onFiles={(files) => void add(files)}
      >
        <AdminIcon name="plus" />
        {isReading ? "Reading…" : pictures.length > 0 ? "More pictures" : "Take or choose pictures"}
      </FileButton>
      {problems.map((words) => (
        <Problem key={words}>{words}</Problem>
      ))}
      <Problem id={errorId}>{isTried ? (error ?? "") : ""}</Problem>
      {pictures.length > 0 ? (
        <ol aria-label="Product pictures" className="grid gap-3">
          {pictures.map((picture, at) => (
            <PictureRow
              key={picture.id}
              picture={picture}
              at={at}
              count={pictures.length}
              suggestion={suggestion}
              isTried={isTried}
              onChange={(change) =>
                onChange(pictures.map((one) => (one === picture ? { ...one, ...change } : one)))
              }
              onMove={(to) => onChange(withMoved(pictures, at, to))}
              onRemove={() => onChange(pictures.filter((one) => one !== picture))}
            />
          ))}
        </ol>
      ) : null}
      {pictures.length > 1 && suggestion && pictures.some(({ alt }) => !alt.trim()) ? (
        <ToolButton
          className="justify-self-start"
          onClick={() =>
            onChange(
              pictures.map((one, at) =>
                one.alt.trim() ? one : { ...one, alt: suggestedAlt(suggestion, at) },
              ),
            )
          }
        >
          Use the title for all of them
        </ToolButton>
      ) : null}
    </div>
  );
}
