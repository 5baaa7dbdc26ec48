import { useSyncExternalStore } from "react";
import { Link, type LinkProps, useLocation } from "react-router";
import { AccountLinks } from "#app/auth/account-links.tsx";
import { useShop } from "#app/site/use-shop.ts";
import { TagMark } from "#app/storefront/wordmark.tsx";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { NavLink } from "#app/ui/nav-link.tsx";
import { SideMenu } from "#app/ui/side-menu.tsx";
import { adminPages } from "#shop/admin-pages.ts";
import { currentUndo, subscribeUndo } from "../kit/undo-store.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { ShowroomChoice } from "./showroom-choice.tsx";

/** The menu's pages that the signed-in person may open. */
function useMenu() {
  const isLimited = useIsLimited();
  return adminPages.filter(({ isInMenu, isForSales }) => isInMenu && (isForSales || !isLimited));
}

const barLink =
  "inline-flex min-h-11 items-center rounded-md px-2 text-sm font-semibold whitespace-nowrap text-ink-soft no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-spruce-wash aria-[current=page]:text-spruce fine:min-h-9";
const drawerLink =
  "block w-full rounded-lg px-3 py-2.5 text-lg font-semibold text-ink no-underline hover:bg-sunken aria-[current=page]:bg-spruce-wash aria-[current=page]:text-spruce";

/** One line: where one is, this device's showroom, and the way out. */
export function ShellHeader() {
  const menu = useMenu();
  const { logo } = useShop();
  return (
    <header className="@container sticky top-0 z-40 max-[20rem]:static border-b border-line bg-paper print:hidden">
      {/* Where letters are large, this device's showroom has a line of its own. */}
      <div className="mx-auto flex min-h-13 max-w-[96rem] items-center max-[20rem]:flex-wrap gap-2 px-4 sm:px-6">
        <Link
          to="/"
          discover="none"
          aria-label="The shop's home page"
          className="-ml-2 grid h-11 min-w-11 place-items-center rounded-md"
        >
          {logo ? (
            <span className="wordmark">
              <img {...logo} alt="" className={cn(logo.className, "h-7! max-w-20!")} />
            </span>
          ) : (
            <TagMark className="size-7" />
          )}
        </Link>
        <nav aria-label="Back office" className="hidden items-center @min-[64rem]:flex">
          {menu.map(({ path, title }) => (
            <AdminLink key={path} to={path} className={barLink}>
              {title}
            </AdminLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 max-[20rem]:contents">
          <ShowroomChoice />
          <div className="hidden @min-[64rem]:flex">
            <AccountLinks className={barLink} />
          </div>
          <button
            type="button"
            popoverTarget="admin-menu"
            aria-label="Menu"
            className={button("outline", "icon", "@min-[64rem]:hidden max-[20rem]:ml-auto")}
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
      </div>
      <AdminMenu />
    </header>
  );
}

function AdminMenu() {
  const menu = useMenu();
  return (
    <SideMenu id="admin-menu">
      <nav aria-label="Menu" className="mt-3 grid gap-0.5">
        {menu.map(({ path, title }) => (
          <AdminLink key={path} to={path} className={drawerLink}>
            {title}
          </AdminLink>
        ))}
        <Link to="/" discover="none" className={drawerLink}>
          The shop's site
        </Link>
        <AccountLinks className={drawerLink} />
      </nav>
    </SideMenu>
  );
}

const shortTitles: Record<string, string> = { "Financing Leads": "Leads" };

/** At the bottom of a phone. */
export function ThumbBar() {
  const thumbPages = useMenu().slice(0, 4);
  // What was just done, and the way back, stands in its place.
  const isUndoOffered = useSyncExternalStore(
    subscribeUndo,
    () => currentUndo() !== null,
    () => false,
  );
  if (isUndoOffered) return null;
  return (
    <nav
      aria-label="Most used"
      className="fixed inset-x-0 bottom-0 z-40 flex *:grow *:basis-0 max-[20rem]:*:basis-auto border-t border-line bg-paper pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] lg:hidden print:hidden"
    >
      {thumbPages.map(({ path, title }) => (
        <AdminLink
          key={path}
          to={path}
          className="grid min-h-14 place-items-center text-sm font-semibold text-ink-soft no-underline aria-[current=page]:bg-spruce-wash aria-[current=page]:text-spruce"
        >
          {shortTitles[title] ?? title}
        </AdminLink>
      ))}
    </nav>
  );
}

/** A link of the back office; "Today" stands for itself alone, not for all below it. */
function AdminLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return to === "/admin" ? (
    <Link to={to} discover="none" aria-current={pathname === to ? "page" : undefined} {...props} />
  ) : (
    <NavLink to={to} {...props} />
  );
}
