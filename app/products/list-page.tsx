import { Link } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { button } from "#app/ui/button.ts";
import { countPages, listAddresses, listPagePath } from "#shop/lists.ts";
import type { Category } from "#shop/product.ts";
import type { Route } from "./+types/list-page";
import { listCards } from "./list-cards.ts";
import { ListPageLinks } from "./list-page-links.tsx";
import { ProductCard } from "./product-card.tsx";

/** A page of a long list after its first. */
export function loader({ params, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const category = params.category as Category;
  const page = Number(params.page);
  const pages = snapshot.products[category] ? countPages(snapshot, category) : 0;
  if (!(Number.isInteger(page) && page > 1 && page <= pages)) {
    throw new Response("No such page", { status: 404 });
  }
  const { name, path } = listAddresses[category];
  return { name, path, category, page, pages, cards: listCards(snapshot, category, page) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { name, category, page, pages } = loaderData;
  return seo(matches, {
    title: `${name}, page ${page}`,
    description: `Page ${page} of ${pages} of our ${name}: real measurements, and stock by showroom.`,
    path: listPagePath(category, page),
  });
};

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { name, path, category, page, pages, cards } = loaderData;
  return (
    <div className="container-page py-8 sm:py-10">
      <h1 className="text-3xl sm:text-5xl">
        {name}, page {page}
      </h1>
      <Link to={path} className={button("outline", "md", "mt-4")}>
        Search, filter and sort the whole list
      </Link>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3 lg:gap-6">
        {cards.map((card, index) => (
          <ProductCard
            key={card.slug}
            card={card}
            path={`${path}/${card.slug}`}
            priority={index < 2}
          />
        ))}
      </ul>
      <div className="mt-8">
        <ListPageLinks category={category} path={path} pages={pages} current={page} />
      </div>
    </div>
  );
}
