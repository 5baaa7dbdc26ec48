import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ActButton } from "../kit/act-button.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { Rows } from "../kit/rows.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { PricePlans } from "../prices/price-plans.tsx";
import { offersQuery } from "../records/records.queries.ts";
import { undoOf } from "../records/row-writes.ts";
import { warningsQuery } from "../records/warnings.queries.ts";
import { Section } from "../section.tsx";
import { useHashTarget } from "../use-hash-target.ts";
import { useKeptFocus } from "../use-kept-focus.ts";
import { useToday } from "../use-today.ts";
import { type Dated, describePeriod, fromNotice, fromOffer, phaseOf, shownWords } from "./offer.ts";
import { OfferForm } from "./offer-form.tsx";
import { endOffer, removeOffer, tableOf } from "./offer-writes.ts";
import { PackageList } from "./package-list.tsx";

export default function OffersPage() {
  const query = useQuery(offersQuery);
  const { data } = query;
  useHashTarget(data !== undefined);
  return (
    <div className="grid gap-4">
      <PageHead title="Offers" />
      {data ? (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-4">
            <OfferWarnings />
            <OfferList
              list={[...data.notices.map(fromNotice), ...data.offers.map(fromOffer)]}
              packages={data.packages}
            />
          </div>
          <div className="grid gap-4">
            <Section id="new" title="New offer or notice">
              <OfferForm packages={data.packages} />
            </Section>
            <PackageList packages={data.packages} />
          </div>
          <Section id="prices" title="Planned prices" className="lg:col-span-2">
            <PricePlans />
          </Section>
        </div>
      ) : (
        <LoadState of={query} what="the offers" isPage />
      )}
    </div>
  );
}

const phaseWords = { now: "On the site", later: "To come", over: "Over" } as const;

interface OfferListProps {
  list: readonly Dated[];
  packages: readonly { id: string; name: string }[];
}

function OfferList({ list, packages }: OfferListProps) {
  useToday();
  const [now] = useState(Date.now);
  const order = { now: 0, later: 1, over: 2 };
  const sorted = [...list].sort((a, b) => order[phaseOf(a, now)] - order[phaseOf(b, now)]);
  if (list.length === 0) {
    return (
      <p className="rounded-card border border-line bg-surface p-4">No offers or notices yet.</p>
    );
  }
  return (
    <Rows aria-label="Offers and notices">
      {sorted.map((offer) => (
        <OfferRow key={offer.id} offer={offer} packages={packages} now={now} />
      ))}
    </Rows>
  );
}

interface OfferRowProps {
  offer: Dated;
  packages: readonly { id: string; name: string }[];
  now: number;
}

function OfferRow({ offer, packages, now }: OfferRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { part, keepFocus } = useKeptFocus<HTMLLIElement>();
  const phase = phaseOf(offer, now);

  const run = (work: (offer: Dated, at: string) => Promise<unknown>, title: string) => ({
    about: offer.id,
    refused: `“${offer.words}” is back to what it was.`,
    act: async (at: string) => {
      await work(offer, at);
      return { title, undo: await undoOf(tableOf(offer.place), offer.id) };
    },
    onDone: keepFocus,
  });

  return (
    <li ref={part} className="grid gap-2 p-3">
      <div>
        <p className="text-sm text-ink-soft">
          {placeName(offer, packages)} ·{" "}
          <b
            className={
              phase === "now" ? "text-spruce" : phase === "over" ? "text-tag" : "text-brass"
            }
          >
            {phaseWords[phase]}
          </b>
        </p>
        <p className="font-semibold [overflow-wrap:anywhere]">{shownWords(offer)}</p>
        <p className="text-sm text-ink-soft">{describePeriod(offer)}</p>
      </div>
      {isOpen ? (
        <OfferForm offer={offer} packages={packages} onClose={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <ToolButton onClick={() => setOpen(true)}>Change</ToolButton>
          {phase === "now" ? (
            <ActButton {...run(endOffer, `“${offer.words}” has ended.`)}>End now</ActButton>
          ) : null}
          <ActButton {...run(removeOffer, `“${offer.words}” is removed.`)}>Remove</ActButton>
        </div>
      )}
    </li>
  );
}

function placeName({ place }: Dated, packages: readonly { id: string; name: string }[]) {
  if (place === "notice") return "Bar above the header";
  if (place === "deal-of-the-month") return "Deal of the Month";
  if (place === "mattress-special") return "Mattress Special";
  return packages.find(({ id }) => place === `package ${id}`)?.name ?? "Package";
}

function OfferWarnings() {
  const { data } = useQuery(warningsQuery);
  const warnings = (data ?? []).filter(({ kind }) => kind === "claim" || kind === "offer");
  return warnings.length > 0 ? (
    <ul
      aria-label="Worth a look"
      className="grid gap-1 rounded-lg border-2 border-brass bg-brass-wash p-3 text-sm"
    >
      {warnings.map(({ words }) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  ) : null;
}
