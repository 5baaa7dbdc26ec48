import { snapshotOf } from "#app/catalog/snapshot.server.ts";
import type { Route } from "./+types/room-page";
import { Banner, type BannerTone } from "./banner.tsx";
import { bannerFacts } from "./banner-facts.ts";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

type Room = "bedroom" | "living-room" | "dining-room";

const rooms: Record<Room, { tone: BannerTone; intro: string }> = {
  bedroom: {
    tone: "wood",
    intro:
      "Overruns and canceled orders. Some frames come with a free 43-inch TV. Call, and we hold it.",
  },
  "living-room": {
    tone: "green",
    intro:
      "Sofas, sectionals, recliners and sets, with real measurements. Call, and we put your name on it.",
  },
  "dining-room": {
    tone: "purple",
    intro:
      "Tables with chairs, counter-height sets, stools. Each lists what comes with it. Order by phone.",
  },
};

export function loader({ params, context }: Route.LoaderArgs) {
  const room = params.room as Room;
  if (!(room in rooms)) throw new Response("No such room", { status: 404 });
  const facts = listFacts(snapshotOf(context), room);
  const { count, lowest, mostSaved } = facts;
  const span = count > 0 ? ` from ${lowest}, up to ${mostSaved} below retail` : "";
  return {
    room,
    ...facts,
    description: `${count} closeout deals${span}. Real measurements, stock by showroom, order by phone in Metro Detroit.`,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, loaderData);

export default function RoomPage({ loaderData }: Route.ComponentProps) {
  const { room, name, path } = loaderData;
  return (
    <>
      <Banner
        title={name}
        back={{ to: "/deals", label: "Back to All Deals" }}
        facts={bannerFacts(loaderData, "deals")}
        {...rooms[room]}
      />
      <ProductList key={path} list={loaderData} />
    </>
  );
}
