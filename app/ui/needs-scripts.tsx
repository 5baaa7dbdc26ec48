import { useShop } from "#app/site/use-shop.ts";

interface NeedsScriptsProps {
  /** What does, at the beginning of a sentence. */
  what?: string;
}

/** What stands where scripts do the work, for browsers that have none. */
export function NeedsScripts({ what = "This page" }: NeedsScriptsProps) {
  const { phone } = useShop();
  return (
    <noscript>
      <p className="mt-6 rounded-card bg-sunken p-5">
        {what} needs JavaScript, which is turned off in your browser. Or call us:{" "}
        <a href={phone.href} className="font-semibold whitespace-nowrap text-spruce">
          {phone.label}
        </a>
      </p>
    </noscript>
  );
}
