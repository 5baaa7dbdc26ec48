import { useEffect, useState } from "react";
import type { Live } from "#app/live/live.ts";
import { useShop } from "#app/site/use-shop.ts";
import { own } from "#shop/own.ts";
import { savedPricesStore } from "./saved-prices.ts";

/** Under a thing on the saved list: what has changed since one last looked, and where it stands. */
export function SavedNote({ slug, live }: { slug: string; live: Live }) {
  const { showrooms } = useShop();
  const { today, former } = live.find(slug);
  // As it was when the list was opened: what is written below is for the next time.
  const [before] = useState(() => own(savedPricesStore.read(), slug));
  useEffect(() => {
    if (!today) return;
    savedPricesStore.write({ ...savedPricesStore.read(), [slug]: today.priceCents });
  }, [slug, today]);
  const change =
    today && before
      ? live.changeWords(today.priceCents, before, "when you last looked")
      : former?.words;
  return (
    <>
      {change ? <strong className="block text-tag">{change}</strong> : null}
      {today ? live.stockWords(today.stock, showrooms) : null}
    </>
  );
}
