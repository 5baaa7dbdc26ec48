import { useShop } from "#app/site/use-shop.ts";

/** The mark: a price tag whose hole is the heart of a tree, its rings running out to the edges. */
export function TagMark({ className = "size-9 shrink-0" }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <clipPath id="tag-mark">
        <path d="M16.5 4.5H40a4 4 0 0 1 4 4v31a4 4 0 0 1-4 4H16.5a4 4 0 0 1-3-1.4L4.3 26.6a4 4 0 0 1 0-5.2l9.2-15.5a4 4 0 0 1 3-1.4Z" />
      </clipPath>
      <g clipPath="url(#tag-mark)">
        <path fill="var(--tag-fill)" d="M0 0h48v48H0z" />
        <g fill="none" stroke="#fff" strokeWidth="2.2" opacity="0.9">
          {[0.95, 0.75, 0.55, 0.4].map((opacity, at) => (
            <circle key={opacity} cx="14.5" cy="24" r={8.5 + 6 * at} opacity={opacity} />
          ))}
        </g>
        <circle cx="14.5" cy="24" r="3.6" fill="#fff" />
      </g>
    </svg>
  );
}

/** Mark and name, or the owner's logo, as the header and the footer show them. */
export function Wordmark() {
  const { logo, name } = useShop();
  return (
    <span className={name.length > 24 ? "wordmark long" : "wordmark"}>
      {logo ? <img {...logo} alt={logo.alt} /> : <TagMark />}
      {logo?.alt ? null : name}
    </span>
  );
}
