import { seo } from "#app/lib/seo.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { picture } from "#shop/pictures.ts";
import type { Route } from "./+types/not-found-page";
import { NotFoundWithPicture } from "./not-found-picture.tsx";

/** Read when /404 is rendered, the page that a server sends for every unknown address. */
export function loader({ context }: Route.LoaderArgs) {
  return picture(snapshotOf(context), "not-found");
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, { title: "Page not found" }),
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFoundWithPicture picture={loaderData} />;
}
