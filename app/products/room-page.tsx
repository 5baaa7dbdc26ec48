import type { Route } from "./+types/room-page";
import { Banner, type BannerTone } from "./banner.tsx";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

type Room = "bedroom" | "living-room" | "dining-room";

const rooms: Record<Room, { tone: BannerTone; intro: string }> = {
  bedroom: {
    tone: "wood",
    intro:
      "Beds, dressers and whole rooms from makers’ overruns and cancelled orders. Some frames come with a free 43-inch TV. Call, and we hold it for you.",
  },
  "living-room": {
    tone: "green",
    intro:
      "Sofas, sectionals, recliners and full sets, with real measurements and the number left at each showroom. Call, and we put your name on it.",
  },
  "dining-room": {
    tone: "purple",
    intro:
      "Tables with their chairs, counter-height sets, servers and stools, for two people or for ten. Each one lists exactly what comes with it. Order by phone.",
  },
};

export function loader({ params }: Route.LoaderArgs) {
  const room = params.room as Room;
  if (!(room in rooms)) throw new Response("No such room", { status: 404 });
  return { room, ...listFacts(room) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  listMeta(
    loaderData,
    loaderData
      ? `${loaderData.count} closeout deals from ${loaderData.lowest}, up to ${loaderData.mostSaved} below retail. Real measurements, stock by showroom, order by phone in Metro Detroit.`
      : "",
  );

export default function RoomPage({ loaderData }: Route.ComponentProps) {
  const { room, name, path, count, lowest, mostSaved } = loaderData;
  return (
    <>
      <Banner
        title={name}
        back={{ to: "/deals", label: "Back to All Deals" }}
        facts={[`${count} deals`, `From ${lowest}`, `Save up to ${mostSaved}`]}
        {...rooms[room]}
      />
      <ProductList key={path} list={loaderData} />
    </>
  );
}
