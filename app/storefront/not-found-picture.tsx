import { NotFound } from "#app/ui/not-found.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#shop/pictures.ts";

/** The 404 page with its picture. */
export function NotFoundWithPicture({ picture }: { picture: PictureData }) {
  return (
    <NotFound>
      <Picture
        picture={picture}
        alt="An empty corner of a room"
        sizes="(min-width: 64rem) 45vw, 92vw"
        className="aspect-4/3 w-full rounded-card"
      />
    </NotFound>
  );
}
