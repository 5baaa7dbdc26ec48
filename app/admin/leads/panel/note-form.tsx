import { useState } from "react";
import { field, toolButton } from "#app/admin/controls.ts";
import { useWrite } from "#app/admin/kit/use-write.ts";
import { notesLimits } from "#app/admin/leads/shared/lead.ts";
import { addLeadNote } from "#app/admin/leads/shared/lead-writes.ts";
import type { FinancingLead } from "#supabase/database.types.ts";

/** Adds to the timeline, where no one changes or removes it. What fails to be saved stays typed. */
export function NoteForm({ lead }: { lead: FinancingLead }) {
  const [words, setWords] = useState("");
  const { isBusy, problem, write } = useWrite({ refresh: async () => {} });

  async function add() {
    if (!words.trim()) return;
    await write(async () => {
      await addLeadNote(lead, words);
      setWords((now) => (now === words ? "" : now));
    }, `note ${lead.id}`);
  }

  return (
    <form
      className="mt-2 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input
        aria-label="Add to the history"
        placeholder="Add to the history"
        value={words}
        maxLength={notesLimits.max}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
        className={field("min-w-0 flex-1")}
      />
      <button type="submit" disabled={isBusy || !words.trim()} className={toolButton()}>
        {isBusy ? "Adding…" : "Add"}
      </button>
      {problem ? (
        <p role="alert" className="w-full font-semibold text-tag">
          {problem} What you typed is still here.
        </p>
      ) : null}
    </form>
  );
}
