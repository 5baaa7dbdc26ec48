import { Link } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { countFinancing } from "#shop/lenders.ts";
import { listAddresses, productPath } from "#shop/lists.ts";
import { productPicture } from "#shop/pictures.ts";
import { plannedPriceWords } from "#shop/price-words.ts";
import { cityWords } from "#shop/shop.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { countOf, numberWords } from "#shop/words.ts";
import type { Route } from "./+types/deals-page";
import { Banner } from "./banner.tsx";
import { cardFacts } from "./card-facts.ts";
import { savedCents } from "./filter.ts";
import { freeTvWords } from "./free-tv.ts";
import { priceFacts } from "./price-facts.ts";
import { ProductCard } from "./product-card.tsx";
import { shareImage } from "./structured-data.ts";

export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const rooms = (["bedroom", "living-room", "dining-room"] as const).map((room) => {
    const products = snapshot.products[room];
    const [first] = products;
    const bySaving = products
      .filter(({ originalPriceCents }) => originalPriceCents)
      .toSorted((a, b) => savedCents(b) - savedCents(a));
    return {
      room,
      ...listAddresses[room],
      count: products.length,
      lowest: priceFacts(products)?.lowest,
      picture: first && productPicture(snapshot, first),
      ...freeTvWords(snapshot, room),
      best: bySaving.slice(0, 2).map((product) => cardFacts(snapshot, product)),
    };
  });
  const offer = snapshot.offers["deal-of-the-month"];
  const drops = priceDrops(snapshot);
  const { length } = snapshot.shop.showrooms;
  const place = length === 1 ? "our showroom" : `one of our ${numberWords(length)} showrooms`;
  return {
    rooms,
    ...(offer ? { offer } : {}),
    ...(drops.length > 0 ? { drops } : {}),
    lenders: snapshot.lenders.length > 0 ? countFinancing(snapshot.lenders) : "",
    intro: `Low prices, room by room, while supplies last. Counts are updated through the day; call, and we’ll check that yours is still at ${place}.`,
  };
}

const weekMs = 7 * 86_400_000;

/** What falls within a week, where the owner shows it: the soonest first, at most twelve. */
function priceDrops(snapshot: Snapshot) {
  const end = new Date(Date.parse(snapshot.takenAt) + weekMs).toISOString();
  return Object.values(snapshot.products)
    .flat()
    .flatMap((product) => {
      const at = product.nextPrice && new Date(product.nextPrice.at).toISOString();
      const words = plannedPriceWords(product, snapshot.takenAt);
      return at && words && at < end ? [{ at, product, words }] : [];
    })
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(0, 12)
    .map(({ product, words }) => {
      const { alt: _, note, isPlaceholder, ...picture } = productPicture(snapshot, product);
      const { title } = product;
      const said = isPlaceholder ? `${words}. ${note}` : words;
      return { title, path: productPath(product), words: said, picture };
    });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  seo(matches, {
    title: "Deal of the Month",
    description: `Closeouts for the bedroom, the living room and the dining room in ${cityWords(matches[0].loaderData!.shop.showrooms)}, ${matches[0].loaderData!.shop.state}. ${matches[0].loaderData!.shop.claim}.`,
    path: "/deals",
    image: sharedPicture(loaderData?.rooms ?? []),
  });

const looks = {
  bedroom: {
    text: "Beds, bunks, dressers and whole rooms.",
    fill: "bg-[#2f4a5e]",
  },
  "living-room": {
    text: "Sofas, sectionals, recliners and sets in leather, velvet, tweed and bouclé.",
    fill: "bg-spruce-fill",
  },
  "dining-room": {
    text: "Tables with chairs for two to eight, counter-height sets, servers and stools.",
    fill: "bg-plum-fill",
  },
} as const;

function sharedPicture(rooms: readonly RoomFacts[]) {
  const shown = rooms.find(({ picture }) => picture)?.picture;
  return shown && shareImage(shown);
}

type RoomFacts = Route.ComponentProps["loaderData"]["rooms"][number];

export default function DealsPage({ loaderData }: Route.ComponentProps) {
  const { rooms, offer, lenders, intro, drops } = loaderData;
  return (
    <>
      <Banner title="Deal of the Month" offer={offer} tone="mist" intro={intro} />
      <section className="container-page py-8 sm:py-10" aria-label="Rooms">
        <ul className="grid gap-5 md:grid-cols-3 lg:gap-6">
          {rooms.map((facts, index) => (
            <RoomCard key={facts.room} facts={facts} priority={index === 0} />
          ))}
        </ul>
      </section>
      {drops ? (
        <section className="container-page pb-10" aria-labelledby="drops">
          <h2 id="drops" className="text-2xl">
            Price drops this week
          </h2>
          <ul className="mt-5 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {drops.map(({ title, path, words, picture }) => (
              <li
                key={path}
                className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-3"
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes="8rem"
                  className="aspect-4/3 w-32 shrink-0 rounded-lg"
                />
                <p className="min-w-0">
                  <Link to={path} className="font-semibold after:absolute after:inset-0">
                    {title}
                  </Link>
                  <span className="mt-1 block text-sm text-ink-soft">{words}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {rooms.some(({ best }) => best.length > 0) ? <BiggestSavings rooms={rooms} /> : null}
      {lenders ? <FinancingLink lenders={lenders} /> : null}
    </>
  );
}

function BiggestSavings({ rooms }: { rooms: readonly RoomFacts[] }) {
  return (
    <section className="container-page pb-10" aria-labelledby="biggest">
      <h2 id="biggest" className="text-2xl">
        The biggest savings in each room
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3 lg:gap-6">
        {rooms.map(({ path, best }) =>
          best.map((card) => (
            <ProductCard key={card.slug} card={card} path={`${path}/${card.slug}`} Heading="h3" />
          )),
        )}
      </ul>
    </section>
  );
}

function RoomCard({ facts, priority }: { facts: RoomFacts; priority: boolean }) {
  const { room, path, name, count, lowest, picture, tv = "" } = facts;
  const { text, fill } = looks[room];
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-lift">
      {picture ? (
        <Picture
          picture={picture}
          alt={picture.alt}
          sizes="(min-width: 48rem) 31vw, 100vw"
          priority={priority}
          className="aspect-4/3 w-full"
        />
      ) : null}
      <div className={cn("flex flex-1 flex-col p-5 text-white", fill)}>
        <h2 className="text-2xl">
          <Link
            to={path}
            prefetch="intent"
            className="text-white no-underline group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h2>
        <p className="mt-2 text-white/90">{text + tv}</p>
        <p className="mt-auto flex items-center justify-between gap-3 pt-4 font-bold">
          {count > 0
            ? `${countOf(count, "deal")} from ${lowest}`
            : "Nothing in stock here right now"}
          <Icon name="arrow" />
        </p>
      </div>
    </li>
  );
}

function FinancingLink({ lenders }: { lenders: string }) {
  return (
    <section className="container-page" aria-labelledby="pay-over-time">
      <div className="grid items-center gap-5 rounded-card bg-spruce-wash p-6 sm:p-8 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="pay-over-time" className="text-2xl sm:text-3xl">
            Pay over time
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft">
            {lenders}. Leave your name and number and we’ll text you the application.
          </p>
        </div>
        <Link to="/financing" prefetch="intent" className={button("primary", "lg")}>
          See Financing Options
        </Link>
      </div>
    </section>
  );
}
