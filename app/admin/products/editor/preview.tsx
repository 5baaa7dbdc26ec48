import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { CardFacts } from "#app/products/card-facts.ts";
import { cardNote } from "#app/products/card-note.ts";
import { FitCheck } from "#app/products/fit-check.tsx";
import { OrderBar } from "#app/products/order-bar.tsx";
import { ProductCard } from "#app/products/product-card.tsx";
import { ProductDetails } from "#app/products/product-details.tsx";
import type { ProductFacts } from "#app/products/product-facts.ts";
import { detroitToday } from "#shop/calendar/clock.ts";
import { factRows } from "#shop/facts.ts";
import { isPhoneOnly, productPath } from "#shop/lists.ts";
import { savings } from "#shop/money.ts";
import { similarShown } from "#shop/pictures.ts";
import type { AnyProduct } from "#shop/product.ts";
import type { ProductImage } from "../../pictures/picture.ts";
import { cutPicture } from "../../pictures/read-picture.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { checkProduct, type ProductFields } from "./product-fields.ts";

interface PreviewProps {
  id: string;
  slug: string;
  fields: ProductFields;
  pictures: readonly ProductImage[];
  /** How wide a screen to show the product's page on; without it, the card alone. */
  screen?: number;
}

/** A dot, where a picture is not there yet. */
const nothing = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const shape = { width: 1200, height: 900, widths: [400, 800], color: "#d8d4cc" };

export default function Preview({ id, slug, fields, pictures, screen }: PreviewProps) {
  const urls = useCutPictures(pictures);
  const published = usePublished(slug, pictures.length === 0 && slug !== "new");
  const { card, facts } = useMemo(() => {
    const product = productOf(id, slug, fields);
    const shown = pictures.map(({ id, alt, stands_in }) => ({
      // The rest of a picture's address is added behind the mark, where no one reads it.
      src: `${urls.get(id) ?? nothing}#`,
      alt,
      ...shape,
      ...(stands_in ? similarShown : {}),
    }));
    const others = published ? [published.picture, ...(published.more ?? [])] : [];
    const [picture = { src: `${nothing}#`, alt: "", ...shape }, ...more] =
      shown.length > 0 ? shown : others;
    const facts: ProductFacts = {
      product,
      known: factRows(product.facts ?? {}, product.pieces),
      path: productPath(product),
      phoneOnly: isPhoneOnly(product),
      picture,
      ...(more.length > 0 ? { more } : {}),
      ...{ holdRule: "", broughtBy: "" },
    };
    const card: CardFacts = {
      ...{ slug, title: product.title, text: product.description, badge: product.badge },
      ...(facts.phoneOnly ? {} : { id }),
      ...{ priceCents: product.priceCents },
      ...(product.originalPriceCents ? { originalPriceCents: product.originalPriceCents } : {}),
      ...{ picture: picture.src, addedOn: product.addedOn, type: product.type },
      ...{ style: product.style, size: product.size, color: product.colors },
      ...{ condition: product.condition.grade, at: [], note: cardNote(product) },
    };
    return { card, facts };
  }, [id, slug, fields, pictures, urls, published]);
  return (
    <div inert aria-label="What shoppers will see" role="img" className="grid gap-6">
      <ul className="grid max-w-xs">
        <ProductCard card={card} path={facts.path} />
      </ul>
      {screen ? (
        <PreviewFrame title="The product’s page" width={screen}>
          <ProductDetails
            key={JSON.stringify(facts.product)}
            facts={facts}
            Heading="h3"
            bar={<OrderBar facts={facts} />}
            title={<h1 className="text-3xl">{facts.product.title}</h1>}
          >
            {facts.opening ? (
              <section className="rounded-card border border-line p-5">
                <FitCheck
                  parts={facts.product.pieces}
                  facts={facts.product.facts}
                  opening={facts.opening}
                />
              </section>
            ) : null}
          </ProductDetails>
        </PreviewFrame>
      ) : null}
    </div>
  );
}

/** What its page shows now: without a picture of the owner's, the studio's or a similar product's. */
function usePublished(slug: string, isNeeded: boolean) {
  const { data } = useQuery({
    queryKey: ["published facts", slug],
    enabled: isNeeded,
    retry: false,
    queryFn: async ({ signal }): Promise<ProductFacts | null> => {
      const answer = await fetch(`/products/${slug}.json`, { signal });
      return answer.ok ? answer.json() : null;
    },
  });
  return isNeeded ? data : undefined;
}

/** The product as the publisher would make it of these fields; what is missing is filled with what is plain. */
function productOf(id: string, slug: string, fields: ProductFields): AnyProduct {
  const { product, stock } = checkProduct(fields, false, new Date());
  // biome-ignore lint/suspicious/noExplicitAny: columns of a row that is only looked at.
  const row = product as Record<string, any>;
  const priceCents = row.price_cents || 0;
  const originalPriceCents = row.compare_at_cents > priceCents ? row.compare_at_cents : undefined;
  const parts = row.pieces as { widthIn: number; depthIn: number; heightIn: number }[];
  return {
    ...row,
    ...{ id, slug, category: row.list, title: row.title || "Its name", priceCents },
    ...(originalPriceCents ? { originalPriceCents } : {}),
    size: row.size ?? undefined,
    pieces: parts.filter(({ widthIn, depthIn, heightIn }) => widthIn && depthIn && heightIn),
    condition:
      row.condition === "new"
        ? { grade: "new", ...(row.condition_reason ? { reason: row.condition_reason } : {}) }
        : { grade: row.condition, reason: row.condition_reason || "What’s wrong with it" },
    stock: { east: stock.east ?? 0, west: stock.west ?? 0 },
    ...((row.add_ons as unknown[]).length > 0 ? { addOns: row.add_ons } : {}),
    addedOn: detroitToday(new Date()),
    ...(row.list === "clearance" && originalPriceCents
      ? { discount: `${savings(priceCents, originalPriceCents).percent}% OFF` }
      : {}),
    location: row.location ?? undefined,
  } as unknown as AnyProduct;
}

const keyOf = ({ original, turn, zoom, focus_x, focus_y, light }: ProductImage) =>
  [original, turn, zoom, focus_x, focus_y, light].join(" ");

function useCutPictures(pictures: readonly ProductImage[]): ReadonlyMap<string, string> {
  const [cut, setCut] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isOver = false;
    for (const picture of pictures) {
      const key = keyOf(picture);
      if (cut.has(key)) continue;
      void cutPicture(picture.original, picture).then((url) => {
        if (url && !isOver) setCut((before) => new Map(before).set(key, url));
      });
    }
    return () => {
      isOver = true;
    };
  }, [pictures, cut]);
  return new Map(
    pictures.flatMap((picture) => {
      const url = cut.get(keyOf(picture));
      return url ? [[picture.id, url]] : [];
    }),
  );
}
