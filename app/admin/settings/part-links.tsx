import { Link } from "react-router";
import { type SettingsPart, settingsParts } from "./settings-parts.ts";

export function PartCards() {
  return (
    <nav aria-label="Parts of the settings">
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {settingsParts.map(({ id, title, about }) => (
          <li key={id} className="grid">
            <Link
              to={`#${id}`}
              className="rounded-card border border-line bg-surface p-4 text-ink no-underline hover:bg-sunken"
            >
              <b className="block text-lg">{title}</b>
              <span className="mt-1 block text-sm text-ink-soft">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function PartNames({ at }: { at: SettingsPart }) {
  return (
    <nav aria-label="Parts of the settings" className="sticky top-16 hidden lg:block">
      <ul className="grid gap-0.5">
        {settingsParts.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === at ? "page" : undefined}
              className="flex min-h-11 items-center rounded-lg px-3 py-1.5 leading-snug font-semibold text-ink-soft no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-spruce-wash aria-[current=page]:text-spruce"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
