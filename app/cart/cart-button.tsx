import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { useCart } from "./cart-context.tsx";
import { savedStore } from "./saved.ts";

/** The header's way to the cart, with the number of pieces in it. */
export function CartButton() {
  return <CountedLink to="/checkout" icon="cart" label="Cart" count={useCart().count} />;
}

/** The header's way to the saved list, with the number of pieces on it. */
export function SavedLink() {
  return (
    <CountedLink
      to="/saved"
      icon="heart"
      label="Saved items"
      count={savedStore.useValue().length}
      // On the narrowest phones the menu leads there.
      className="max-[22.5rem]:hidden"
    />
  );
}

interface CountedLinkProps {
  to: string;
  icon: IconName;
  label: string;
  count: number;
  className?: string;
}

function CountedLink({ to, icon, label, count, className }: CountedLinkProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      discover="none"
      aria-label={count === 0 ? label : `${label}, ${count} ${count === 1 ? "item" : "items"}`}
      className={button("quiet", "icon", className)}
    >
      <Icon name={icon} />
      {count > 0 ? (
        <span
          // Another number comes as a new one.
          key={count}
          aria-hidden="true"
          className="fades absolute top-0 right-0 grid h-5.5 min-w-5.5 place-items-center rounded-full bg-tag-fill px-1 text-xs font-bold text-white tabular"
        >
          {count}
        </span>
      ) : null}
    </Link>
  );
}
