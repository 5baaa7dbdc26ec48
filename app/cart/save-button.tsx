import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import { maxSaved, savedStore, toggle } from "./saved.ts";

interface SaveButtonProps {
  /** The last part of the product's address; a package's is its id. */
  slug: string;
  title: string;
  className?: string;
}

/** A heart that puts a product on this device's saved list, or takes it off. */
export function SaveButton({ slug, title, className }: SaveButtonProps) {
  const saved = savedStore.useValue().includes(slug);

  function change() {
    const before = savedStore.read();
    savedStore.write(toggle(before, slug));
    if (saved) return;
    showToast({
      title:
        before.length < maxSaved
          ? "Saved on this device"
          : `Saved. We keep ${maxSaved}, so your oldest was removed`,
      description: (
        <>
          {title}{" "}
          <Link to="/saved" className="font-semibold whitespace-nowrap text-spruce">
            View saved items
          </Link>
        </>
      ),
      tone: "success",
    });
  }

  return (
    <button
      className={cn("heart", className)}
      type="button"
      aria-label={`Save ${title}`}
      aria-pressed={saved}
      onClick={change}
    >
      <Icon name="heart" />
    </button>
  );
}
