import type { Route } from "./+types/clearance-page";
import { Banner } from "./banner.tsx";
import { listFacts } from "./list-facts.ts";
import { listMeta } from "./list-meta.ts";
import { ProductList } from "./product-list.tsx";

export function loader() {
  return listFacts("clearance");
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  listMeta(
    loaderData,
    "Lamps, rugs, chairs, tables and other single pieces from $49 to $399. Every mark is named before you buy. Add to the cart or order by phone.",
  );

export default function ClearancePage({ loaderData }: Route.ComponentProps) {
  const { name, count, lowest, mostSaved } = loaderData;
  return (
    <>
      <Banner
        title={name}
        tone="red"
        intro="The small and the odd: single pieces, last ones, floor models and things with a scratch that we tell you about. When they are gone, they are gone."
        facts={[`${count} items`, `From ${lowest}`, `Save up to ${mostSaved}`]}
      />
      <ProductList list={loaderData} />
    </>
  );
}
