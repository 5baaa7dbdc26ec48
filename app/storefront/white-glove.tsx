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
    <section className="bg-sunken py-10" aria-labelledby="white-glove">
      <div className="container-page">
        <h2 id="white-glove" className="text-2xl sm:text-3xl">
          White-Glove Delivery &amp; Assembly
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{words[0]}</p>
        <ul className="steps mt-5">
          {icons.map((icon, at) => (
            <li key={icon}>
              <Icon name={icon} />
              <h3>{words[2 * at + 1]}</h3>
              <p className="text-ink-soft">{words[2 * at + 2]}</p>
            </li>
          ))}
        </ul>
        <div className="photos mt-6">
          {photos.map(({ picture, alt }) => (
            <Picture
              key={alt}
              picture={picture}
              alt={alt}
              sizes="(min-width: 100rem) 29rem, 30vw"
              className="aspect-4/3 rounded-card"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
