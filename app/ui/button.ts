import { cn } from "./cn.ts";

type Variant = "primary" | "tag" | "outline" | "quiet" | "on-dark" | "on-dark-outline";

/** The look of a button, for buttons and for links that act like one; button.css draws it. */
export function button(
  variant: Variant = "primary",
  size: "icon" | "sm" | "md" | "lg" = "md",
  className?: string,
) {
  return cn(`button button-${variant}`, size !== "md" && `button-${size}`, className);
}
