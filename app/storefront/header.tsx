import { Link } from "react-router";
import { AccountLinks, AdminLinks } from "#app/auth/account-links.tsx";
import { CartButton, SavedLink } from "#app/cart/cart-button.tsx";
import { useShop } from "#app/catalog/use-shop.ts";
import { SearchBox } from "#app/search/search-box.tsx";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NavLink } from "#app/ui/nav-link.tsx";
import { SideMenu } from "#app/ui/side-menu.tsx";
import { primaryLinks } from "./navigation.ts";
import { Wordmark } from "./wordmark.tsx";

const barLink =
  "inline-flex min-h-10 items-center rounded-md px-1 text-[0.8125rem] font-semibold whitespace-nowrap xl:px-2.5 xl:text-sm text-ink-soft no-underline hover:bg-sunken hover:text-ink aria-[current=page]:text-spruce";

/**
 * The sticky header: a bar with the navigation on desktop, a drawer from the right on phones, where
 * the search stands below and scrolls away.
 */
export function Header() {
  const shop = useShop();
  return (
    <>
      <header className="sticky top-0 z-40 border-b border-line bg-paper">
        <div className="container-page flex min-h-16 flex-wrap items-center justify-end gap-1.5 py-2 sm:gap-3 lg:gap-5">
          <Link
            to="/"
            className="mr-auto flex rounded-md text-ink no-underline"
            aria-label={`${shop.name}, home`}
          >
            <Wordmark />
          </Link>
          <SearchBox className="hidden max-w-md flex-1 md:block" />
          <div className="hidden lg:flex">
            <AdminLinks className={barLink} />
            <AccountLinks className={barLink} />
          </div>
          <a
            href={shop.phone.href}
            aria-label={`Call ${shop.phone.label}`}
            className={button("tag", "sm", "h-11 whitespace-nowrap max-sm:w-11 max-sm:p-0")}
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
            className={button("outline", "sm", "size-11 p-0 lg:hidden")}
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
        <nav aria-label="Main" className="hidden border-t border-line lg:block">
          <div className="container-page flex flex-wrap items-center py-0.5 *:first:-ml-1 xl:*:first:-ml-2.5">
            {primaryLinks.map(({ to, label }) => (
              <NavLink key={to} to={to} prefetch="intent" className={barLink}>
                {label}
              </NavLink>
            ))}
            <ShopOnlineLink className={barLink} />
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
  const drawerLink =
    "block rounded-lg px-3 py-2 text-lg font-semibold text-ink no-underline hover:bg-sunken aria-[current=page]:bg-spruce-wash aria-[current=page]:text-spruce";
  return (
    <SideMenu id="menu" head={<Wordmark />}>
      <nav aria-label="Menu" className="mt-5 grid gap-0.5">
        {primaryLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} className={drawerLink}>
            {label}
          </NavLink>
        ))}
        <ShopOnlineLink className={drawerLink} />
        <NavLink to="/saved" className={drawerLink}>
          Saved items
        </NavLink>
        <AdminLinks className={drawerLink} />
        <AccountLinks className={drawerLink} />
      </nav>
      <section className="mt-6 rounded-card bg-sunken p-4" aria-labelledby="menu-contact">
        <h2 id="menu-contact" className="text-lg">
          Contact Us
        </h2>
        <ul className="mt-3 grid gap-3">
          {shop.showrooms.map(({ id, name, city, phone }) => (
            <li key={id}>
              <p className="text-sm text-ink-soft">
                {name}, {city}
              </p>
              <a
                href={phone.href}
                className="inline-flex min-h-11 items-center gap-2 text-lg font-bold text-spruce no-underline"
              >
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

function ShopOnlineLink({ className }: { className: string }) {
  const { shopOnlineUrl } = useShop();
  return (
    <a
      href={shopOnlineUrl}
      target="_blank"
      rel="noopener"
      className={cn(className, "inline-flex items-center gap-1.5")}
    >
      Shop Online
      <Icon name="external" className="size-4 max-xl:hidden" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
