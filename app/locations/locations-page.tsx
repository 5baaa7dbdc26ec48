import { Link } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type PictureData, picture, shopPicture } from "#shop/pictures.ts";
import { cityWords, directionsUrl, fullAddress, type Showroom } from "#shop/shop.ts";
import { type DrawnPlan, drawPlan } from "#shop/showroom-plan.ts";
import { clockName } from "#shop/showroom-words.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import { countInWords } from "#shop/words.ts";
import type { Route } from "./+types/locations-page";
import { furnitureStores } from "./furniture-stores.ts";
import { HoursTable, type SpecialHours } from "./hours-table.tsx";
import { LazyMap } from "./lazy-map.tsx";
import { OpenBadge } from "./open-badge.tsx";
import { organization } from "./organization.ts";
import { PlanDrawing } from "./plan-drawing.tsx";
import { frontOf, isSamplePlace } from "./showroom-fronts.ts";

export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const { shop } = snapshot;
  const showrooms = shop.showrooms.map((showroom) => ({
    showroom,
    specialDays: specialDaysOf(snapshot, showroom),
    plan: planOf(snapshot, showroom),
    front: frontOf(snapshot, showroom),
  }));
  return {
    showrooms,
    inside: insideOf(snapshot),
    description: `${countInWords(showrooms.length, "furniture showroom")} in ${shop.area}, ${cityWords(shop.showrooms)}: hours, map, directions, and numbers to call or text.`,
    intro: `${whereWords(shop.showrooms)} Come sit on it, open the drawers, and bring your measurements. We have a tape if you forget yours.`,
    hours: `Hours are ${clockName(shop)} time. Around holidays they may change, so call before a long drive, and ask whether the piece you want is ${showrooms.length === 1 ? "there" : "at that showroom"}.`,
    stock: showrooms.length === 1 ? "" : " at each showroom",
    holdRule: shop.holdRule,
    data: [organization(snapshot), ...furnitureStores(shop.name, snapshot.takenOn, showrooms)],
  };
}

/** "Two showrooms, one on each side of town.", where their names say so. */
function whereWords(showrooms: readonly Showroom[]): string {
  const count = countInWords(showrooms.length, "showroom");
  if (showrooms.every(({ id, name }) => name.toLowerCase().startsWith(id)) && showrooms[1]) {
    return `${count}, one on each side of town.`;
  }
  return `${count} in ${cityWords(showrooms)}.`;
}

function insideOf(snapshot: Snapshot) {
  const own = shopPicture(snapshot, "inside");
  if (own) return { ...own, alt: "Inside our showroom" };
  if (!isSamplePlace(snapshot)) return undefined;
  return {
    ...picture(snapshot, "showroom-east"),
    alt: "Inside a showroom: a living room and a bedroom set up before painted walls, two velvet armchairs in front",
  };
}

function planOf(snapshot: Snapshot, { id }: Showroom) {
  const plan = snapshot.showroomPlans[id];
  return plan && isSamplePlace(snapshot) ? drawPlan(plan) : undefined;
}

/** The page goes on being right for as long as nothing else is published: it knows the days to come. */
function specialDaysOf({ specialDays, takenOn }: Snapshot, { id }: Showroom): SpecialHours[] {
  return specialDays
    .filter(({ showroom, day }) => showroom === id && day >= takenOn)
    .map(({ showroom: _, ...day }) => day);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...seo(matches, {
    title: "Store Locations",
    description: loaderData?.description,
    path: "/store-locations",
  }),
  ...(loaderData?.data ?? []).map((data) => ({ "script:ld+json": data })),
];

export default function LocationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="bg-spruce-wash">
        <div className="container-page grid items-center gap-6 py-6 md:grid-cols-2">
          <div>
            <h1 className="text-3xl sm:text-5xl">Store Locations</h1>
            <p className="mt-4 text-lg text-ink-soft">{loaderData.intro}</p>
          </div>
          {loaderData.inside ? (
            <Picture
              picture={loaderData.inside}
              alt={loaderData.inside.alt}
              sizes="(min-width: 48rem) 46vw, 92vw"
              priority
              className="aspect-2/1 rounded-card"
            />
          ) : null}
        </div>
      </section>
      <div className="container-page grid gap-8 py-6 lg:grid-cols-2">
        {loaderData.showrooms.map((facts) => (
          <Location key={facts.showroom.id} {...facts} />
        ))}
      </div>
      <WhoWeAre {...loaderData} />
      <p className="container-page mt-10 text-ink-soft">{loaderData.hours}</p>
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

type WhoWeAreProps = Pick<Data, "holdRule" | "stock">;

/** What the shop is, in facts that it can be held to, and what of them is sample data. */
function WhoWeAre({ holdRule, stock }: WhoWeAreProps) {
  const { name, claim, state, showrooms, sampleNote } = useShop();
  return (
    <section id="about" aria-labelledby="about-name" className="container-page">
      <h2 id="about-name" className="text-2xl sm:text-3xl">
        Who we are
      </h2>
      <ul className="steps mt-4">
        <li>
          <Icon name="box" />
          <b>Closeouts</b> {name} sells furniture that manufacturers and stores had too much of, in{" "}
          {cityWords(showrooms)}, {state}. {claim}: we show the compare-at price next to ours.
        </li>
        <li>
          <Icon name="check" />
          <b>As it is</b> Each piece’s page says what condition it’s in and how many are left{stock}
          .
        </li>
        <li>
          <Icon name="clock" />
          <b>Held for you</b> Call, and once we confirm, {holdRule}
        </li>
        <li>
          <Icon name="truck" />
          <b>Right at your door</b> All sales are final, but if a piece arrives damaged, tell us
          within 24 hours and we’ll make it right.{" "}
          <Link to="/return-policy" className="underline">
            Our closeout promise
          </Link>
        </li>
      </ul>
      {sampleNote ? <p className="mt-4 text-ink-soft">{sampleNote}</p> : null}
    </section>
  );
}

interface LocationProps {
  showroom: Showroom;
  specialDays: readonly SpecialHours[];
  plan?: DrawnPlan;
  front?: PictureData;
}

function Location({ showroom, specialDays, plan, front }: LocationProps) {
  const { id, name, city, phone, textHref, hours } = showroom;
  const address = fullAddress(showroom);
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      {front ? (
        <Picture
          picture={front}
          alt={`The front of the ${name} from its parking lot`}
          sizes="(min-width: 64rem) 46vw, 92vw"
          className="aspect-2/1"
        />
      ) : null}
      <div className="p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={`${id}-name`} className="text-2xl sm:text-3xl">
            {name}
          </h2>
          <OpenBadge hours={hours} specialDays={specialDays} />
        </div>
        <address className="mt-3 flex items-start gap-2 text-lg not-italic">
          <Icon name="pin" className="mt-1 text-ink-soft" />
          {address}
        </address>
        <div className="mt-5 flex flex-wrap gap-3">
          <a
            href={directionsUrl(address)}
            target="_blank"
            rel="noopener"
            className={button("primary", "md", "grow")}
          >
            Directions
            <span className="sr-only">to {city} (opens in a new tab)</span>
            <Icon name="arrow" className="size-4" />
          </a>
          <a href={phone.href} className={button("outline", "md", "grow whitespace-nowrap")}>
            <Icon name="phone" className="size-4" />
            {phone.label}
          </a>
          <a href={textHref} className={button("outline", "md", "grow")}>
            <Icon name="message" className="size-4" />
            Text us<span className="sr-only"> at {name}</span>
          </a>
        </div>
        <HoursTable hours={hours} name={name} specialDays={specialDays} />
      </div>
      {plan ? <PlanDrawing plan={plan} name={name} /> : null}
      <LazyMap showroom={{ ...showroom, address }} />
    </article>
  );
}
