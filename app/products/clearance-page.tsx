import { snapshotOf } from "#app/site/snapshot.server.ts";
import type { Route } from "./+types/clearance-page";
import { Banner } from "./banner.tsx";
import { bannerFacts } from "./banner-facts.ts";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const facts = listFacts(snapshotOf(context), "clearance");
  const { lowest, highest } = facts;
  return {
    ...facts,
    description: `Lamps, rugs, chairs, tables and other single pieces${lowest ? ` from ${lowest} to ${highest}` : ""}. Every mark is named before you buy. Add to the cart or order by phone in Metro Detroit.`,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => listMeta(matches, loaderData);

export default function ClearancePage({ loaderData }: Route.ComponentProps) {
  const { name } = loaderData;
  return (
    <>
      <Banner
        title={name}
        tone="red"
        intro="Last ones, floor models, things with a scratch that we tell you about. When they are gone, they are gone."
        facts={bannerFacts(loaderData, "item")}
      />
      <ProductList list={loaderData} />
    </>
  );
}
