import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { db } from "#app/lib/supabase.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { showPhone } from "#shop/phone.ts";
import type { Database, Tables } from "#supabase/database.types.ts";
import { plural } from "../format.ts";
import { useErasure } from "../kit/use-erasure.tsx";
import { rowsQuery } from "../requests.ts";
import { Section } from "../section.tsx";
import { Log } from "./log.tsx";

const erasuresQuery = rowsQuery(["erasures"], () =>
  db().from("erasures").select("*").order("id", { ascending: false }).limit(100),
);

export function Erasures() {
  const { data: erasures = [] } = useQuery(erasuresQuery);
  return (
    <Section
      title="Erased on request"
      about="When someone asks you to delete their data, erase their financing requests and holds by phone number."
    >
      <EraseNumber />
      <Log className="mt-3" rows={erasures.map((one) => ({ ...one, words: sentence(one) }))} />
    </Section>
  );
}

function sentence({ erased_by_email, erased_by, what, leads, texts }: Tables<"erasures">) {
  const who = erased_by_email ?? erased_by ?? "The shop's server";
  if (what === "account") return `${who} erased an account.`;
  if (what === "holds") return `${who} erased the holds of a number.`;
  return `${who} erased ${plural(leads, "request")} with ${plural(texts, "text")}.`;
}

type Preview = Database["public"]["Functions"]["preview_erasure_of_number"]["Returns"][number] & {
  phone: string;
};

/** Takes one person out on request by their number: for those who held a product and asked for nothing else. */
function EraseNumber() {
  const [phone, setPhone] = useState("");
  const { isBusy, problem, reset, look, dialog } = useErasure<Preview>({
    async look() {
      const { data } = await db().rpc("preview_erasure_of_number", { phone }).throwOnError();
      if (!data[0]) throw new Error("We have nothing on file for this number.");
      return { ...data[0], phone };
    },
    async erase() {
      await db().rpc("erase_number", { phone }).throwOnError();
    },
    words: ({ leads, holds, names, phone }) =>
      `Name and number go from ${plural(leads, "request")} and ${plural(holds, "hold or delivery", "holds and deliveries")} of ${showPhone(phone)} (${names.join(", ")}). Their current holds end. This cannot be undone.`,
    onErased: () => setPhone(""),
  });

  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <TextField
        className="w-full max-w-72"
        label="Phone number to erase"
        type="tel"
        autoComplete="off"
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
      {dialog}
    </form>
  );
}
