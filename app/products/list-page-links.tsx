import { cn } from "#app/ui/cn.ts";
import { listPagePath } from "#shop/lists.ts";
import type { Category } from "#shop/product.ts";

interface ListPageLinksProps {
  category: Category;
  /** The address of the list, which is its first page. */
  path: string;
  pages: number;
  current: number;
}

/** Links to every page of a long list, for people without scripts and search engines. */
export function ListPageLinks({ category, path, pages, current }: ListPageLinksProps) {
  return (
    <nav aria-label="Pages of this list">
      <ol className="flex flex-wrap justify-center gap-1">
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <a
              href={page === 1 ? path : listPagePath(category, page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? "page" : undefined}
              className={cn(
                "grid size-11 place-items-center rounded-lg font-semibold tabular no-underline",
                page === current ? "bg-spruce-fill text-white" : "text-spruce hover:bg-sunken",
              )}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
