import { Link } from "react-router";
import { useShop } from "#app/catalog/use-shop.ts";
import { policyLinks, quickLinks } from "./navigation.ts";
import { ThemeChoice } from "./theme-choice.tsx";
import { Wordmark } from "./wordmark.tsx";

const link =
  "inline-flex min-h-8 items-center text-ink-soft no-underline hover:text-ink hover:underline";

/** Quick links, policies, both locations, social links, and the choice of theme. */
export function Footer() {
  const shop = useShop();
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="container-page grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.7fr_0.9fr_1.2fr_1.2fr]">
        <div className="sm:col-span-2 lg:col-span-1">
          <Wordmark />
          <p className="mt-4 max-w-xs text-ink-soft">Closeout furniture. {shop.claim}.</p>
          <ul className="mt-4 flex flex-wrap gap-4">
            {shop.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener" className={link}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkList title="Quick Links" links={quickLinks} />
        <LinkList title="Policies" links={policyLinks} />
        {shop.showrooms.map((showroom) => (
          <section key={showroom.id} aria-label={showroom.name}>
            <h2 className="text-base">{showroom.name}</h2>
            <address className="mt-3 text-ink-soft not-italic">
              {showroom.address}
              <br />
              <a
                href={showroom.phone.href}
                className="mt-1 inline-flex min-h-8 items-center font-bold text-spruce no-underline hover:underline"
              >
                {showroom.phone.label}
              </a>
            </address>
          </section>
        ))}
      </div>
      <div className="container-page flex flex-wrap items-center justify-between gap-4 border-t border-line py-5 text-sm text-ink-soft">
        <p>
          © {shop.name}.{shop.sampleNote}
        </p>
        <ThemeChoice />
      </div>
    </footer>
  );
}

interface LinkListProps {
  title: string;
  links: readonly { to: string; label: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-3 grid gap-1">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} discover="none" className={link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
