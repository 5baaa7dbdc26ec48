import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { categories, rooms } from "./home-products.ts";
import { ProductLink } from "./product-link.tsx";

/** Two cards share the width; one alone stays as small as one of three. */
const gridOf = (cards: number) => `grid gap-4 ${cards === 2 ? "md:grid-cols-2" : "md:grid-cols-3"}`;
const card =
  "relative overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-lift";
// Beside its words on phones, above them on larger screens.
const cardRow = "grid grid-cols-2 md:flex md:flex-col";
const cardPicture = "aspect-4/3 size-full md:h-auto";
/** On phones a picture is as high as the words beside it, and cut at its sides. */
const sizesOf = (cards: number, phoneWidth: number) =>
  `(min-width: 100rem) ${cards === 2 ? 44 : 29}rem, (min-width: 48rem) ${cards === 2 ? 46 : 30}vw, ${phoneWidth}vw`;

interface FeaturedCategoriesProps {
  rooms: ReturnType<typeof rooms>;
  categories: ReturnType<typeof categories>;
}

/** Where to begin: the three rooms, each with a product and its price, then what is special. */
export function FeaturedCategories({ rooms, categories }: FeaturedCategoriesProps) {
  return (
    <section className="container-page pt-4 pb-10 sm:py-10" aria-labelledby="featured">
      <h2 id="featured" className="text-2xl sm:text-3xl">
        Featured Deal Categories
      </h2>
      <ul aria-label="Rooms" className={cn(gridOf(rooms.length), "mt-4")}>
        {rooms.map(({ path, name, text, piece, picture }) => (
          <li key={path} className={cn(card, cardRow)}>
            <Picture
              picture={picture}
              alt={picture.alt}
              sizes={sizesOf(rooms.length, 64)}
              className={cardPicture}
            />
            <div className="flex flex-1 flex-col gap-1 p-4">
              <Link
                to={path}
                prefetch="intent"
                className="font-display text-2xl font-bold text-ink no-underline hover:underline after:absolute after:inset-0"
              >
                {name}
              </Link>
              <p className="text-ink-soft">{text}</p>
              <p className="relative z-1 mt-auto flex flex-wrap items-baseline justify-between gap-x-3">
                <ProductLink product={piece} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ul className={cn(gridOf(categories.length), "mt-4")}>
        {categories.map(({ to, title, text, picture, alt }) => (
          <li key={to} className={cn(card, cardRow)}>
            <Picture
              picture={picture}
              alt={alt}
              sizes={sizesOf(categories.length, 86)}
              className={cardPicture}
            />
            <div className="flex flex-1 flex-col items-start gap-2 p-4">
              <h3 className="text-2xl">{title}</h3>
              <p className="text-ink-soft">{text}</p>
              <Link
                to={to}
                prefetch="intent"
                className={button("primary", "md", "mt-auto after:absolute after:inset-0")}
              >
                Shop Now<span className="sr-only">: {title}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
