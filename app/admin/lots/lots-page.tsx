import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { uuid } from "#app/lib/uuid.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { formatMoney } from "#shop/money.ts";
import { toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import { Rows } from "../kit/rows.tsx";
import { Section } from "../section.tsx";
import { LotForm } from "./lot-form.tsx";
import { LotItems } from "./lot-items.tsx";
import { type Lot, lotsQuery } from "./lots.queries.ts";

/** Trucks and pallets that were bought together; the address says which one is open. */
export default function LotsPage() {
  const { hash } = useLocation();
  const lots = useQuery(lotsQuery);
  if (!lots.data) {
    return <LoadState of={lots} what="the lots" isPage />;
  }
  const lot = lots.data.find(({ id }) => id === hash.slice(1));
  return lot ? <OpenLot key={lot.id} lot={lot} /> : <LotList lots={lots.data} />;
}

function LotList({ lots }: { lots: readonly Lot[] }) {
  const navigate = useNavigate();
  // Suppliers sell alike: a new lot begins as the last one was.
  const [added] = useState(() => newLot(lots[0]));
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <PageHead title="Lots" />
      {lots.length > 0 ? (
        <Rows>
          {lots.map(({ id, supplier, arrived_on, pallets, paid_cents }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className="flex min-h-14 flex-wrap items-center gap-x-3 px-4 py-2 text-ink no-underline hover:bg-sunken"
              >
                <b className="mr-auto [overflow-wrap:anywhere]">{supplier}</b>
                <span className="text-sm text-ink-soft">
                  {[
                    formatCalendarDay(arrived_on),
                    pallets && plural(pallets, "pallet"),
                    paid_cents !== null && formatMoney(paid_cents),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </Link>
            </li>
          ))}
        </Rows>
      ) : null}
      <Section
        title="A new lot"
        about="A truckload or some pallets. Enter what they have in common once."
      >
        <LotForm lot={added} onAdded={() => void navigate(`#${added.id}`)} />
      </Section>
    </div>
  );
}

function newLot(last: Lot | undefined): Lot {
  const now = new Date();
  return {
    ...{ list: null, showroom: null, maker: "", condition: "new", condition_reason: null },
    ...{ supplier: "", compare_at_source: "", price_percent: 45 },
    ...last,
    ...{ id: uuid(), arrived_on: detroitToday(now), paid_cents: null, pallets: null, note: "" },
    ...{ created_at: "", created_by: null, version: 0, updated_at: "" },
  };
}

function OpenLot({ lot }: { lot: Lot }) {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <div>
        <PageHead title={lot.supplier} />
        <p className="text-ink-soft">{formatCalendarDay(lot.arrived_on)}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Link to={`/admin/import?lot=${lot.id}`} className={toolButton("no-underline")}>
          Import its manifest
        </Link>
        <Link to={`/admin/add?lot=${lot.id}`} className={toolButton("no-underline")}>
          Add what isn’t on it
        </Link>
        <Link to="/admin/lots" className={toolButton("no-underline")}>
          All lots
        </Link>
      </p>
      <LotItems lot={lot} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          The lot: supplier, price, what all of it shares
        </summary>
        <LotForm lot={lot} />
      </details>
    </div>
  );
}
