import { Link, Outlet, useParams } from "react-router";
import { useShop } from "#app/site/use-shop.ts";
import { cn } from "#app/ui/cn.ts";
import { categories, categoryPath } from "#shop/articles.ts";

/** The blog's heading and its filter, which stay while the list below them changes. */
export default function BlogLayout() {
  const { category: chosen } = useParams();
  const { state } = useShop();
  return (
    <>
      <section className="bg-spruce-wash">
        <div className="container-page py-6">
          <h1 className="text-3xl sm:text-5xl">Style &amp; Care Blog</h1>
          <p className="mt-4 max-w-[62ch] text-lg text-ink-soft">
            How to choose furniture, make it fit, and keep it. Numbers you can measure by, written
            for {state} homes.
          </p>
        </div>
      </section>
      <div className="container-page py-6">
        {/* On phones one row that scrolls, out to both edges of the screen. */}
        <nav
          aria-label="Categories"
          className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap"
        >
          <Chip to="/blog" selected={chosen === undefined}>
            All Posts
          </Chip>
          {categories.map(({ slug, name }) => (
            <Chip key={slug} to={categoryPath(slug)} selected={chosen === slug}>
              {name}
            </Chip>
          ))}
        </nav>
        <Outlet />
      </div>
    </>
  );
}

interface ChipProps {
  to: string;
  selected: boolean;
  children: string;
}

function Chip({ to, selected, children }: ChipProps) {
  return (
    <Link
      to={to}
      aria-current={selected ? "page" : undefined}
      prefetch="intent"
      preventScrollReset
      className={cn(
        "inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 font-semibold no-underline",
        selected
          ? "border-spruce-fill bg-spruce-fill text-white"
          : "border-field bg-surface text-ink hover:bg-sunken",
      )}
    >
      {children}
    </Link>
  );
}
