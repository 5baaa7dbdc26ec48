import { Fragment } from "react";
import { Link } from "react-router";
import { zipStore } from "#app/delivery/zip-field.tsx";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SearchEntry } from "./search-entry.ts";

/** Up to four pages that answer what was asked, each with its sentence. */
export function Answers({ answers }: { answers: readonly SearchEntry[] }) {
  return (
    <ul aria-label="Answers" className="mt-4 grid gap-3 md:grid-cols-2">
      {answers.slice(0, 4).map(({ title, href, text, zip }) => (
        <li key={title} className="relative rounded-card bg-spruce-wash p-4">
          <Link
            to={href}
            prefetch="intent"
            className="flex items-center justify-between gap-3 text-lg font-bold text-ink after:absolute after:inset-0 hover:underline"
          >
            {title}
            <Icon name="arrow" className="text-spruce" />
          </Link>
          <p className="mt-1 text-ink-soft">
            <WithPhone text={text ?? ""} />
          </p>
          {zip ? <KeepZip zip={zip} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Keeps a ZIP code that was asked about, for lists, cards and products; nothing is kept without a press. */
function KeepZip({ zip }: { zip: string }) {
  const kept = zipStore.useValue();
  if (kept === zip) return null;
  return (
    <button
      type="button"
      className={button("outline", "md", "relative z-1 mt-3")}
      onClick={() => zipStore.write(zip)}
    >
      Use {zip} as my ZIP
    </button>
  );
}

/** What the blog has on it. */
export function Articles({ articles }: { articles: readonly SearchEntry[] }) {
  return (
    <section aria-labelledby="found-articles" className="mt-10">
      <h2 id="found-articles" className="text-2xl">
        Articles
      </h2>
      <ul className="mt-3 grid gap-x-10 md:grid-cols-2">
        {articles.map(({ href, title, text }) => (
          <li key={href} className="border-b border-line">
            <Link
              to={href}
              prefetch="intent"
              className="flex min-h-12 items-center gap-3 py-2 text-ink no-underline hover:underline"
            >
              <Icon name="menu" className="shrink-0 text-brass" />
              <span>
                <b className="block">{title}</b>
                <span className="text-sm text-ink-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text in which the shop’s number can be called. */
function WithPhone({ text }: { text: string }) {
  const { phone } = useShop();
  return text.split(phone.label).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text.
    <Fragment key={index}>
      {index > 0 ? (
        <a href={phone.href} className="relative z-1 font-semibold whitespace-nowrap text-spruce">
          {phone.label}
        </a>
      ) : null}
      {part}
    </Fragment>
  ));
}
