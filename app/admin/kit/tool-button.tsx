import { toolButton } from "../controls.ts";

/** A small button, which never sends a form. */
export function ToolButton({ className, ...button }: React.ComponentProps<"button">) {
  return <button type="button" {...button} className={toolButton(className)} />;
}
