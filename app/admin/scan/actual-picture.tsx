import { useRef } from "react";
import { db } from "#app/lib/supabase.ts";
import { ToolButton } from "../kit/tool-button.tsx";
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
  const input = useRef<HTMLInputElement>(null);
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
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        className="sr-only"
        tabIndex={-1}
        aria-label="Picture of this one"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file).then(() => (target.value = ""));
        }}
      />
      <ToolButton
        className="min-h-14 px-1"
        disabled={!room}
        aria-busy={isBusy || undefined}
        onClick={() => !isBusy && input.current?.click()}
      >
        {isBusy ? "Sending…" : "Picture of it"}
      </ToolButton>
    </>
  );
}
