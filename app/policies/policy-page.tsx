import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router";
import { seo } from "#app/lib/seo.ts";
import { snapshotOf } from "#app/site/snapshot.server.ts";
import { useShop } from "#app/site/use-shop.ts";
import { lazy } from "#app/start/lazy.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { withCounting } from "#shop/counting.ts";
import { fillPolicy } from "#shop/shop-words.ts";
import type { Route } from "./+types/policy-page";

// On the delivery policy only.
const ZipField = lazy(async () => ({
  default: (await import("#app/delivery/zip-field.tsx")).ZipField,
}));

export function loader({ url, context }: Route.LoaderArgs) {
  const snapshot = snapshotOf(context);
  const { policies } = snapshot;
  const path = url.pathname.replace(/\/$/, "");
  const policy = policies.find((candidate) => candidate.path === path);
  if (!policy) throw new Response("Policy not found", { status: 404 });
  return {
    policy: fillPolicy(snapshot.shop.countsDemand ? withCounting(policy) : policy, snapshot),
    others: policies
      .filter((other) => other !== policy)
      .map((other) => ({ to: other.path, title: other.title })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  seo(matches, {
    title: loaderData?.policy.title,
    description: loaderData?.policy.intro,
    path: loaderData?.policy.path,
  });

export default function PolicyPage({ loaderData: { policy, others } }: Route.ComponentProps) {
  const { title, heading, intro, tiles, sections, since } = policy;
  return (
    <>
      <section className="bg-spruce-wash">
        <div className="container-page py-6">
          {title === heading ? null : <p className="mb-2 font-bold text-brass">{title}</p>}
          <h1 className="text-3xl sm:text-5xl">{heading}</h1>
          <p className="mt-2 max-w-[62ch] text-ink-soft sm:text-lg">{intro}</p>
          <LastUpdated since={since} />
        </div>
      </section>
      <div className="container-page py-6">
        {tiles ? (
          <>
            <Tiles tiles={tiles} />
            <div className="mb-6 min-h-18">
              <Suspense>
                <ZipField orderCents={0} />
              </Suspense>
            </div>
          </>
        ) : null}
        <div className="grid items-start gap-10 lg:grid-cols-[1fr_19rem]">
          <div className="grid gap-3">
            {sections.map((section, index) => (
              <Section key={section.id} section={section} open={index === 0} />
            ))}
          </div>
          <Aside others={others} />
        </div>
      </div>
    </>
  );
}

type PolicyData = Route.ComponentProps["loaderData"]["policy"];

/**
 * Today by the visitor's clock, as specified, so it is written after hydration; its line is there before. Beside it
 * stands since when the words are these: a sale is held to the terms of its day.
 */
function LastUpdated({ since }: Pick<PolicyData, "since">) {
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  const todayWords = today?.toLocaleDateString("en-US", { dateStyle: "long" });
  const sinceWords = since && sinceDates.format(new Date(since));
  return (
    <p className="mt-4 text-sm text-ink-soft">
      Last updated:{" "}
      {today ? <time dateTime={today.toLocaleDateString("en-CA")}>{todayWords}</time> : null}
      {since ? (
        <>
          <br />
          {sinceWords === todayWords ? (
            "These words are in effect from today on."
          ) : (
            <>
              These words have been in effect since <time dateTime={since}>{sinceWords}</time>.
            </>
          )}
        </>
      ) : null}
    </p>
  );
}

const sinceDates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const tileIcons: readonly IconName[] = ["truck", "pin", "clock"];

function Tiles({ tiles }: { tiles: NonNullable<PolicyData["tiles"]> }) {
  return (
    <ul className="mb-6 grid gap-4 md:grid-cols-3">
      {tiles.map(({ title, text }, index) => (
        <li key={title} className="rounded-card border border-line bg-surface p-5">
          <span className="grid size-11 place-items-center rounded-lg bg-spruce-wash text-spruce">
            <Icon name={tileIcons[index] ?? "check"} className="size-6" />
          </span>
          <h2 className="mt-4 text-lg">{title}</h2>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}

interface SectionProps {
  section: PolicyData["sections"][number];
  open: boolean;
}

/** One part of the accordion: the browser keeps one of a name open, and opens what a link points at. */
function Section({ section: { id, title, paragraphs, points }, open }: SectionProps) {
  return (
    <details name="policy" open={open} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 list-none items-center gap-4 rounded-card px-5 py-3.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <h2 className="mr-auto text-lg sm:text-xl">{title}</h2>
        <Icon
          name="down"
          className="size-6 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div id={id} className="grid max-w-prose gap-3 px-5 pt-1 pb-6">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points ? (
          <ul className="grid list-disc gap-1.5 pl-5">
            {points.map((point) => (
              <li key={point} className="pl-1">
                {point}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </details>
  );
}

function Aside({ others }: { others: Route.ComponentProps["loaderData"]["others"] }) {
  const { showrooms } = useShop();
  const link =
    "flex min-h-11 items-center gap-2.5 font-semibold text-spruce no-underline hover:underline";
  return (
    <aside className="rounded-card bg-sunken p-5 lg:sticky lg:top-24">
      <h2 className="text-lg">Rather talk to a person?</h2>
      <ul className="mt-2 grid gap-2">
        {showrooms.map(({ id, city, phone }) => (
          <li key={id}>
            <a href={phone.href} className={link}>
              <Icon name="phone" />
              <span>
                {phone.label}{" "}
                <span className="block text-sm font-normal text-ink-soft">{city}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <nav aria-labelledby="other-policies" className="mt-5 border-t border-line pt-4">
        <h2 id="other-policies" className="text-lg">
          Our other policies
        </h2>
        <ul className="mt-1">
          {others.map(({ to, title }) => (
            <li key={to}>
              <Link to={to} prefetch="intent" className={cn(link, "min-h-10")}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
