import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { Tables } from "#supabase/database.types.ts";
import { toolButton } from "../controls.ts";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { shopQuery } from "../records/records.queries.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import { HomeForm } from "./home-form.tsx";
import { LastBackup } from "./last-backup.tsx";
import { LendersForm } from "./lenders-form.tsx";
import { LinksForm } from "./links-form.tsx";
import { LooksForm } from "./looks-form.tsx";
import { PoliciesForm } from "./policies-form.tsx";
import { PromisesForm } from "./promises-form.tsx";
import { ReviewsForm } from "./reviews-form.tsx";
import { partAt, type SettingsPart, settingsParts } from "./settings-parts.ts";
import { ShopForm } from "./shop-form.tsx";
import { ShowroomsForm } from "./showrooms-form.tsx";
import { TemplatesForm } from "./templates-form.tsx";
import { TextForm } from "./text-form.tsx";

const forms: Record<SettingsPart, ComponentType<{ shop: Tables<"shop"> }>> = {
  shop: ShopForm,
  links: LinksForm,
  showrooms: ShowroomsForm,
  delivery: DeliveryForm,
  lenders: LendersForm,
  looks: LooksForm,
  home: HomeForm,
  reviews: ReviewsForm,
  promises: PromisesForm,
  text: TextForm,
  templates: TemplatesForm,
  policies: PoliciesForm,
};

/** What the shop says of itself, everywhere: a list of parts, and each at an address of its own. */
export default function SettingsPage() {
  const { data, isError, isFetching, refetch } = useQuery(shopQuery);
  const { hash, key } = useLocation();
  const part = partAt(hash);
  const shown = useRef<HTMLDivElement>(null);
  // A press on a part's name scrolls to the part; an opened address begins at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the part.
  useEffect(() => {
    if (key !== "default") shown.current?.focus({ preventScroll: true });
  }, [part, key]);
  return (
    <div className="grid gap-4">
      <PageHead title="Settings" />
      {data ? (
        part ? (
          <OnePart part={part} shop={data} shown={shown} />
        ) : (
          <>
            <PartCards />
            <div className="rounded-card border border-line bg-surface p-4">
              <LastBackup />
              <p className="mt-1 text-sm text-ink-soft">
                <Link to="/admin/changes" className="font-semibold underline">
                  Changes
                </Link>{" "}
                shows who changed what, undoes changes, and downloads everything.
              </p>
            </div>
          </>
        )
      ) : (
        <LoadState
          of={{ isError, isFetching, refetch }}
          failed="Failed to load the settings."
          loading="Loading settings"
        />
      )}
    </div>
  );
}

/** Every part with what is in it. */
function PartCards() {
  return (
    <nav aria-label="Parts of the settings">
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {settingsParts.map(({ id, title, about }) => (
          <li key={id} className="grid">
            <Link
              to={`#${id}`}
              className="rounded-card border border-line bg-surface p-4 text-ink no-underline hover:bg-sunken"
            >
              <b className="block text-lg">{title}</b>
              <span className="mt-1 block text-sm text-ink-soft">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface OnePartProps {
  part: SettingsPart;
  shop: Tables<"shop">;
  shown: React.Ref<HTMLDivElement>;
}

/** One part, beside the others' names where there is room for them. */
function OnePart({ part, shop, shown }: OnePartProps) {
  const Form = forms[part];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Link to="#" className={toolButton("justify-self-start no-underline lg:hidden")}>
        ← All settings
      </Link>
      <nav aria-label="Parts of the settings" className="sticky top-16 hidden lg:block">
        <ul className="grid gap-0.5">
          {settingsParts.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                aria-current={id === part ? "page" : undefined}
                className="flex min-h-11 items-center rounded-lg px-3 font-semibold text-ink-soft no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-spruce-wash aria-[current=page]:text-spruce"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div key={part} ref={shown} tabIndex={-1} className="grid max-w-3xl gap-4 outline-none">
        <Form shop={shop} />
      </div>
    </div>
  );
}
