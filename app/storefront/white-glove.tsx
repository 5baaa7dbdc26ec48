import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#shop/pictures.ts";

const deliveryFeatures: { icon: IconName; title: string; text: string }[] = [
  {
    icon: "truck",
    title: "Into the room you choose",
    text: "Two people carry every piece in, upstairs too, and set it where you want it.",
  },
  {
    icon: "check",
    title: "Put together, level and tight",
    text: "Beds, tables and sectionals are assembled on the spot. The price depends on the item.",
  },
  {
    icon: "box",
    title: "The packaging leaves with us",
    text: "Cardboard, foam and straps go back on the truck. You keep the furniture.",
  },
  {
    icon: "clock",
    title: "On a day that works for you",
    text: "We’ll set a day and a time window by phone, and call when we’re on the way.",
  },
];

/** What happens at the door, with its three photos. */
export function WhiteGlove({ pictures }: { pictures: readonly PictureData[] }) {
  const alts = [
    "A chest on a dolly, wrapped in a quilted blanket, and cartons inside a front door",
    "A walnut bed frame half put together, its slats and tools laid out on a blanket",
    "A walnut dresser under a round mirror with a lamp lit on it, and folded moving blankets on the rug",
  ];
  return (
    <section className="bg-sunken py-14" aria-labelledby="white-glove">
      <div className="container-page">
        <h2 id="white-glove" className="max-w-3xl text-3xl sm:text-4xl">
          White-Glove Delivery &amp; Assembly
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">
          A good price is only good if the dresser arrives without a scratch. Our own crew delivers
          all over Metro Detroit.
        </p>
        <ul className="mt-7 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {deliveryFeatures.map(({ icon, title, text }) => (
            <li key={title} className="rounded-card border border-line bg-surface p-5">
              <span className="grid size-11 place-items-center rounded-lg bg-spruce-wash text-spruce">
                <Icon name={icon} className="size-6" />
              </span>
              <h3 className="mt-4 text-lg">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {pictures.map((photo, index) => (
            <Picture
              key={photo.src}
              picture={photo}
              alt={alts[index] ?? ""}
              sizes="(min-width: 40rem) 26rem, 50vw"
              className="aspect-4/3 w-full rounded-card first:col-span-2 sm:first:col-span-1"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
