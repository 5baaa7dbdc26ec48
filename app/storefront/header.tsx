import { Link, useLocation } from "react-router";
import { AccountLinks, AdminLinks } from "#app/auth/account-links.tsx";
import { CartButton, SavedLink } from "#app/cart/cart-button.tsx";
import { SearchBox } from "#app/search/search-box.tsx";
import type { ShopFacts } from "#app/site/shop-facts.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NavLink } from "#app/ui/nav-link.tsx";
import { SideMenu } from "#app/ui/side-menu.tsx";
import { dealLinks, otherLinks, roomLinks } from "./navigation.ts";
import { Wordmark } from "./wordmark.tsx";

/**
 * The sticky header: a bar with the navigation on desktop, a drawer from the right on phones, where
 * the search stands below and scrolls away.
 */
export function Header() {
  const shop = useShop();
  return (
    <>
      <header className="sticky top-0 z-40 border-b border-line bg-paper">
        <div className="header-row container-page">
          <Link
            to="/"
            discover="none"
            className="mr-auto flex rounded-md"
            aria-label={`${shop.name}, home`}
          >
            <Wordmark />
          </Link>
          <SearchBox className="ml-2 hidden max-w-md flex-1 md:block" />
          <div className="bar-links hidden lg:flex">
            <AdminLinks />
            <AccountLinks />
          </div>
          <a
            href={shop.phone.href}
            aria-label={`Call ${shop.phone.label}`}
            className={button("quiet", "md", "call")}
          >
            <Icon name="phone" />
            <span className="max-sm:hidden">{shop.phone.label}</span>
          </a>
          <SavedLink />
          <CartButton />
          <button
            type="button"
            popoverTarget="menu"
            aria-label="Menu"
            className={button("quiet", "icon", "lg:hidden")}
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
        <nav aria-label="Main" className="hidden border-t border-line lg:block">
          <div className="bar-links container-page">
            <Links links={roomLinks} />
            <DealsMenu />
            <Links links={otherLinks} />
            <ShopOnlineLink />
          </div>
        </nav>
        <Menu />
      </header>
      <div className="border-b border-line bg-paper px-4 py-2 md:hidden no-print">
        <SearchBox />
      </div>
    </>
  );
}

function Menu() {
  const shop = useShop();
  return (
    <SideMenu id="menu" head={<Wordmark />}>
      <nav aria-label="Menu" className="menu-links mt-5 grid gap-0.5">
        <Links links={roomLinks} />
        <small>Deals</small>
        <Links links={dealsOf(shop)} />
        <hr />
        <Links links={otherLinks} />
        <ShopOnlineLink />
        <AdminLinks />
        <AccountLinks />
      </nav>
      <section className="mt-6 rounded-card bg-sunken p-4" aria-labelledby="menu-contact">
        <h2 id="menu-contact" className="text-lg">
          Contact Us
        </h2>
        <ul className="mt-3 grid gap-3">
          {shop.showrooms.map(({ id, name, city, phone }) => (
            <li key={id}>
              <p className="text-sm text-ink-soft">{`${name}, ${city}`}</p>
              <a href={phone.href} className="menu-phone">
                <Icon name="phone" />
                {phone.label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </SideMenu>
  );
}

/** A menu that opens without scripts; a press beside it closes it, and so do Escape and a navigation. */
function DealsMenu() {
  const shop = useShop();
  return (
    <details
      key={useLocation().pathname}
      className="deals-menu"
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Escape") currentTarget.open = false;
      }}
    >
      <summary>
        Deals
        <Icon name="down" className="size-4" />
      </summary>
      <div className="menu-links absolute grid rounded-card border border-line bg-surface p-2 shadow-lift">
        <Links links={dealsOf(shop)} />
      </div>
    </details>
  );
}

/** A page that has nothing to show stands in no menu. */
const dealsOf = ({ hasNoPackages }: ShopFacts) =>
  hasNoPackages ? dealLinks.filter(({ to }) => to !== "/package-deals") : dealLinks;

const Links = ({ links }: { links: readonly { to: string; label: string }[] }) =>
  links.map(({ to, label }) => (
    <NavLink key={to} to={to} prefetch="intent">
      {label}
    </NavLink>
  ));

function ShopOnlineLink() {
  const { shopOnlineUrl } = useShop();
  if (!shopOnlineUrl) return null;
  return (
    <a href={shopOnlineUrl} target="_blank" rel="noopener" className="flex items-center gap-1.5">
      Shop Online
      <Icon name="external" className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
