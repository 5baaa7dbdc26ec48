import { db } from "#app/lib/supabase.ts";
import { toolButton } from "../controls.ts";
import { FileButton } from "../kit/file-button.tsx";
import { useWrite } from "../kit/use-write.ts";
import { removeOriginals } from "../pictures/local-originals.ts";
import { addFile } from "../pictures/read-picture.ts";
import { type ShowroomId, showroomNames } from "../records/product-labels.ts";
import type { Product } from "../records/records.queries.ts";

/** The original is the picture of this very product in the showroom; null takes it off. */
async function setActualPicture(product: string, showroom: ShowroomId, original: string | null) {
  await db()
    .rpc("set_actual_picture", { product, showroom, original: original as string })
    .throwOnError();
}

/** Two taps, this and the camera's own: shoppers see this very product, with the place and the day. */
export function ActualPictureButton({
  product,
  room,
}: {
  product: Product;
  room: ShowroomId | undefined;
}) {
  const { isBusy, write } = useWrite({ refused: "The picture didn’t save." });

  const take = (file: File) =>
    write(async () => {
      const taken = await addFile(file);
      if ("problem" in taken) throw new Error(taken.problem);
      try {
        const { sendOriginal } = await import("../pictures/storage.ts");
        await sendOriginal(taken.name);
        await setActualPicture(product.id, room!, taken.name);
      } finally {
        await removeOriginals([taken.name]);
      }
      return {
        title: `${product.title}: shoppers see this one, at ${showroomNames[room!]}.`,
        undo: () => setActualPicture(product.id, room!, null),
      };
    }, `picture ${product.id} ${room}`);

  return (
    <FileButton
      look={toolButton(`min-h-14 px-1 ${room ? "" : "opacity-50"}`)}
      accept="image/jpeg,image/png,image/webp"
      capture="environment"
      disabled={!room}
      isBusy={isBusy}
      onFiles={([file]) => file && void take(file)}
    >
      {isBusy ? "Sending…" : "Picture of it"}
    </FileButton>
  );
}
