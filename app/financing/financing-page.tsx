import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { useShop } from "#app/site/use-shop.ts";
import { preload, usePart } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NeedsScripts } from "#app/ui/needs-scripts.tsx";
import type { Lender } from "#shop/lenders.ts";
import { countFinancing, disclosureOf, termsCondition, termsWords } from "#shop/lenders.ts";
import type { Route } from "./+types/financing-page";

const loadDialog = () => import("./lead-dialog.tsx");
// Whoever comes here is about to press: the form is fetched beside hydration, except where data is saved.
if (!import.meta.env.SSR && (window.presses?.queue[0] || !navigator.connection?.saveData))
  preload(loadDialog);

export function loader({ context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const { lenders } = snapshot;
  return {
    lenders: lenders.map((lender) => ({
      ...lender,
      inSentence: termsWords(lender),
      condition: termsCondition(lender),
      disclosure: disclosureOf(snapshot, lender),
    })),
    description:
      lenders.length > 0
        ? `${countFinancing(lenders)}. Leave your name and number and we’ll text you the application link.`
        : "Want to pay over time? Call us.",
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  seo(matches, {
    title: "Financing",
    description: loaderData?.description,
    path: "/financing",
  });

export default function FinancingPage({ loaderData: { lenders } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const requestedProduct = useRequestedProduct(params.get("piece"));
  return (
    <>
      <section className="bg-spruce-wash">
        <div className="container-page py-6">
          <h1 className="text-3xl sm:text-5xl">Financing Options</h1>
          <p className="mt-2 max-w-prose text-ink-soft sm:text-lg">
            {lenders.length > 0
              ? "Pick the plan that fits. Leave your name and number and we’ll text you the application. Asking for the link doesn’t commit you. Applying may mean a credit check."
              : "We’re not taking applications online right now. Call us and we’ll go over your options."}
          </p>
          {lenders.length > 0 ? <NeedsScripts what="Applying here" /> : <Phones />}
        </div>
      </section>
      {lenders.length > 0 ? (
        <section className="container-page py-6" aria-label="Lenders">
          {requestedProduct ? (
            <p role="status" className="mb-6 text-lg">
              For <strong>{requestedProduct.title}</strong>: choose a plan and we’ll note the piece
              on your request.
            </p>
          ) : null}
          <ul className={cn("grid gap-5", columns(lenders.length))}>
            {lenders.map((lender) => (
              <LenderCard key={lender.slug} lender={lender} />
            ))}
          </ul>
          <p className="mt-8 flex max-w-4xl items-start gap-3 rounded-card bg-brass-wash p-5">
            <Icon name="check" className="mt-0.5 text-brass" />
            <span>
              Applications are processed directly with our financing partners. Terms and approval
              follow each lender’s requirements.
            </span>
          </p>
        </section>
      ) : null}
      <ChosenLender lenders={lenders} requestedProduct={requestedProduct} />
    </>
  );
}

/** One card is no wider than a page of text; more than four stand three in a row where there is room. */
function columns(count: number) {
  if (count === 1) return "max-w-2xl";
  return count > 4 ? "md:grid-cols-2 xl:grid-cols-3" : "md:grid-cols-2";
}

/** Whom to call where no one can be asked over the site. */
function Phones() {
  const { showrooms } = useShop();
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-4">
      {showrooms.map(({ id, name, city, phone }) => (
        <li key={id} className="grid gap-2">
          {`${name}, ${city}`}
          <a href={phone.href} className={button("primary", "lg")}>
            <Icon name="phone" />
            Call {phone.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function LenderCard({ lender }: { lender: Lender & { condition: string; disclosure: string } }) {
  const navigate = useNavigate();

  function apply(event: React.FormEvent) {
    event.preventDefault();
    const params = new URLSearchParams(location.search);
    params.set("apply", lender.slug);
    navigate(`?${params}`, { preventScrollReset: true });
  }

  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6">
      <p className="self-start rounded-full bg-brass-wash px-3 py-1 text-sm font-bold text-brass">
        {lender.audience}
      </p>
      <h2 className="mt-3 text-2xl wrap-anywhere">{lender.name}</h2>
      <p className="mt-1 text-lg font-semibold">{lender.terms}</p>
      {lender.condition ? <p className="text-lg font-semibold">{lender.condition}</p> : null}
      <ul className="mt-4 grid list-disc gap-1.5 pl-5 text-ink-soft">
        {lender.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      <p className="mt-4 mb-6 text-sm text-ink-soft">{lender.disclosure}</p>
      {/* A form, so that the button works before any script has arrived. */}
      <form method="get" onSubmit={apply} className="mt-auto">
        <input type="hidden" name="apply" value={lender.slug} />
        <button
          type="submit"
          className={button("primary", "lg", "w-full")}
          onPointerEnter={() => preload(loadDialog)}
          onFocus={() => preload(loadDialog)}
        >
          Apply<span className="sr-only"> with {lender.name}</span>
        </button>
      </form>
    </li>
  );
}

/** The lead form of the lender that the address names, `?apply=<slug>`, about the piece of `piece=<slug>`. */
function ChosenLender({
  lenders,
  requestedProduct,
}: {
  lenders: readonly (Lender & { inSentence: string; disclosure: string })[];
  requestedProduct?: RequestedProduct;
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const slug = params.get("piece");
  const lender = lenders.find(({ slug }) => slug === params.get("apply"));
  const dialog = usePart(loadDialog, lender !== undefined);
  if (!hydrated || !lender || !dialog) return null;
  return (
    <dialog.default
      key={lender.slug}
      lender={lender}
      product={requestedProduct}
      onClose={() =>
        navigate(slug ? `/financing?piece=${slug}` : "/financing", {
          preventScrollReset: true,
          replace: true,
        })
      }
    />
  );
}

interface RequestedProduct {
  slug: string;
  title: string;
}

/** The product somebody came from, once its facts are there; nothing where there is no such product. */
function useRequestedProduct(slug: string | null) {
  const [requestedProduct, setRequestedProduct] = useState<RequestedProduct>();
  useEffect(() => {
    if (!slug || !/^[a-z0-9-]{1,90}$/.test(slug)) return;
    import("#app/lib/load-json.ts")
      .then(({ loadJson }) => loadJson<{ product: { title: string } }>(`/products/${slug}.json`))
      .then(
        ({ product }) => setRequestedProduct({ slug, title: product.title }),
        () => undefined,
      );
  }, [slug]);
  return requestedProduct;
}
