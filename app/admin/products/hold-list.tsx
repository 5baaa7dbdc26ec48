import { useState } from "react";
import { Link } from "react-router";
import { formatMoment } from "#shop/calendar/words.ts";
import { showPhone } from "#shop/phone.ts";
import { DeliveryButton } from "../deliveries/delivery-button.tsx";
import { ActButton } from "../kit/act-button.tsx";
import { RowsSection } from "../kit/rows.tsx";
import { plainName } from "../plain-name.ts";
import { showroomNames } from "../records/product-labels.ts";
import { setHoldState } from "../records/record-writes.ts";
import { type Hold, isActive, type Product } from "../records/records.queries.ts";

interface HoldListProps {
  holds: readonly Hold[];
  products: readonly Product[];
}

export function HoldList({ holds, products }: HoldListProps) {
  const [now] = useState(Date.now);
  const shown = holds.filter((hold) => isActive(hold, now));
  return (
    <RowsSection id="holds" title="Held">
      {shown.map((hold) => (
        <HoldRow
          key={hold.id}
          hold={hold}
          product={products.find(({ id }) => id === hold.product_id)}
        />
      ))}
    </RowsSection>
  );
}

function HoldRow({ hold, product }: { hold: Hold; product: Product | undefined }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3">
      <p className="mr-auto min-w-0 [overflow-wrap:anywhere]">
        <b>{plainName(hold.name)}</b>{" "}
        <a href={`tel:${hold.phone_e164 ?? hold.phone}`} className="text-spruce underline">
          {showPhone(hold.phone)}
        </a>
        <br />
        <span className="text-sm text-ink-soft">
          {product ? (
            <Link to={`/admin/products/${product.slug}`}>{product.title}</Link>
          ) : (
            hold.product_id
          )}{" "}
          at {showroomNames[hold.showroom as keyof typeof showroomNames]}, until{" "}
          {formatMoment(hold.until!)}
        </span>
      </p>
      <DeliveryButton
        title={product?.title ?? hold.product_id}
        of={{ hold_id: hold.id }}
        caller={hold}
      />
      <ActButton
        act={async () => {
          await setHoldState(hold.id, "ended");
          return {
            title: `No longer on hold for ${plainName(hold.name)}.`,
            undo: () => setHoldState(hold.id, "held"),
          };
        }}
      >
        End
      </ActButton>
    </li>
  );
}
