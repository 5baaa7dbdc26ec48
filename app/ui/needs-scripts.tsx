import { useShop } from "#app/catalog/use-shop.ts";

/** What a page says that scripts make, where there are none. */
export function NeedsScripts() {
  const { phone } = useShop();
  return (
    <noscript>
      <p className="mt-6 rounded-card bg-sunken p-5">
        This page needs scripts, which your browser has turned off. Or call us:{" "}
        <a href={phone.href} className="font-semibold whitespace-nowrap text-spruce">
          {phone.label}
        </a>
      </p>
    </noscript>
  );
}
