import { Link } from "react-router";
import type { Live } from "#app/live/live.ts";
import { useLive } from "#app/live/use-live.ts";
import { entriesOf, type SiteIndexEntry, useSiteIndex } from "#app/site/site-index.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { formatMoney } from "#shop/money.ts";
import { AddToCart } from "./add-to-cart.tsx";
import type { CartItem } from "./cart.ts";
import { EntryCard } from "./entry-card.tsx";
import { SaveButton } from "./save-button.tsx";
import type { Saved } from "./saved.ts";
import { savedLink, textListHref } from "./saved-link.ts";
import { SavedNote } from "./saved-note.tsx";
import { savedTotals } from "./saved-totals.ts";

interface SavedListProps {
  slugs: Saved;
  /** The list of this device, which can be sent; otherwise one that came by link. */
  isOwn?: boolean;
}

/** The things on a saved list, what they come to today, and the ways to go on with them. */
export default function SavedList({ slugs, isOwn }: SavedListProps) {
  const { entries, failed } = useSiteIndex(true);
  const live = useLive();
  const { phone } = useShop();
  if (failed) {
    return (
      <p role="alert" className="mt-8 rounded-card bg-tag-wash p-5">
        We couldn’t load the list. Check your connection and reload the page.
      </p>
    );
  }
  if (!entries) {
    return (
      <div className="mt-8">
        <Spinner label="Loading the list…" />
      </div>
    );
  }
  const found = entriesOf(slugs, entries);
  const gone = slugs.length - found.length;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken p-5">
        <Totals slugs={found.map(slugOf)} live={live} />
        {isOwn ? <ShareList slugs={slugs} /> : null}
      </div>
      <h2 className="sr-only">On this list</h2>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
        {found.map((entry) => {
          const slug = slugOf(entry);
          const priceCents = live?.find(slug).today?.priceCents ?? entry.priceCents;
          const item = cartItem(entry, slug, priceCents);
          return (
            <EntryCard
              key={entry.href}
              entry={{ ...entry, priceCents }}
              note={
                <>
                  {/* Its lines are kept free, so that nothing moves when the answer comes. */}
                  <div className="min-h-10 text-sm text-ink-soft">
                    {live ? <SavedNote slug={slug} live={live} /> : null}
                  </div>
                  {entry.kind === "Package" ? null : (
                    <div className="relative flex flex-wrap gap-x-4">
                      {alertLinks.map(([words, more]) => (
                        <Link
                          key={words}
                          to={`/saved?alert${more}&item=${slug}`}
                          preventScrollReset
                          className={button("quiet", "sm", "min-h-11 justify-start px-0!")}
                        >
                          {words}
                        </Link>
                      ))}
                    </div>
                  )}
                  {entry.sold ? null : (
                    <div className="relative mt-2 grid gap-2">
                      {item ? <AddToCart item={item} className="px-2" /> : null}
                      <a href={phone.href} className={button("outline", "md", "px-2")}>
                        Call to Order
                      </a>
                    </div>
                  )}
                </>
              }
            >
              <SaveButton slug={slug} title={entry.title} className="absolute top-3 right-3 z-1" />
            </EntryCard>
          );
        })}
      </ul>
      {gone > 0 ? (
        <p className="mt-5 text-ink-soft">
          {`${gone} more on the list ${gone === 1 ? "is" : "are"} gone.`}
        </p>
      ) : null}
    </>
  );
}

const alertLinks = [
  ["Tell me when it’s cheaper", ""],
  ["Is it still there?", "&check"],
] as const;

const slugOf = ({ href }: SiteIndexEntry) => href.slice(href.lastIndexOf("/") + 1);

/** What can be put in the cart; the deals of a room are sold by phone only. */
function cartItem(
  { href, kind, id = "", title, image = "" }: SiteIndexEntry,
  slug: string,
  priceCents: number | undefined,
): CartItem | undefined {
  if (priceCents === undefined || href.startsWith("/deals/")) return undefined;
  return { id: kind === "Package" ? slug : id, slug, title, image, priceCents };
}

/** "3 pieces for $1,249 today", and how many of them stand at which showroom. */
function Totals({ slugs, live }: { slugs: Saved; live?: Live }) {
  const { showrooms } = useShop();
  const offered = slugs.flatMap((slug) => live?.find(slug).today ?? []);
  const totals = savedTotals(offered, showrooms);
  const { count, totalCents } = totals;
  return (
    // Its lines are kept free, so that nothing moves when the answer comes.
    <div className="min-h-16" role="status">
      {count > 0 ? (
        <>
          <p>
            <strong className="price text-2xl">{formatMoney(totalCents)}</strong> for{" "}
            {count === 1
              ? "one piece"
              : count === slugs.length
                ? `all ${count}, one of each`
                : `the ${count} that are still here, one of each`}
            , before delivery and tax
          </p>
          <p className="mt-1 text-ink-soft">
            {totals.showrooms.map(({ name, has }) => `${name} has ${has} of ${count}`).join(" · ")}
          </p>
        </>
      ) : null}
    </div>
  );
}

function ShareList({ slugs }: { slugs: Saved }) {
  const { name, phone } = useShop();
  const link = savedLink(window.location.origin, slugs);
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex">
      <a href={phone.href} className={button("tag", "md", "max-sm:col-span-2 whitespace-nowrap")}>
        Call {phone.label}
      </a>
      <a href={textListHref(name, link)} className={button("outline", "md", "px-3")}>
        <Icon name="message" />
        Text this list
      </a>
      <CopyButton text={link} className={button("outline")} />
      {slugs.length > 1 ? (
        <Link to={`/compare?items=${slugs.join()}`} className={button("outline")}>
          Compare
        </Link>
      ) : null}
    </div>
  );
}
