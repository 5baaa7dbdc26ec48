import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Part } from "#shop/product.ts";
import type { Verdict } from "./delivery-fit.ts";
import type { HomeSizes } from "./home-sizes.ts";
import { fitOf, homeWords, wayIn } from "./place-words.ts";

const looks = {
  fits: { words: "Fits", icon: "check", color: "text-spruce" },
  tight: { words: "Tight at", icon: "phone", color: "text-brass" },
  no: { words: "Won’t fit", icon: "close", color: "text-tag" },
} as const satisfies Record<Verdict, object>;

/** "Fits your 30-inch door": the one way in which a verdict is said beside a product. */
export function FitBadge({ fit, place }: { fit: Verdict; place: string }) {
  const { words, icon, color } = looks[fit];
  return (
    <span className={cn(color, "font-bold")}>
      <Icon name={icon} className="size-4" />
      {words} your {place}
    </span>
  );
}

/** Whether all of it gets into the home that is kept; nothing where nothing is known of the way in. */
export default function HomeFit({ pieces, sizes }: { pieces: readonly Part[]; sizes: HomeSizes }) {
  const way = wayIn(sizes);
  const fit = way && fitOf({ pieces }, way);
  return fit ? (
    <p className="place">
      <FitBadge fit={fit} place={homeWords(way, fit)} />
    </p>
  ) : null;
}
