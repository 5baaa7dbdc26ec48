import { cn } from "#app/ui/cn.ts";

const loud = /last one|only \d|^(sold|gone)$/i;

/** The price tag on a picture: red where it should be seen first, paper otherwise. */
export function Badge({ children }: { children: string }) {
  return <span className={cn("badge", loud.test(children) && "badge-loud")}>{children}</span>;
}
