import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

interface CallToOrderProps {
  variant?: "tag" | "outline";
  className?: string;
}

/** The phone link beside a price: the one way to buy, or the second beside Add to Cart. */
export function CallToOrder({ variant = "tag", className }: CallToOrderProps) {
  const size = variant === "tag" ? "lg" : "md";
  return (
    <a href={useShop().phone.href} className={button(variant, size, className)}>
      <Icon name="phone" />
      Call to Order
    </a>
  );
}
