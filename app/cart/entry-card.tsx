import { Link } from "react-router";
import type { SiteIndexEntry } from "#app/site/site-index.ts";
import { ListPicture } from "#app/ui/picture.tsx";
import { formatMoney } from "#shop/money.ts";

interface EntryCardProps {
  entry: SiteIndexEntry;
  /** What is known of it today. */
  note?: React.ReactNode;
  /** A control on its picture. */
  children?: React.ReactNode;
}

/** A product in a few words: picture, title, price; the whole card leads to its page. */
export function EntryCard({ entry, note, children }: EntryCardProps) {
  const { title, href, kind, priceCents, originalPriceCents, sold, image } = entry;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-lift">
      <div className="aspect-4/3 bg-sunken">
        {image ? (
          <ListPicture
            src={image}
            alt=""
            sizes="(min-width: 64rem) 25vw, 46vw"
            className="block size-full"
          />
        ) : null}
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <p className="text-sm text-ink-soft">{kind}</p>
        <h3 className="text-base sm:text-lg">
          <Link
            to={href}
            prefetch="intent"
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h3>
        {sold ? <p className="mt-auto pt-2 font-bold text-tag">Sold</p> : null}
        {priceCents === undefined ? null : (
          <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-2">
            <span className="price text-xl">{formatMoney(priceCents)}</span>
            {originalPriceCents === undefined ? null : (
              <span className="text-sm text-ink-soft">
                compare at <s>{formatMoney(originalPriceCents)}</s>
              </span>
            )}
          </p>
        )}
        {note}
      </div>
      {children}
    </li>
  );
}
