import { Link } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { ShowroomCard } from "#app/locations/showroom-card.tsx";
import { frontOf } from "#app/locations/showroom-fronts.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { weekWords } from "#shop/calendar/week-words.ts";
import { discountClaim } from "#shop/discounts.ts";
import { homeWords } from "#shop/home-words.ts";
import { countFinancing, servesEveryCredit } from "#shop/lenders.ts";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import type { AnyProduct, Testimonial } from "#shop/product.ts";
import { shopDescription, shopWords } from "#shop/shop-words.ts";
import type { Snapshot } from "#shop/snapshot.ts";
import type { Route } from "./+types/home-page";
import { FeaturedCategories } from "./featured-categories.tsx";
import { categories, deliveryPhotos, heroProduct, rooms } from "./home-products.ts";
import { ProductLink } from "./product-link.tsx";
import { WhiteGlove } from "./white-glove.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const said = words(snapshot);
  return {
    words: said,
    description: shopDescription(snapshot),
    hero: heroProduct(snapshot),
    rooms: rooms(snapshot),
    categories: categories(snapshot, said),
    delivery: deliveryPhotos(snapshot),
    // By showroom: what it looks like, and when it is open.
    places: Object.fromEntries(
      snapshot.shop.showrooms.map((showroom) => [
        showroom.id,
        { front: frontOf(snapshot, showroom), hours: weekWords(showroom.hours) },
      ]),
    ),
    reviews: snapshot.testimonials.map(reviewOf),
    areSamples:
      snapshot.testimonials.length > 0 && snapshot.testimonials.every(({ isSample }) => isSample),
  };
}

/** How many reviews are open from the start. */
const openReviews = 8;

/** A review with what stands below its name: when, and where it was published. */
function reviewOf(review: Testimonial) {
  const { id, name, rating, text, avatar, date, isSample, source, sourceUrl } = review;
  const note = [date, isSample ? "sample review" : source].filter(Boolean).join(" · ");
  return { id, name, rating, text, avatar, note, ...(sourceUrl ? { sourceUrl } : {}) };
}

/** As the return policy has it. */
const damage =
  "Look every piece over while the crew is there. If something arrived damaged, write it on the receipt or tell us within 24 hours, and we’ll make it right.";

/** The counts and prices that stand in the page's sentences. */
function words(snapshot: Snapshot) {
  const { shop, packages, products, lenders } = snapshot;
  const pieces = packages.map((sold) => sold.pieces);
  const [first, last] = [products.mattress[0], products.mattress.at(-1)];
  const priced = ({ priceCents, size }: AnyProduct) =>
    `${formatMoney(priceCents)}${size ? ` for a ${size.toLowerCase()}` : ""}`;
  const fill = shopWords(snapshot);
  const [hero, intro, ...cards] = Object.entries(homeWords).map(
    ([part, text]) => own(shop.homeWords, part) ?? fill(text),
  );
  return {
    ...{ hero: hero!, delivery: [`${intro} ${damage}`, ...cards] },
    freeDelivery: formatMoney(shop.freeDeliveryFromCents),
    packages: span(Math.min(...pieces), Math.max(...pieces), ", ", " pieces"),
    mattresses: first && last ? span(priced(first), priced(last), " ") : "",
    lenders: lenders.length > 0 ? lenderWords(lenders) : "",
    financing: servesEveryCredit(lenders)
      ? "Pay over time: loans or lease-to-own"
      : "Pay over time",
    claim: discountClaim(snapshot),
    visit: `Sit on it, open the drawers, and bring your measurements. Found it here first? Call, and once we confirm, ${shop.holdRule}`,
    showrooms: shop.showrooms.length === 1 ? "Visit Our Showroom" : "Visit Our Showrooms",
  };
}

/** ", from 23 to 51 pieces"; of one, ", 23 pieces"; of none, nothing. */
function span(from: string | number, to: string | number, before: string, after = "") {
  if (from === Number.POSITIVE_INFINITY) return "";
  return from === to ? `${before}${from}${after}` : `${before}from ${from} to ${to}${after}`;
}

/** "Two lenders and two lease-to-own companies: plans at 0% APR with approved credit, and lease-to-own": what their plans bear. */
function lenderWords(lenders: Snapshot["lenders"]) {
  const kinds = [
    lenders.some(({ plan }) => plan === "zero-percent") && "plans at 0% APR with approved credit",
    lenders.some(({ plan }) => plan === "lease-to-own") && "lease-to-own",
  ];
  const named = kinds.filter((kind) => kind !== false);
  return [countFinancing(lenders), named.join(", and ")].filter(Boolean).join(": ");
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  seo(matches, { description: loaderData?.description, path: "/" });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero hero={loaderData.hero} words={loaderData.words} />
      <FreeDeliveryBanner words={loaderData.words} />
      <FeaturedCategories rooms={loaderData.rooms} categories={loaderData.categories} />
      <WhiteGlove words={loaderData.words.delivery} photos={loaderData.delivery} />
      <Testimonials reviews={loaderData.reviews} areSamples={loaderData.areSamples} />
      <Showrooms words={loaderData.words} places={loaderData.places} />
      {loaderData.words.lenders ? <FinancingPromo words={loaderData.words} /> : null}
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

interface Worded {
  words: Data["words"];
}

function Hero({ hero, words }: Worded & { hero: Data["hero"] }) {
  const { picture, alt, piece, saved } = hero;
  const { askFinancing } = useShop();
  return (
    <section className="bg-spruce-wash">
      <div className="container-page grid items-center gap-4 py-4 sm:gap-6 sm:py-10 lg:grid-cols-2">
        <div>
          {words.claim ? (
            <p className="inline-block rounded-full bg-tag-wash px-3 py-1 text-sm font-bold text-tag">
              {words.claim}
            </p>
          ) : null}
          <h1 className="mt-2 text-3xl sm:mt-4 sm:text-6xl">Unbeatable Furniture Deals</h1>
          <p className="mt-2 max-w-prose text-ink-soft sm:text-lg">{words.hero}</p>
          <div className="hero-links mt-4">
            <Link to="/deals" prefetch="intent" className={button("tag", "lg")}>
              Shop the Deals
            </Link>
            <Link to="/financing" prefetch="intent" className={button("outline", "lg")}>
              {askFinancing ?? "Get Financing"}
            </Link>
            {words.packages ? (
              <Link to="/package-deals" prefetch="intent" className={button("outline", "lg")}>
                Package Deals
              </Link>
            ) : null}
          </div>
        </div>
        <figure className="relative overflow-hidden rounded-card bg-surface">
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 64rem) 49vw, 92vw"
            priority
            className="aspect-4/3 w-full"
          />
          {piece ? (
            <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-1">
              <ProductLink product={piece} className="after:absolute after:inset-0" />
              <span className="w-full pb-2 text-sm text-ink-soft">{saved}</span>
            </figcaption>
          ) : null}
        </figure>
      </div>
    </section>
  );
}

function FreeDeliveryBanner({ words }: Worded) {
  return (
    <section aria-label="Free delivery" className="bg-spruce-fill text-white">
      <p className="container-page flex flex-wrap items-center justify-center gap-x-3 gap-y-1 py-2 text-center font-semibold">
        <Icon name="truck" className="size-6" />
        Free local delivery on orders over {words.freeDelivery}
      </p>
    </section>
  );
}

interface ReviewsProps {
  reviews: Data["reviews"];
}

function Testimonials({ reviews, areSamples }: ReviewsProps & { areSamples: boolean }) {
  const rest = reviews.slice(openReviews);
  return (
    <section
      className={cn("container-page py-10", areSamples && "text-sm")}
      aria-labelledby="testimonials"
    >
      <h2 id="testimonials" className={cn("text-2xl", !areSamples && "sm:text-3xl")}>
        {areSamples ? "Sample Reviews" : "What Our Customers Say"}
      </h2>
      {reviews[0] ? (
        <>
          {areSamples ? (
            <p className="mt-2 text-ink-soft">
              Written to show this page. They are not from customers.
            </p>
          ) : null}
          <Reviews reviews={reviews.slice(0, openReviews)} />
          {rest[0] ? (
            <details>
              <summary className="mt-5 font-bold text-spruce">{rest.length} more reviews</summary>
              <Reviews reviews={rest} />
            </details>
          ) : null}
        </>
      ) : (
        <p className="mt-2 text-lg">
          No reviews yet. <a href="#showrooms">Come see the furniture for yourself</a>.
        </p>
      )}
    </section>
  );
}

const Reviews = ({ reviews }: ReviewsProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, a keyboard scrolls it.
  <ul className="swipe mt-4" tabIndex={0} aria-label="Reviews">
    {reviews.map(({ id, name, rating, text, avatar, note, sourceUrl }) => (
      <li key={id} className="flex w-72 grow flex-col rounded-card border border-line p-4">
        <p className="flex text-brass" role="img" aria-label={`${rating} of 5 stars`}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name="star" className={star > rating ? "" : "fill-current"} />
          ))}
        </p>
        <blockquote className="mt-2 flex-1 wrap-anywhere">{text}</blockquote>
        <footer className="mt-3 flex items-center gap-3">
          <span
            className="grid size-11 shrink-0 place-items-center rounded-full bg-spruce-wash font-bold text-spruce"
            aria-hidden="true"
          >
            {avatar}
          </span>
          <span>
            <span className="block font-semibold">{name}</span>
            <span className="text-sm text-ink-soft">
              {sourceUrl ? <a href={sourceUrl}>{note}</a> : note}
            </span>
          </span>
        </footer>
      </li>
    ))}
  </ul>
);

function Showrooms({ places, words }: Worded & Pick<Data, "places">) {
  const { showrooms } = useShop();
  return (
    <section className="bg-sunken py-10" aria-labelledby="showrooms">
      <div className="container-page">
        <h2 id="showrooms" className="text-2xl sm:text-3xl">
          {words.showrooms}
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{words.visit}</p>
        <div className="mt-5 grid gap-4 md:grid-cols-2">
          {showrooms.map((showroom) => (
            <ShowroomCard key={showroom.id} showroom={showroom} {...places[showroom.id]} />
          ))}
        </div>
      </div>
    </section>
  );
}

function FinancingPromo({ words }: Worded) {
  return (
    <section className="container-page pt-8" aria-labelledby="financing-promo">
      <div className="grid items-center gap-6 rounded-card bg-[#1e4c39] p-6 text-white md:grid-cols-[1fr_auto]">
        <div>
          <h2 id="financing-promo" className="text-2xl sm:text-3xl">
            {words.financing}
          </h2>
          <p className="mt-2 max-w-prose text-white/90">
            {words.lenders}. Leave your name and number and we’ll text you the application.
          </p>
        </div>
        <Link to="/financing" prefetch="intent" className={button("on-dark", "lg")}>
          See Financing Options
        </Link>
      </div>
    </section>
  );
}
