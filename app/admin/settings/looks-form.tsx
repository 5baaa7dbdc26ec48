import { useQuery } from "@tanstack/react-query";
import type { ShopPlace } from "#shop/shop.ts";
import { LoadState } from "../kit/load-state.tsx";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import { looksQuery } from "./looks.queries.ts";
import { PicturePlace } from "./picture-place.tsx";

const places: readonly { place: ShopPlace; title: string; about: string }[] = [
  {
    place: "logo",
    title: "Logo",
    about:
      "In the header and footer of every page, on light and dark. Works best on a transparent background.",
  },
  { place: "icon", title: "Icon", about: "In browser tabs and on phones. Square." },
  {
    place: "share",
    title: "Picture for shared links",
    about: "Shown when someone shares a link to the store. At least 1,200 pixels wide.",
  },
];

const frontOf = (place: ShowroomId) => ({
  place,
  title: `${showroomNames[place]} showroom`,
  about: "Its front, on the home page and Locations.",
});

const photos: typeof places = [
  { place: "inside", title: "Inside a showroom", about: "At the top of Locations. Wide." },
  ...([1, 2, 3] as const).map((number) => ({
    place: `delivery-${number}` as const,
    title: `Delivery photo ${number}`,
    about: "On the home page, below what your crew does.",
  })),
];

export function LooksForm() {
  const query = useQuery(looksQuery);
  const { data } = query;
  if (!data) {
    return <LoadState of={query} what="the pictures" />;
  }
  return (
    <Section
      title="Logo and pictures"
      about="PNG, JPEG, WebP or SVG, up to 25 MB. They show on the site within a minute."
    >
      <ul className="divide-y divide-line">
        {[...places, ...showroomIds.map(frontOf), ...photos].map((entry) => (
          <PicturePlace
            key={entry.place}
            {...entry}
            picture={data.find(({ place }) => place === entry.place)}
          />
        ))}
      </ul>
    </Section>
  );
}
