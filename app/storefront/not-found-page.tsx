import { picture } from "#app/catalog/pictures.ts";
import { snapshotOf } from "#app/catalog/snapshot.server.ts";
import { seo } from "#app/lib/seo.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Route } from "./+types/not-found-page";
import { NotFound } from "./not-found.tsx";

/** Read when /404 is rendered, the page that a server sends for every unknown address. */
export function loader({ context }: Route.LoaderArgs) {
  return picture(snapshotOf(context), "not-found");
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "Page not found" }),
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return (
    <NotFound>
      <Picture
        picture={loaderData}
        alt="An empty corner of a room: a rug, a plant and a lamp, and no sofa"
        sizes="(min-width: 64rem) 40rem, 100vw"
        className="aspect-4/3 w-full rounded-card"
      />
    </NotFound>
  );
}
