import { cn } from "./cn.ts";

const paths = {
  phone:
    "M5 3.5h3.2l1.7 4.4-2.2 1.6a12 12 0 0 0 6.8 6.8l1.6-2.2 4.4 1.7V19a2 2 0 0 1-2 2A16.5 16.5 0 0 1 3 5.5a2 2 0 0 1 2-2Z",
  cart: "M3 4h2.2l2.3 11.5h10.3l2.2-8H6.2M9 20.5h.01M16.5 20.5h.01",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  message: "M4 5h16v11.5h-9L6.5 20.5v-4H4z",
  pin: "M12 21s7-6.1 7-11.5A7 7 0 0 0 5 9.5C5 14.9 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  truck:
    "M2.5 6h11v10h-11zM13.5 9.5h4l3.5 3.5v3h-7.5M7 18.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z",
  star: "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  down: "m6 9 6 6 6-6",
  arrow: "M5 12h14m-5.5-5.5L19 12l-5.5 5.5",
  external: "M14 4h6v6m0-6-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  box: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20",
  heart:
    "M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.5 2.5C19.5 15.4 12 20 12 20Z",
} as const;

export type IconName = keyof typeof paths;

/** A line icon; decorative, so the text beside it or the control's label says what it means. */
export function Icon({
  name,
  className,
}: {
  name: IconName;
  /** Its size, unless it is as large as most, its color and place. */
  className?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" className={cn("icon", className)} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
