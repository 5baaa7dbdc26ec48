import { queryOptions, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { db } from "#app/lib/supabase.ts";
import type { ShopPlace } from "#shop/shop.ts";
import { toolButton } from "../controls.ts";
import { LoadState } from "../kit/load-state.tsx";
import { useWrite } from "../kit/use-write.ts";
import { drawn, mark } from "../pictures/draw-picture.ts";
import { addFile } from "../pictures/read-picture.ts";
import { useShownPicture } from "../pictures/use-shown-picture.ts";
import { Problem } from "../problem.tsx";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { Section } from "../section.tsx";

const looksQuery = queryOptions({
  queryKey: ["looks"],
  queryFn: async ({ signal }) => {
    const { data } = await db()
      .from("product_pictures")
      .select("place, original, problem")
      .not("place", "is", null)
      .not("place", "like", "article-%")
      .abortSignal(signal)
      .throwOnError();
    return data;
  },
});

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

/** The shop's own pictures: each chosen, replaced and taken away again, with a way back. */
export function LooksForm() {
  const { data, isError, isFetching, refetch } = useQuery(looksQuery);
  if (!data) {
    return (
      <LoadState of={{ isError, isFetching, refetch }} failed="Failed to load the pictures." />
    );
  }
  return (
    <Section
      title="Logo and pictures"
      about="PNG, JPEG, WebP or SVG, up to 25 MB. They show on the site within a minute."
    >
      <ul className="divide-y divide-line">
        {[...places, ...showroomIds.map(frontOf), ...photos].map((entry) => (
          <PlaceRow
            key={entry.place}
            {...entry}
            picture={data.find(({ place }) => place === entry.place)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface PlaceRowProps {
  place: ShopPlace;
  title: string;
  about: string;
  picture: { original: string; problem: string | null } | undefined;
}

function PlaceRow({ place, title, about, picture }: PlaceRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState("");
  const { isBusy, problem, write } = useWrite();
  const before = picture?.original ?? null;

  const set = (original: string | null, done: string) =>
    write(async () => {
      await setPicture(place, original);
      return { title: done, undo: () => setPicture(place, before) };
    }, `picture ${place}`);

  async function choose(file: File) {
    setRefusal("");
    const isMark = place === "logo" || place === "icon";
    const ready = await (isMark ? mark(file, place) : drawn(file)).catch(() => undefined);
    if (!ready) return setRefusal(`${file.name} can’t be read as a picture.`);
    const taken = await addFile(ready);
    if ("problem" in taken) return setRefusal(taken.problem);
    await set(taken.name, `${title}: saved.`);
  }

  return (
    <li className="grid gap-2 py-4">
      <h3 className="text-lg">{title}</h3>
      <p className="text-sm text-ink-soft">{about}</p>
      {before ? <Preview original={before} title={title} /> : null}
      <Problem>{refusal || problem || picture?.problem || ""}</Problem>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        className="sr-only"
        tabIndex={-1}
        aria-label={`File for: ${title}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void choose(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={toolButton()}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || input.current?.click()}
        >
          {before ? "Replace" : "Choose"}
          <span className="sr-only"> {title}</span>
        </button>
        {before ? (
          <button
            type="button"
            className={toolButton()}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || set(null, `${title}: removed.`)}
          >
            Remove<span className="sr-only"> {title}</span>
          </button>
        ) : null}
      </div>
    </li>
  );
}

function Preview({ original, title }: { original: string; title: string }) {
  const url = useShownPicture(original);
  return url ? (
    <img src={url} alt={title} className="h-24 justify-self-start rounded-lg border border-line" />
  ) : (
    <div className="h-24 w-32 animate-pulse rounded-lg bg-sunken" />
  );
}

/** Sends it first, so that no place names what is not there. */
async function setPicture(place: ShopPlace, original: string | null) {
  if (original) {
    const { sendOriginal } = await import("../pictures/storage.ts");
    await sendOriginal(original);
  }
  await db()
    .rpc("set_shop_picture", { place, original: original as string })
    .throwOnError();
}
