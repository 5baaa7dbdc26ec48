import { Link } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { policyLinks, quickLinks } from "./navigation.ts";
import { ThemeChoice } from "./theme-choice.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Quick links, policies, both locations, social links, and the choice of theme. */
export function Footer() {
  const shop = useShop();
  return (
    <footer className="footer">
      <div className="footer-columns container-page grid">
        <div>
          <Wordmark />
          <p className="mt-4 max-w-xs">{`Closeout furniture in ${shop.area}.`}</p>
          <Link to="/store-locations#about" discover="none">
            Who we are
          </Link>
          {shop.social.length > 0 ? (
            <ul className="mt-4 flex flex-wrap gap-4">
              {shop.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <LinkList title="Quick Links" links={quickLinks} />
        <LinkList title="Policies" links={policyLinks} />
        {shop.showrooms.map((showroom) => (
          <section key={showroom.id} aria-label={showroom.name}>
            <h2 className="text-base">{showroom.name}</h2>
            <address className="mt-3">
              {showroom.address}
              <br />
              <a href={showroom.phone.href} className="mt-1 font-bold text-spruce">
                {showroom.phone.label}
              </a>
            </address>
          </section>
        ))}
      </div>
      <div className="footer-end container-page">
        <p>{`© ${shop.name}.${shop.sampleNote ?? ""}`}</p>
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
            <Link to={to} discover="none">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
