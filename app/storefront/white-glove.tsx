import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#shop/pictures.ts";

const icons: readonly IconName[] = ["truck", "check", "box", "clock"];

interface WhiteGloveProps {
  /** What is said first, then the titles and texts of the four cards. */
  words: readonly string[];
  photos: readonly { picture: PictureData; alt: string }[];
}

/** What happens at the door, with its three photos. */
export function WhiteGlove({ words, photos }: WhiteGloveProps) {
  return (
    <section className="bg-sunken py-14" aria-labelledby="white-glove">
      <div className="container-page">
        <h2 id="white-glove" className="max-w-3xl text-3xl sm:text-4xl">
          White-Glove Delivery &amp; Assembly
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">{words[0]}</p>
        <ul className="mt-7 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {icons.map((icon, at) => (
            <li key={icon} className="rounded-card border border-line bg-surface p-5">
              <span className="grid size-11 place-items-center rounded-lg bg-spruce-wash text-spruce">
                <Icon name={icon} className="size-6" />
              </span>
              <h3 className="mt-4 text-lg">{words[2 * at + 1]}</h3>
              <p className="mt-1.5 text-ink-soft">{words[2 * at + 2]}</p>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {photos.map(({ picture, alt }, index) => (
            <Picture
              key={alt}
              picture={picture}
              alt={alt}
              sizes={`(min-width: 100rem) 29rem, (min-width: 40rem) 31vw, ${index === 0 ? 92 : 44}vw`}
              className="aspect-4/3 w-full rounded-card first:col-span-2 sm:first:col-span-1"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
