import { snapshotOf } from "#app/site/snapshot.server.ts";
import type { Route } from "./+types/clearance-page";
import { Banner } from "./banner.tsx";
import { bannerFacts } from "./banner-facts.ts";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

export { links } from "./list-links.ts";

export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const facts = listFacts(snapshot, "clearance");
  const { lowest, highest } = facts;
  return {
    ...facts,
    description: `Lamps, rugs, chairs, tables and other small furniture${lowest ? ` from ${lowest} to ${highest}` : ""}. Every mark is named before you buy. Add to the cart or order by phone in ${snapshot.shop.area}.`,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, loaderData);

export default function ClearancePage({ loaderData }: Route.ComponentProps) {
  const { name } = loaderData;
  return (
    <>
      <Banner
        title={name}
        tone="mist"
        intro="New, open-box and floor-model pieces, and pieces with a mark we'll point out. When they're gone, they're gone."
        facts={bannerFacts(loaderData, "item")}
      />
      <ProductList list={loaderData} />
    </>
  );
}
