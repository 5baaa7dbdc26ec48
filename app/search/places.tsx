import { Link } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";

/** Every list, and the blog. */
export const places = [
  { to: "/deals/bedroom", label: "Bedroom" },
  { to: "/deals/living-room", label: "Living room" },
  { to: "/deals/dining-room", label: "Dining room" },
  { to: "/mattress-special", label: "Mattresses" },
  { to: "/clearance-items", label: "Clearance" },
  { to: "/instore-specials", label: "Instore specials" },
  { to: "/package-deals", label: "Packages" },
  { to: "/blog", label: "Blog" },
] as const;

/** Where to look without words; all that a visitor without scripts gets, besides the phone. */
export function Places() {
  const { phone } = useShop();
  return (
    <nav aria-labelledby="places" className="mt-8">
      <h2 id="places" className="text-xl">
        Or look around
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={button("outline")}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-ink-soft">
        Or talk to a person:{" "}
        <a href={phone.href} className="font-semibold whitespace-nowrap text-spruce">
          {phone.label}
        </a>
      </p>
    </nav>
  );
}
