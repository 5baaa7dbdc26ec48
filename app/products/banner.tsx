import { Link } from "react-router";
import { cn } from "#app/ui/cn.ts";
import { Icon } from "#app/ui/icon.tsx";

const tones = {
  slate: "bg-[#2f4a5e] text-white",
  green: "bg-spruce-fill text-white",
  purple: "bg-plum-fill text-white",
  mist: "bg-spruce-wash text-ink",
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

/** The colored head of a list: its name with the counts beside it, what it is, and the way back. */
export function Banner({ title, intro, offer, tone, back, facts = [], children }: BannerProps) {
  return (
    <section className={cn("rings border-b border-line", tones[tone])}>
      <div className="list-head container-page">
        {back ? (
          <Link to={back.to} prefetch="intent" discover="none">
            <Icon name="arrow" className="size-4 rotate-180" />
            {back.label}
          </Link>
        ) : null}
        <h1 className="text-2xl sm:text-4xl">{title}</h1>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {offer ? (
          <strong className="rounded-lg bg-tag-wash px-3 py-1 text-tag">{offer}</strong>
        ) : null}
        {children}
        <p>{intro}</p>
      </div>
    </section>
  );
}
