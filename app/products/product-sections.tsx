import { formatMoney } from "#shop/money.ts";
import type { AnyProduct } from "#shop/product.ts";
import { FeatureList } from "./feature-list.tsx";
import { capitalize, inches } from "./labels.ts";
import { SizeDrawing } from "./size-drawing.tsx";

export { NextSteps, WaysToAsk } from "./next-steps.tsx";
export { OfferTerms } from "./offer-terms.tsx";
export { PrintCode } from "./print-code.tsx";

interface SectionsProps {
  product: AnyProduct;
  /** What else is known of it: terms with their words. */
  known?: readonly (readonly [term: string, words: string])[] | undefined;
  /** The level of its headings. */
  Heading: "h2" | "h3";
}

/** What speaks for a product, and everything that comes with it. */
export function WhatItIs({ product, Heading }: SectionsProps) {
  return (
    <div className="grid content-start gap-7">
      <p className="text-lg">{product.description || "Details coming soon."}</p>
      {product.features.length > 0 ? (
        <Section Heading={Heading} title="Features">
          <FeatureList features={product.features} />
        </Section>
      ) : null}
      {product.pieces.length > 0 || product.freeTv ? (
        <Section Heading={Heading} title="What is included">
          <Parts product={product} />
          <SizeDrawing parts={product.pieces} />
        </Section>
      ) : null}
    </div>
  );
}

/** Its facts, what is sold beside it, and what it is made of. */
export function Particulars({ product, known, Heading }: SectionsProps) {
  const { addOns, care, materials } = product;
  return (
    <>
      <Section Heading={Heading} title="Details">
        <Facts product={product} known={known} />
      </Section>
      {addOns ? (
        <Section Heading={Heading} title="Add-ons">
          <ul className="grid gap-2">
            {addOns.map(({ name, priceCents }) => (
              <li key={name} className="flex justify-between gap-4">
                {name}
                <span className="font-bold">+{formatMoney(priceCents)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">Let us know when you call.</p>
        </Section>
      ) : null}
      {materials.length > 0 ? (
        <Section Heading={Heading} title="Materials">
          <p>{capitalize(materials.join(", "))}</p>
        </Section>
      ) : null}
      {care ? (
        <Section Heading={Heading} title="Care">
          <p>{care}</p>
        </Section>
      ) : null}
    </>
  );
}

function Parts({ product: { pieces, freeTv } }: { product: AnyProduct }) {
  return (
    <table className="w-full text-left">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th className="py-1.5 pr-3 font-semibold">Piece</th>
          <th className="py-1.5 text-right font-semibold">Width × depth × height, in.</th>
        </tr>
      </thead>
      <tbody className="border-y border-line">
        {pieces.map(({ name, count, widthIn, depthIn, heightIn, boxes }) => (
          <tr key={name} className="border-t border-line align-top">
            <td className="py-2 pr-3 wrap-anywhere">
              {count} × {name}
              {boxes?.map((box) => (
                <span key={box.join()} className="block text-sm text-ink-soft">
                  in a carton of {box.map(inches).join(" × ")} in.
                </span>
              ))}
            </td>
            <td className="py-2 text-right whitespace-nowrap tabular">
              {[widthIn, depthIn, heightIn].map(inches).join(" × ")}
            </td>
          </tr>
        ))}
        {freeTv ? (
          <tr className="border-t border-line">
            <td className="py-2 pr-3 font-bold text-tag">1 × 43-inch TV</td>
            <td className="py-2 text-right font-bold text-tag">Free</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function Facts({ product, known = [] }: Pick<SectionsProps, "product" | "known">) {
  const { id, type, style, size, colors, finish, discount } = product;
  const facts = [
    ["Discount", discount],
    ["Type", type],
    ["Style", style],
    ["Size", size],
    ["Color", colors.join(", ")],
    ["Finish", finish],
    ...known,
    ["Item", String(id)],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
      {facts.map(([term, fact]) =>
        fact ? (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd>{capitalize(fact)}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

interface SectionProps {
  Heading: "h2" | "h3";
  title: string;
  children: React.ReactNode;
}

function Section({ Heading, title, children }: SectionProps) {
  return (
    <section>
      <Heading className="mb-2.5 text-xl">{title}</Heading>
      {children}
    </section>
  );
}
