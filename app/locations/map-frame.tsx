import type { ShopFacts } from "#app/site/shop-facts.ts";
import { mapHost } from "./map-host.ts";

/**
 * The embedded map of a showroom. Fails where the visitor is offline or the host refuses, which is
 * asked first: a frame that failed cannot be told from one that loaded.
 */
export async function loadMap({ latitude, longitude, name }: ShopFacts["showrooms"][number]) {
  await fetch(`${mapHost}/export/embed.html`, { mode: "no-cors", credentials: "omit" });
  const box = [longitude - 0.012, latitude - 0.007, longitude + 0.012, latitude + 0.007].join();
  return (
    <iframe
      title={`Map of the ${name}`}
      src={`${mapHost}/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`}
      loading="lazy"
      referrerPolicy="no-referrer"
      className="absolute inset-0 size-full border-0"
      style={{ filter: "var(--dim)" }}
    />
  );
}
