import { useShop } from "#app/catalog/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The phone link beside a price: the one way to buy, or the second beside Add to Cart. */
export function CallToOrder({ variant = "tag" }: { variant?: "tag" | "outline" }) {
  return (
    <a href={useShop().phone.href} className={button(variant, variant === "tag" ? "lg" : "md")}>
      <Icon name="phone" />
      Call to Order
    </a>
  );
}
