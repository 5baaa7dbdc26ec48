import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";

const tones = {
  wood: "bg-[#71491a] text-white",
  green: "bg-spruce-fill text-white",
  purple: "bg-plum-fill text-white",
  red: "bg-tag-fill text-white",
  mist: "bg-spruce-wash text-ink",
  brass: "bg-brass-wash text-ink",
} as const;

export type BannerTone = keyof typeof tones;

interface BannerProps {
  title: string;
  intro: string;
  /** What runs for a while, with its last day. */
  offer?: string;
  tone: BannerTone;
  back?: { to: string; label: string };
  /** Short true things in a row: "45 deals", "from $200". */
  facts?: readonly string[];
  children?: React.ReactNode;
}

/** The colored head of a list: its name, what it is, and the way back. */
export function Banner({ title, intro, offer, tone, back, facts, children }: BannerProps) {
  return (
    <section className={cn("rings border-b border-line", tones[tone])}>
      <div className="container-page py-3 sm:py-9">
        {back ? (
          <Link
            to={back.to}
            prefetch="intent"
            discover="none"
            className="-my-2 inline-flex items-center gap-2 py-2.5 font-semibold hover:underline"
          >
            <Icon name="arrow" className="size-4 rotate-180" />
            {back.label}
          </Link>
        ) : null}
        <h1 className="text-3xl sm:text-5xl">{title}</h1>
        {offer ? (
          <p className="mt-2 inline-block rounded-lg bg-tag-wash px-3 py-1 font-semibold text-tag">
            {offer}
          </p>
        ) : null}
        <p className="mt-1 max-w-4xl text-sm opacity-90 sm:text-lg">{intro}</p>
        {facts ? (
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 font-semibold max-sm:hidden">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-1.5">
                <Icon name="check" />
                {fact}
              </li>
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </section>
  );
}
