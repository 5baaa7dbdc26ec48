import { ShowroomCard } from "#app/storefront/showroom-card.tsx";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { site } from "#content/shop.ts";
import type { Route } from "./+types/in-store-page";
import { Banner } from "./banner.tsx";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

export function loader() {
  return listFacts("in-store");
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  listMeta(
    loaderData,
    "Eight showroom specials from $499 to $1,499, standing on our floors in Sterling Heights and Southfield. Sit on them, then take them home.",
  );

export default function InStorePage({ loaderData }: Route.ComponentProps) {
  const { name } = loaderData;
  return (
    <>
      <Banner
        title={name}
        tone="mist"
        intro="These stand on our floors right now. Come and sit, pull the drawers, look at the seams. Each one says at which showroom it is."
      >
        <a href="#store-locations" className={button("primary", "lg", "mt-6")}>
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
          <p className="mt-2 text-ink-soft">
            The East Showroom is our Main Showroom, the West Showroom our Outlet Location.
          </p>
          <div className="mt-6 grid gap-6 md:grid-cols-2">
            {site.showrooms.map((showroom) => (
              <ShowroomCard key={showroom.id} showroom={showroom} />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
