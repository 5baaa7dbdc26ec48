import { db } from "#app/lib/supabase.ts";
import { button } from "#app/ui/button.ts";
import { showPhone } from "#shop/phone.ts";
import type { Database, FinancingLead } from "#supabase/database.types.ts";
import { plural } from "../../format.ts";
import { useErasure } from "../../kit/use-erasure.tsx";

type Preview = Database["public"]["Functions"]["preview_erasure"]["Returns"][number];

interface EraseSenderProps {
  lead: FinancingLead;
  /** Called before the list shows the lead without its person. */
  onErased: () => void;
}

/** Takes one person out on request: every lead of the phone number, its texts, answers and holds. */
export function EraseSender({ lead, onErased }: EraseSenderProps) {
  const { isBusy, look, dialog } = useErasure<Preview>({
    refused: "Nothing was erased.",
    async look() {
      const { data } = await db().rpc("preview_erasure", { lead: lead.id }).throwOnError();
      if (!data[0]) throw new Error("This person was already erased.");
      return data[0];
    },
    async erase() {
      await db().rpc("erase_sender", { lead: lead.id }).throwOnError();
    },
    words: (preview) => <Words lead={lead} preview={preview} />,
    onErased,
  });
  if (lead.anonymized_at) return null;
  return (
    <div className="border-t border-line pt-4">
      <button
        type="button"
        disabled={isBusy}
        className={button("quiet", "sm", "-ml-3 text-tag")}
        onClick={look}
      >
        Erase this person…
      </button>
      {dialog}
    </div>
  );
}

function Words({ lead, preview }: { lead: FinancingLead; preview: Preview }) {
  return (
    <div className="grid gap-2">
      <p>
        <strong className="text-ink">We’ll erase:</strong> name, phone number and notes of{" "}
        {plural(preview.leads, "request")}
        {lead.phone ? ` from ${showPhone(lead.phone)}` : ""} ({preview.names.join(", ")})
        {besides(preview)}. This can’t be undone.
      </p>
      <p>
        <strong className="text-ink">We’ll keep:</strong> when each request came in, for which
        lender and its outcome; any consent, under a hash of the number
        {preview.has_opted_out ? ", and their opt-out from texts" : ""}; a note that someone was
        erased and by whom, but not who it was; backups, until newer ones replace them; and what the
        text provider keeps. To erase an account, go to Manage Users.
      </p>
    </div>
  );
}

const besides = ({ texts, replies, holds }: Preview) =>
  [
    [texts, "text"],
    [replies, "answer"],
    [holds, "hold"],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `, ${plural(Number(count), String(what))}`)
    .join("");
