import { useEffect, useRef, useState } from "react";
import { loadJson } from "#app/lib/load-json.ts";
import { useShop } from "#app/site/use-shop.ts";
import { outsideFee, zipProblem, zoneWords } from "#shop/delivery.ts";
import { findZone } from "#shop/delivery-zone.ts";
import type { DeliveryFacts } from "./delivery-file.ts";

interface ZipAnswerProps {
  zip: string;
  /** Five digits, as they have to be. */
  isAsked: boolean;
  /** How often it was asked for; never, where it was given at an earlier visit. */
  presses: number;
  /** What is ordered comes to so much. */
  orderCents: number;
  onPlace?: ((isOutside: boolean) => void) | undefined;
}

/** Area, fee, days, and the earliest of them; outside, that it is quoted on request. */
export default function ZipAnswer(props: ZipAnswerProps) {
  const { zip, isAsked, presses, orderCents, onPlace } = props;
  const { phone } = useShop();
  const [facts, setFacts] = useState<DeliveryFacts | "failed">();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press tries again what failed.
  useEffect(() => {
    if (!isAsked) return;
    loadJson<DeliveryFacts>("/delivery.json").then(setFacts, () => setFacts("failed"));
  }, [isAsked, presses]);
  const zones = facts && facts !== "failed" && isAsked ? facts.zones : [];
  const isOutside = zones.length > 0 && !findZone(zones, zip);
  useEffect(() => onPlace?.(isOutside), [onPlace, isOutside]);
  const answer = useRef<HTMLParagraphElement>(null);
  // A bar, or the keys of a phone, may lie where it appears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a height of its own.
  useEffect(() => {
    if (presses > 0) answer.current!.scrollIntoView({ block: "nearest" });
  }, [presses, zip, facts]);
  const call = (
    <a href={phone.href} className="font-semibold whitespace-nowrap text-spruce">
      {phone.label}
    </a>
  );
  return (
    <p ref={answer} role="status" className="mt-2">
      {!isAsked ? (
        <span className="font-semibold text-tag">{zipProblem(zip)}</span>
      ) : facts === "failed" ? (
        <>We couldn’t look it up. Try again, or ask us: {call}</>
      ) : facts ? (
        <Answer zip={zip} facts={facts} orderCents={orderCents} call={call} />
      ) : (
        "Looking it up…"
      )}
    </p>
  );
}

interface AnswerProps extends Pick<ZipAnswerProps, "zip" | "orderCents"> {
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
    const outside = outsideFee(facts.zones, zip);
    if (!outside)
      return (
        <>
          {zip} is far outside our delivery area, so delivery there is by quote only. Call {call}{" "}
          with the address before you plan on it.
        </>
      );
    return (
      <>
        {zip} is outside our delivery area, so delivery there is by quote, {outside}. Call {call}{" "}
        with the address, and you’ll know the price before you pay.
      </>
    );
  }
  return (
    <>
      <strong>{zone.area}:</strong> {zoneWords(zone, facts, new Date(), orderCents)}
    </>
  );
}
