import { snapshotOf } from "#app/site/snapshot.server.ts";
import { countOf } from "#shop/words.ts";
import type { Route } from "./+types/room-page";
import { Banner, type BannerTone } from "./banner.tsx";
import { bannerFacts } from "./banner-facts.ts";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

export { links } from "./list-links.ts";

type Room = "bedroom" | "living-room" | "dining-room";

const rooms: Record<Room, { tone: BannerTone; intro: string }> = {
  bedroom: {
    tone: "slate",
    intro: "Beds, dressers, whole rooms. Call to hold one.",
  },
  "living-room": {
    tone: "green",
    intro: "Sofas, sectionals, recliners. Call to hold one.",
  },
  "dining-room": {
    tone: "purple",
    intro: "Tables with chairs, stools. Order by phone.",
  },
};

export function loader({ params, context }: Route.LoaderArgs) {
  const room = params.room as Room;
  if (!Object.hasOwn(rooms, room)) throw new Response("No such room", { status: 404 });
  const snapshot = snapshotOf(context);
  const facts = listFacts(snapshot, room);
  const { count, lowest, mostSaved } = facts;
  const below = mostSaved ? `, up to ${mostSaved} below retail` : "";
  const span = count > 0 ? ` from ${lowest}${below}` : "";
  return {
    room,
    ...facts,
    description: `${countOf(count, "closeout deal")}${span}. Real measurements, stock by showroom, order by phone in ${snapshot.shop.area}.`,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, loaderData);

export default function RoomPage({ loaderData }: Route.ComponentProps) {
  const { room, name, path } = loaderData;
  const { tone, intro } = rooms[room];
  return (
    <>
      <Banner
        title={name}
        back={{ to: "/deals", label: "Back to All Deals" }}
        facts={bannerFacts(loaderData, "deal")}
        tone={tone}
        intro={intro}
      />
      <ProductList key={path} list={loaderData} />
    </>
  );
}
