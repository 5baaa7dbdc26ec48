import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { field, toolButton } from "../controls.ts";
import { Problem } from "../problem.tsx";
import { articlePicturesQuery, pictureOf } from "./articles.queries.ts";

interface PictureChoiceProps {
  /** The picture that is chosen; empty while none is. */
  name: string;
  error?: string | undefined;
  onChoose: (name: string) => void;
}

/** So many at once: the search finds the others. */
const most = 24;

/** Chooses one of the pictures that were uploaded or come with the code. */
export function PictureChoice({ name, error, onChoose }: PictureChoiceProps) {
  const { data: pictures = [], isError } = useQuery(articlePicturesQuery);
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const id = useId();
  const chosen = name ? pictureOf(pictures, name) : undefined;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pictures.filter((picture) =>
    words.every((word) => `${picture.words} ${picture.name}`.toLowerCase().includes(word)),
  );
  return (
    <div className="grid gap-2">
      <p className="font-semibold" id={id}>
        Picture
      </p>
      <div className="flex items-center gap-3" data-wrong={error ? true : undefined}>
        {chosen ? <Thumbnail src={chosen.src} className="w-32" /> : null}
        <button
          type="button"
          className={toolButton()}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {chosen ? "Choose another picture" : "Choose a picture"}
        </button>
      </div>
      <Problem>{isError ? "Failed to load the pictures." : (error ?? "")}</Problem>
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
                  title={picture.words}
                  className="block w-full overflow-hidden rounded-lg border border-line hover:border-spruce"
                  onClick={() => {
                    onChoose(picture.name);
                    setOpen(false);
                  }}
                >
                  <Thumbnail src={picture.src} />
                  <span className="sr-only">{picture.words}</span>
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

/** An uploaded picture that no page shows has no file on the site yet. */
const Thumbnail = ({ src, className = "w-full" }: { src: string; className?: string }) => (
  <img
    src={`${src}-400.webp`}
    alt=""
    loading="lazy"
    className={`aspect-4/3 rounded-lg bg-sunken object-cover ${className}`}
  />
);
