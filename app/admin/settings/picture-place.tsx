import type { ShopPlace } from "#shop/shop.ts";
import { toolButton } from "../controls.ts";
import { ActButton } from "../kit/act-button.tsx";
import { FileButton } from "../kit/file-button.tsx";
import { useWrite } from "../kit/use-write.ts";
import { drawn, mark } from "../pictures/draw-picture.ts";
import { sendPicture } from "../pictures/read-picture.ts";
import { useShownPicture } from "../pictures/use-shown-picture.ts";
import { Problem } from "../problem.tsx";
import { setPicture } from "./looks.queries.ts";

interface PicturePlaceProps {
  place: ShopPlace;
  title: string;
  about: string;
  picture: { original: string; problem: string | null } | undefined;
}

export function PicturePlace({ place, title, about, picture }: PicturePlaceProps) {
  const { isBusy, problem, write } = useWrite();
  const before = picture?.original ?? null;
  const subject = `picture ${place}`;

  async function set(original: string | null, title: string) {
    await setPicture(place, original);
    return { title, undo: () => setPicture(place, before) };
  }

  const choose = (file: File) =>
    write(async () => {
      const isMark = place === "logo" || place === "icon";
      const ready = await (isMark ? mark(file, place) : drawn(file)).catch(() => undefined);
      if (!ready) throw new Error(`${file.name} can’t be read as a picture.`);
      return set(await sendPicture(ready), `${title}: saved.`);
    }, subject);

  return (
    <li className="grid gap-2 py-4">
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-ink-soft">{about}</p>
      {before ? <Preview original={before} title={title} /> : null}
      <Problem>{problem || picture?.problem || ""}</Problem>
      <div className="flex flex-wrap gap-2">
        <FileButton
          look={toolButton()}
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          isBusy={isBusy}
          onFiles={([file]) => file && void choose(file)}
        >
          {before ? "Replace" : "Choose"}
          <span className="sr-only"> {title}</span>
        </FileButton>
        {before ? (
          <ActButton about={subject} act={() => set(null, `${title}: removed.`)}>
            Remove<span className="sr-only"> {title}</span>
          </ActButton>
        ) : null}
      </div>
    </li>
  );
}

function Preview({ original, title }: { original: string; title: string }) {
  const url = useShownPicture(original)?.url;
  return url ? (
    <img src={url} alt={title} className="h-24 justify-self-start rounded-lg border border-line" />
  ) : (
    <div className="h-24 w-32 animate-pulse rounded-lg bg-sunken" />
  );
}
