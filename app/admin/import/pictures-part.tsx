import { useState } from "react";
import { toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { Problem } from "../problem.tsx";
import { Section } from "../section.tsx";
import { picturesIn } from "./picture-files.ts";
import { FileProblem } from "./table.ts";
import type { ImportState } from "./use-import.ts";

/** Pictures are found by the names that rows give, or by a product's SKU or number. */
export function PicturesPart({
  state: { ready, pictures, setPictures, lost },
}: {
  state: ImportState;
}) {
  const [problem, setProblem] = useState("");
  const found = ready.reduce((sum, { names }) => sum + names.length, 0);
  async function add(files: FileList | null) {
    setProblem("");
    try {
      setPictures(await picturesIn([...(files ?? [])]));
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : "We can’t read the pictures.");
    }
  }
  return (
    <Section
      title="Pictures"
      about="Named as in the file, or after the SKU or number: DL-84.jpg, DL-84-2.jpg. A product without one says “Picture coming soon.”"
    >
      <div className="flex flex-wrap gap-3">
        <Pick label="Choose a folder" folder onPick={add} />
        <Pick label="Choose pictures or a ZIP" onPick={add} />
      </div>
      {pictures.size > 0 ? (
        <p className="mt-2">
          {plural(pictures.size, "picture")} chosen, {found} of{" "}
          {pictures.size === 1 ? "it" : "them"} found in the rows.
        </p>
      ) : null}
      {problem ? <Problem>{problem}</Problem> : null}
      {lost.length > 0 ? (
        <ul className="mt-2 grid gap-1 text-sm text-tag">
          {lost.slice(0, 50).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

interface PickProps {
  label: string;
  folder?: boolean;
  onPick: (files: FileList | null) => void;
}

function Pick({ label, folder = false, onPick }: PickProps) {
  return (
    <label
      className={toolButton("cursor-pointer focus-within:outline-2 focus-within:outline-offset-2")}
    >
      {label}
      <input
        type="file"
        multiple
        className="sr-only"
        {...(folder ? { webkitdirectory: "" } : { accept: ".zip,image/jpeg,image/png,image/webp" })}
        onChange={({ target }) => onPick(target.files)}
      />
    </label>
  );
}
