import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { answerBy, answerByWords } from "#shop/calendar/answer-by.ts";
import { formatMoment } from "#shop/calendar/words.ts";
import { showPhone } from "#shop/phone.ts";
import { hoursOf } from "../hours/hours.ts";
import { ActButton } from "../kit/act-button.tsx";
import { RowsSection } from "../kit/rows.tsx";
import { Select } from "../kit/select.tsx";
import { plainName } from "../plain-name.ts";
import { type ShowroomId, showroomNames } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";
import { hoursQuery } from "../records/records.queries.ts";
import {
  confirmRequest,
  declineRequest,
  type HoldRequest,
  reopenRequest,
} from "./hold-requests.queries.ts";

interface HoldRequestsProps {
  waiting: readonly HoldRequest[];
  untold: readonly HoldRequest[];
  products: readonly Product[];
}

/** Who asks to have a product held, answered here: one press holds it and texts them, another declines. */
export function HoldRequests({ waiting, untold, products }: HoldRequestsProps) {
  const productOf = ({ product_id }: HoldRequest) => products.find(({ id }) => id === product_id);
  return (
    <RowsSection id="hold-requests" title="Asked to hold">
      {waiting.map((request) => (
        <Waiting key={request.id} request={request} product={productOf(request)} />
      ))}
      {untold.map((request) => (
        <li key={request.id} className="p-3">
          <Asker request={request} product={productOf(request)} />
          <p className="text-sm font-semibold text-tag">
            {request.answer === "held" ? "On hold" : "Declined"}, but no text went out. Call them.
          </p>
        </li>
      ))}
    </RowsSection>
  );
}

const reasons = [
  "It was just sold.",
  "It’s on hold for someone else.",
  "It’s not available to sell right now.",
  "We hold one item per person.",
] as const;

function Waiting({ request, product }: AskerProps) {
  const [why, setWhy] = useState<string>(reasons[0]);

  const about = `hold request ${request.id}`;
  const undo = () => reopenRequest(request.id);

  return (
    <li className="grid gap-2 p-3 lg:grid-cols-[1fr_auto] lg:items-center">
      <div>
        <Asker request={request} product={product} />
        <Promised {...request} />
        {request.suspected_junk ? (
          <p className="text-sm font-semibold text-tag">
            Possible junk: many requests from the same place. We won’t text them.
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ActButton
          look={button("primary", "sm", "min-h-11")}
          about={about}
          act={async () => {
            const { until } = await confirmRequest(request.id);
            const title = `Held for ${plainName(request.name)} until ${formatMoment(until!)}.`;
            return { title, undo };
          }}
        >
          Hold it
        </ActButton>
        <Select
          aria-label={`Why not, for ${plainName(request.name)}`}
          className="min-h-11 max-w-56"
          options={reasons}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <ActButton
          about={about}
          act={async () => {
            await declineRequest(request.id, why);
            return { title: `Declined for ${plainName(request.name)}.`, undo };
          }}
        >
          Decline
        </ActButton>
      </div>
    </li>
  );
}

interface AskerProps {
  request: HoldRequest;
  product: Product | undefined;
}

/** By when the form said that they hear from us. */
function Promised({ showroom, created_at }: HoldRequest) {
  const { data } = useQuery({
    ...hoursQuery,
    select: (rows) => hoursOf(rows, showroom as ShowroomId),
  });
  const by = data && answerBy(data, new Date(created_at));
  if (!by) return null;
  return <p className="text-sm">Answer them {answerByWords(by, new Date())}.</p>;
}

function Asker({ request, product }: AskerProps) {
  const { name, phone, phone_e164, product_id, showroom, created_at } = request;
  return (
    <p className="min-w-0 [overflow-wrap:anywhere]">
      <b>{plainName(name)}</b>{" "}
      <a href={`tel:${phone_e164 ?? phone}`} className="text-spruce underline">
        {showPhone(phone)}
      </a>
      <br />
      <span className="text-sm text-ink-soft">
        {product ? <Link to={`/admin/products/${product.slug}`}>{product.title}</Link> : product_id}{" "}
        at {showroomNames[showroom as keyof typeof showroomNames]}, asked {formatMoment(created_at)}
      </span>
    </p>
  );
}
