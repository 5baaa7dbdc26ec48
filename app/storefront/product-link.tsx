import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import type { HomeProduct } from "./home-products.ts";

/** A product's name and price. */
export function ProductLink({ product, className }: { product: HomeProduct; className?: string }) {
  return (
    <>
      <Link
        to={product.path}
        prefetch="intent"
        className={cn(
          "inline-flex min-h-11 items-center font-semibold text-ink no-underline hover:underline",
          className,
        )}
      >
        {product.title}
      </Link>
      <span className="price text-xl">{product.price}</span>
    </>
  );
}
