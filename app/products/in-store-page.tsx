import { snapshotOf } from "#app/site/snapshot.server.ts";
import { useShop } from "#app/site/use-shop.ts";
import { latePart } from "#app/start/late-part.tsx";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { cityWords } from "#shop/shop.ts";
import { capitalized, numberWords } from "#shop/words.ts";
import type { Route } from "./+types/in-store-page";
import { Banner } from "./banner.tsx";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

export { links } from "./list-links.ts";

const ShowroomCard = latePart(
  async () => (await import("#app/locations/showroom-card.tsx")).ShowroomCard,
);

export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const facts = listFacts(snapshot, "in-store");
  const { count, lowest, highest } = facts;
  const specials = `${capitalized(numberWords(count))} showroom ${count === 1 ? "special" : "specials"}`;
  const { showrooms } = snapshot.shop;
  const nameOf = (wanted: string) => showrooms.find(({ id }) => id === wanted)?.name;
  return {
    ...facts,
    which:
      showrooms.length === 1
        ? ""
        : `The ${nameOf("east")} is our Main Showroom, the ${nameOf("west")} our Outlet Location.`,
    description: `${specials}${lowest ? ` from ${lowest} to ${highest}` : ""}, on our floors in ${cityWords(showrooms)}. Sit on them, then take them home.`,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, loaderData);

export default function InStorePage({ loaderData }: Route.ComponentProps) {
  const { name, which } = loaderData;
  const { showrooms } = useShop();
  return (
    <>
      <Banner title={name} tone="mist" intro="On our floors right now. Come in and try them.">
        <a href="#store-locations" className={button("outline", "sm")}>
          <Icon name="pin" />
          Find a Location
        </a>
      </Banner>
      <ProductList list={loaderData} />
      <section id="store-locations" className="mt-8 bg-sunken py-12" aria-labelledby="locations">
        <div className="container-page">
          <h2 id="locations" className="text-3xl sm:text-4xl">
            Store Locations
          </h2>
          {which ? <p className="mt-2 text-ink-soft">{which}</p> : null}
          <div className="mt-6 grid gap-6 md:grid-cols-2">
            {showrooms.map((showroom) => (
              <ShowroomCard key={showroom.id} showroom={showroom} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
