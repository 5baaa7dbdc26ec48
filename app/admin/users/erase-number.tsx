import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { db } from "#app/lib/supabase.ts";
import { button } from "#app/ui/button.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showPhone } from "#shop/phone.ts";
import type { Database } from "#supabase/database.types.ts";
import { plural } from "../format.ts";
import { useWrite } from "../kit/use-write.ts";

type Preview = Database["public"]["Functions"]["preview_erasure_of_number"]["Returns"][number];

/** Takes one person out on request by their number: for those who held a product and asked for nothing else. */
export function EraseNumber() {
  const [phone, setPhone] = useState("");
  const [preview, setPreview] = useState<Preview>();
  const client = useQueryClient();
  const { isBusy, problem, reset, write } = useWrite({ refresh: () => client.invalidateQueries() });

  const look = () =>
    write(async () => {
      const { data } = await db().rpc("preview_erasure_of_number", { phone }).throwOnError();
      if (!data[0]) throw new Error("We have nothing on file for this number.");
      setPreview(data[0]);
    });

  async function erase() {
    const isErased = await write(async () => {
      await db().rpc("erase_number", { phone }).throwOnError();
      return { title: "This person was erased." };
    });
    setPreview(undefined);
    if (isErased) setPhone("");
  }

  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <TextField
        className="w-full max-w-72"
        label="Phone number to erase"
        type="tel"
        autoComplete="off"
        maxLength={20}
        value={phone}
        error={problem || undefined}
        onChange={({ target }) => {
          setPhone(target.value);
          reset();
        }}
      />
      <button type="submit" className={button("outline")} disabled={isBusy || !phone.trim()}>
        Erase…
      </button>
      {preview ? (
        <ConfirmDialog
          title="Erase this person?"
          confirmLabel="Erase"
          isBusy={isBusy}
          onConfirm={erase}
          onCancel={() => setPreview(undefined)}
        >
          Name and number go from {plural(preview.leads, "request")} and{" "}
          {plural(preview.holds, "hold or delivery", "holds and deliveries")} of {showPhone(phone)}{" "}
          ({preview.names.join(", ")}). Their current holds end. This cannot be undone.
        </ConfirmDialog>
      ) : null}
    </form>
  );
}
