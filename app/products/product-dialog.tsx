import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useLive } from "#app/live/use-live.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { CallToOrder } from "./call-to-order.tsx";
import type { CardFacts } from "./card-facts.ts";
import { CardPicture } from "./card-picture.tsx";
import { FitCheck } from "./fit-check.tsx";
import { growFromCard, showCardPicture } from "./grow-from-card.ts";
import { loadProduct } from "./load-product.ts";
import { OrderBar } from "./order-bar.tsx";
import { ProductDetails } from "./product-details.tsx";
import type { ProductFacts } from "./product-facts.ts";
import * as sections from "./product-sections.tsx";
import RecentlyViewed from "./recently-viewed.tsx";
import * as answers from "./will-it-fit.tsx";

interface ProductDialogProps {
  card: CardFacts;
  /** The product's own address. */
  path: string;
  onClose: () => void;
}

/** A product over its list. */
export default function ProductDialog({ card, path, onClose }: ProductDialogProps) {
  const [facts, setFacts] = useState<ProductFacts>();
  const [failed, setFailed] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => growFromCard(path, content.current!), [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the facts comes another picture.
  useLayoutEffect(() => showCardPicture(path, content.current!), [path, facts]);

  useEffect(() => {
    loadProduct(card.slug).then(setFacts, () => setFailed(true));
  }, [card.slug]);

  const live = useLive(facts !== undefined);
  const { facts: shown, note } = (facts && live?.ofProduct(facts)) ?? { facts };
  const isOffered = shown && !shown.former;
  return (
    <Modal
      title={card.title}
      onClose={onClose}
      width="max-w-5xl"
      footer={isOffered ? <OrderBar facts={shown} /> : null}
    >
      <div ref={content}>
        {shown ? (
          <>
            <ProductDetails facts={shown} note={note} Heading="h3" sections={sections}>
              {shown.opening ? (
                <details className="fit">
                  <summary className="flex list-none items-center justify-between font-bold">
                    Will it fit through your door?
                    <Icon name="down" />
                  </summary>
                  <div className="pt-4">
                    <FitCheck
                      parts={shown.product.pieces}
                      facts={shown.product.facts}
                      opening={shown.opening}
                      answers={answers}
                    />
                  </div>
                </details>
              ) : null}
            </ProductDetails>
            {/* For its note only: what was opened here counts as viewed. */}
            <div hidden>
              <RecentlyViewed current={card.slug} />
            </div>
            <p className="mt-5">
              <Link to={path} replace className={button("quiet", "md", "px-0!")}>
                Open its own page
                <Icon name="arrow" className="size-4" />
              </Link>
            </p>
          </>
        ) : failed ? (
          <div className="grid justify-items-start gap-4">
            <p>The details didn’t load. Try its own page, or call us.</p>
            <div className="flex flex-wrap gap-3">
              <a href={path} className={button("outline")}>
                Open its own page
              </a>
              <CallToOrder />
            </div>
          </div>
        ) : (
          <div className="product">
            {/* As its card has it, until the others are there. */}
            <div className="gallery aspect-4/3 overflow-hidden rounded-card">
              {card.gradient ? null : <CardPicture card={card} priority />}
            </div>
            <div className="beside min-h-96 place-items-center">
              <Spinner label="Loading the details" />
            </div>
          </div>
        )}
      </div>
    </Modal>
  );
}
