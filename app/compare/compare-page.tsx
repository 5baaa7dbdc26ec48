import { seo } from "#app/lib/seo.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { usePart } from "#app/start/lazy.ts";
import { NeedsScripts } from "#app/ui/needs-scripts.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Route } from "./+types/compare-page";

const loadComparison = () => import("./comparison.tsx");

export const meta: Route.MetaFunction = ({ matches }) => [
  ...seo(matches, {
    title: "Compare",
    description: "Mattresses, sofas, beds and tables side by side.",
    path: "/compare",
  }),
  { name: "robots", content: "noindex" },
];

export default function ComparePage() {
  const hydrated = useHydrated();
  const comparison = usePart(loadComparison);
  return (
    <div className="container-page min-h-[80dvh] py-6">
      <h1 className="text-3xl sm:text-5xl">Compare</h1>
      <p className="mt-1 text-ink-soft sm:text-lg">Up to four, side by side.</p>
      {comparison ? (
        <comparison.default />
      ) : hydrated ? (
        <div className="mt-8">
          <Spinner label="Loading…" />
        </div>
      ) : (
        <NeedsScripts />
      )}
    </div>
  );
}
