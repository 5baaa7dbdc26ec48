import { Link } from "react-router";
import { comparedStore, toggle } from "#app/cart/saved.ts";

/** Ticks a product to be compared; from the second one on it leads to them. */
export function CompareBox({ slug, title }: { slug: string; title: string }) {
  const compared = comparedStore.useValue();
  const isTicked = compared.includes(slug);
  return (
    <label className="compare">
      <input
        type="checkbox"
        aria-label={`Compare ${title}`}
        checked={isTicked}
        // From what is stored now: before the scripts several may have been ticked.
        onChange={() => comparedStore.write(toggle(comparedStore.read(), slug))}
      />
      {!isTicked ? "Compare" : compared.length > 1 ? <CompareLink /> : "Check another"}
    </label>
  );
}

/** The way to what is ticked, with its number; with fewer than two, to what stands on the list `from`. */
export function CompareLink({ from }: { from?: string }) {
  const compared = comparedStore.useValue();
  const count = compared.length > 1 && compared.length;
  return (
    <Link discover="none" to={`/compare?${count ? `items=${compared}` : `from=${from}`}`}>
      Compare {count}
    </Link>
  );
}
