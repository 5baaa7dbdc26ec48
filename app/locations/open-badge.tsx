import { useEffect, useState } from "react";
import { cn } from "#app/ui/cn.ts";
import type { Opening, OtherHours } from "#shop/calendar/hours.ts";
import type { Showroom } from "#shop/shop.ts";

interface OpenBadgeProps extends Pick<Showroom, "hours"> {
  specialDays: readonly OtherHours[];
}

/**
 * "Open now" or "Closed" by Detroit's time, kept right while the page stays open; on a holiday without hours of its
 * own, that one calls first. Says nothing before hydration; the line it stands on is there all along.
 */
export function OpenBadge({ hours, specialDays }: OpenBadgeProps) {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    const look = () =>
      import("#shop/calendar/hours.ts").then(
        ({ openingAt }) => setOpening(openingAt({ hours, specialDays }, new Date())),
        () => undefined,
      );
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [hours, specialDays]);
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2.5 text-sm text-ink-soft">
      {opening ? (
        <>
          {opening.open === undefined ? null : (
            <span
              className={cn(
                "rounded-full px-3 py-1 font-bold",
                opening.open ? "bg-spruce-fill text-white" : "bg-sunken text-ink",
              )}
            >
              {opening.open ? "Open now" : "Closed"}
            </span>
          )}
          {opening.next}
        </>
      ) : null}
    </p>
  );
}
