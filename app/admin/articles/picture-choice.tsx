import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ListPicture } from "#app/ui/picture.tsx";
import { field, toolButton } from "../controls.ts";
import { matcher } from "../fold-text.ts";
import { FileButton } from "../kit/file-button.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { useWrite } from "../kit/use-write.ts";
import { sendPicture } from "../pictures/read-picture.ts";
import { useShownPicture } from "../pictures/use-shown-picture.ts";
import { Problem } from "../problem.tsx";
import {
  type ArticlePicture,
  addArticlePicture,
  articlePicturesQuery,
  pictureOf,
} from "./articles.queries.ts";

interface PictureChoiceProps {
  name: string;
  error?: string | undefined;
  onChoose: (name: string) => void;
}

/** So many at once: the search finds the others. */
const most = 24;

export function PictureChoice({ name, error, onChoose }: PictureChoiceProps) {
  const { data: pictures = [], isError } = useQuery(articlePicturesQuery);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const { isBusy, problem, write } = useWrite();
  const id = useId();
  const chosen = name ? pictureOf(pictures, name) : undefined;
  const matches = matcher(search);
  const found = pictures.filter(({ words, name }) => matches(`${words} ${name}`));

  const send = (file: File) =>
    write(async () => {
      onChoose(await addArticlePicture(await sendPicture(file)));
      setOpen(false);
    });

  return (
    <div className="grid gap-2">
      <p className="font-semibold" id={id}>
        Picture
      </p>
      <div className="flex flex-wrap items-center gap-3" data-wrong={error ? true : undefined}>
        {chosen ? <Thumbnail picture={chosen} className="w-32" /> : null}
        <FileButton
          look={toolButton()}
          accept="image/jpeg,image/png,image/webp"
          isBusy={isBusy}
          onFiles={([file]) => file && void send(file)}
        >
          {isBusy ? "Uploading…" : "Upload a picture"}
        </FileButton>
        <ToolButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {chosen ? "Choose another picture" : "Choose a picture"}
        </ToolButton>
      </div>
      <Problem>
        {problem || chosen?.problem || (isError ? "Failed to load the pictures." : error) || ""}
      </Problem>
      {isOpen ? (
        <>
          <input
            type="search"
            aria-label="Search pictures"
            placeholder="Search pictures"
            className={field()}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <ul aria-labelledby={id} className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {found.slice(0, most).map((picture) => (
              <li key={picture.name}>
                <button
                  type="button"
                  title={wordsOf(picture)}
                  className="block w-full overflow-hidden rounded-lg border border-line hover:border-spruce"
                  onClick={() => {
                    onChoose(picture.name);
                    setOpen(false);
                  }}
                >
                  <Thumbnail picture={picture} />
                  <span className="sr-only">{wordsOf(picture)}</span>
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className="text-sm text-ink-soft">
            {found.length > most
              ? `${most} of ${found.length} pictures. Search to find others.`
              : `${found.length} found.`}
          </p>
        </>
      ) : null}
    </div>
  );
}

const wordsOf = ({ words }: ArticlePicture) => words || "Uploaded for an article";

/** A product's picture that no page shows has no file on the site yet. */
function Thumbnail({
  picture: { src, original },
  className = "w-full",
}: {
  picture: ArticlePicture;
  className?: string;
}) {
  const url = useShownPicture(original)?.url;
  const box = `block aspect-4/3 overflow-hidden rounded-lg bg-sunken object-cover ${className}`;
  return original ? (
    <img src={url} alt="" loading="lazy" className={box} />
  ) : (
    <ListPicture src={src} alt="" sizes="10rem" className={box} />
  );
}
