import { Link } from "react-router";
import { comparedStore, maxCompared, toggle } from "#app/cart/saved.ts";
import { showToast } from "#app/ui/toast.ts";

/** Ticks a product to be compared; from the second one on it leads to them. */
export function CompareBox({ slug, title }: { slug: string; title: string }) {
  const compared = comparedStore.useValue();
  const isTicked = compared.includes(slug);
  function change() {
    // From what is stored now: before the scripts several may have been ticked.
    const before = comparedStore.read();
    if (before.length < maxCompared || isTicked) comparedStore.write(toggle(before, slug, true));
    else showToast({ title: `You can compare ${maxCompared} at a time` });
  }
  return (
    <label className="compare">
      <input type="checkbox" aria-label={`Compare ${title}`} checked={isTicked} onChange={change} />
      {!isTicked ? "Compare" : compared.length > 1 ? <CompareLink /> : "Check another"}
    </label>
  );
}

/** The way to what is ticked, with its number; with fewer than two, to what stands on the list `from`, if it is given. */
export function CompareLink({ from }: { from?: string | false }) {
  const compared = comparedStore.useValue();
  const count = compared.length > 1 && compared.length;
  if (!count && !from) return null;
  return (
    <Link discover="none" to={`/compare?${count ? `items=${compared}` : `from=${from}`}`}>
      Compare {count}
    </Link>
  );
}
