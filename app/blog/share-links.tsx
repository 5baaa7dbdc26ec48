import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";

/** Ways to hand an article on: by mail, by text, or as a copied link. The first two need no script. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const { name } = useShop();
  const subject = encodeURIComponent(title);
  const text = encodeURIComponent(`${title} (${name}): ${url}`);
  const link = button("outline", "sm", "min-h-11");
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <p className="mr-1 font-bold">Share</p>
      <a href={`mailto:?subject=${subject}&body=${text}`} className={link}>
        Mail
      </a>
      <a href={`sms:?&body=${text}`} className={link}>
        Text
      </a>
      <CopyButton text={url} className={link} />
    </div>
  );
}
