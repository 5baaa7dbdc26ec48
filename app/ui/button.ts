import { cn } from "./cn.ts";

const base =
  "inline-flex items-center justify-center gap-2 rounded-lg font-semibold leading-tight text-center no-underline transition-colors disabled:opacity-60 disabled:cursor-not-allowed";

const variants = {
  primary: "bg-spruce-fill text-white hover:bg-spruce-fill-hover",
  tag: "bg-tag-fill text-white hover:bg-tag-fill-hover",
  outline: "border border-current/35 text-ink hover:bg-sunken",
  quiet: "text-spruce hover:bg-spruce-wash",
  onDark: "bg-white text-[#1d2822] hover:bg-[#f3ecdf]",
  onDarkOutline: "border border-white/60 text-white hover:bg-white/10",
} as const;

const sizes = {
  sm: "min-h-9 px-3 py-1.5 text-sm",
  md: "min-h-11 px-5 py-2.5 text-base",
  lg: "min-h-13 px-6 py-3 text-lg",
} as const;

/** The look of a button, for buttons and for links that act like one. */
export function button(
  variant: keyof typeof variants = "primary",
  size: keyof typeof sizes = "md",
  className?: string,
) {
  return cn(base, variants[variant], sizes[size], className);
}
