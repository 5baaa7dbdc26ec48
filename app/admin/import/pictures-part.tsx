import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";
import { toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { FileButton } from "../kit/file-button.tsx";
import { Problem } from "../problem.tsx";
import { Section } from "../section.tsx";
import type { KnownProducts } from "./known-products.ts";
import { missingPictures, type PictureFiles, picturesIn } from "./picture-files.ts";
import type { ImportRow } from "./row.ts";
import { RowNotes } from "./row-notes.tsx";
import { problemOf } from "./table.ts";
import type { ImportState } from "./use-import.ts";

interface PicturesPartProps {
  state: ImportState;
  rows: readonly ImportRow[];
  products: KnownProducts;
  pictures: PictureFiles;
  setPictures: React.Dispatch<React.SetStateAction<PictureFiles>>;
}

export function PicturesPart(props: PicturesPartProps) {
  const { state, rows, products, pictures, setPictures } = props;
  const { ready, lost } = state;
  const { mutate: add, error } = useMutation({
    mutationFn: picturesIn,
    onSuccess: (added) => setPictures((before) => new Map([...before, ...added])),
  });
  const found = new Set(ready.flatMap(({ names }) => names));
  const [missing, kept] = useMemo(() => {
    const hasOwn = ({ known }: ImportRow) => known && products.pictured.has(known.row.id);
    return [
      rows.flatMap((row) =>
        hasOwn(row) ? [] : missingPictures(row, pictures).map((name) => ({ row, name })),
      ),
      rows.filter(hasOwn).length,
    ];
  }, [rows, pictures, products]);
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
          {plural(pictures.size, "picture")} chosen, {found.size} of{" "}
          {pictures.size === 1 ? "it" : "them"} found in the rows.
          {kept > 0
            ? ` ${plural(kept, "product")} in the file already ${kept === 1 ? "has" : "have"} pictures and ${kept === 1 ? "keeps" : "keep"} them.`
            : ""}
        </p>
      ) : null}
      <RowNotes
        summary={`${plural(missing.length, "picture")} named in the rows ${missing.length === 1 ? "is" : "are"} not among those chosen`}
        notes={missing.map(({ row, name }) => ({
          line: row.line,
          words: `, ${row.title}: ${name}`,
        }))}
      />
      <Problem>{problemOf(error, "the pictures")}</Problem>
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
  onPick: (files: readonly File[]) => void;
}

function Pick({ label, folder = false, onPick }: PickProps) {
  return (
    <FileButton
      look={toolButton()}
      multiple
      {...(folder ? { webkitdirectory: "" } : { accept: ".zip,image/jpeg,image/png,image/webp" })}
      onFiles={onPick}
    >
      {label}
    </FileButton>
  );
}
