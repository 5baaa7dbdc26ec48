import { useEffect, useState } from "react";
import { useShop } from "#app/catalog/use-shop.ts";
import { loadJson } from "#app/lib/load-json.ts";
import type { DeliveryFacts } from "./delivery-facts.ts";
import { findZone } from "./find-zone.ts";
import { dayWords, earliestDelivery, feeWords } from "./zones.ts";

interface ZipAnswerProps {
  zip: string;
  /** Five digits, as they have to be. */
  isAsked: boolean;
  /** What is ordered comes to so much. */
  orderCents: number;
}

const dates = new Intl.DateTimeFormat("en-US", {
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

/** Area, fee, days, and the earliest of them; outside, that it is quoted on request. */
export default function ZipAnswer({ zip, isAsked, orderCents }: ZipAnswerProps) {
  const { phone } = useShop();
  const [facts, setFacts] = useState<DeliveryFacts | "failed">();
  useEffect(() => {
    if (!isAsked) return;
    loadJson<DeliveryFacts>("/products/delivery.json").then(setFacts, () => setFacts("failed"));
  }, [isAsked]);
  const call = (
    <a href={phone.href} className="font-semibold whitespace-nowrap text-spruce">
      {phone.label}
    </a>
  );
  return (
    <p role="status" className="mt-2">
      {!isAsked ? (
        <span className="font-semibold text-tag">A ZIP code has five digits, such as 48226.</span>
      ) : facts === "failed" ? (
        <>It could not be looked up. Try again, or ask us: {call}</>
      ) : facts ? (
        <Answer zip={zip} facts={facts} orderCents={orderCents} call={call} />
      ) : (
        "Looking it up…"
      )}
    </p>
  );
}

interface AnswerProps extends Omit<ZipAnswerProps, "isAsked"> {
  facts: DeliveryFacts;
  call: React.ReactNode;
}

function Answer({ zip, facts, orderCents, call }: AnswerProps) {
  const zone = findZone(facts.zones, zip);
  if (facts.zones.length === 0)
    return (
      <>
        Ask us about delivery to {zip}: {call}
      </>
    );
  if (!zone) {
    return (
      <>
        {zip} is outside our delivery area: delivery there is quoted on request. Call {call}
      </>
    );
  }
  const day = earliestDelivery(zone, facts, new Date());
  return (
    <>
      <strong>
        {zone.area}: {feeWords(zone, facts, orderCents)}.
      </strong>{" "}
      We deliver on {dayWords(zone.days)}
      {day ? (
        <>
          , on <strong>{dates.format(new Date(day))}</strong> at the earliest
        </>
      ) : null}
      .
    </>
  );
}
