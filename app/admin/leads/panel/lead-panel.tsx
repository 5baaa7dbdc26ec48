import { useRef } from "react";
import { useIsNarrow } from "#app/admin/kit/use-is-narrow.ts";
import { fullName, notesLimits } from "#app/admin/leads/shared/lead.ts";
import { notUpdated } from "#app/admin/leads/shared/use-lead-write.ts";
import { LeadTexts } from "#app/admin/leads/sms/lead-texts.tsx";
import { Problem } from "#app/admin/problem.tsx";
import { SidePanel } from "#app/admin/side-panel.tsx";
import { useIsLimited } from "#app/admin/use-is-limited.ts";
import { button } from "#app/ui/button.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { FinancingLead } from "#supabase/database.types.ts";
import { CallButtons } from "./call-buttons.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { CustomerSection } from "./customer-section.tsx";
import { EraseSender } from "./erase-sender.tsx";
import { LeadDetails } from "./lead-details.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { LeadWork } from "./lead-work.tsx";
import { NotesField } from "./notes-field.tsx";
import { Presence } from "./presence.tsx";
import { StatusField } from "./status-field.tsx";
import { useLeadEdit } from "./use-lead-edit.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

/** Where fingers type, the keyboard covers half of the screen: it comes when it is asked for. */
const isTouched = matchMedia("(pointer: coarse)").matches;

interface LeadPanelProps {
  /** The lead as the list has it now. */
  lead: FinancingLead;
  /** The other requests of the same person. */
  others: readonly FinancingLead[];
  onClose: () => void;
  /** Goes on to the next lead of the list, if there is one. */
  onNext: (() => void) | undefined;
}

/** One lead: how to reach it, what was written, its status and notes to edit, its history. */
export function LeadPanel({ lead, others, onClose, onNext }: LeadPanelProps) {
  const form = useLeadEdit(lead);
  const { edit, isDirty, isBusy, conflict, problem } = form;
  const notes = useRef<HTMLTextAreaElement>(null);
  const unsaved = useUnsavedChanges(isDirty);
  const isPhone = useIsNarrow("phone");
  const isLimited = useIsLimited();

  async function save(then: () => void) {
    if (isBusy) return;
    if (edit.notes.length > notesLimits.max) return notes.current?.focus();
    if (!(await form.save())) return;
    unsaved.allow();
    then();
  }

  const details = <LeadDetails key="details" lead={lead} />;
  const work = <LeadWork key="work" lead={lead} />;
  const texts = lead.kind ? null : <LeadTexts key="texts" lead={lead} others={others} />;
  const fields = (
    <EditFields key="fields" form={form} notes={notes} onSaveMine={() => void save(onClose)} />
  );
  return (
    <>
      <SidePanel
        title={fullName(lead)}
        onClose={onClose}
        initialFocus={isTouched || isPhone ? "panel" : notes}
        returnFocus={() => document.querySelector<HTMLElement>(`[data-lead="${lead.id}"]`)}
        footer={
          <>
            <Presence lead={lead} isDirty={isDirty} />
            <div className="mb-3 empty:hidden">
              <Problem>
                {problem && `${notUpdated} ${problem} What you typed is still here.`}
              </Problem>
            </div>
            <Buttons
              lead={lead}
              isDirty={isDirty}
              isBusy={isBusy}
              isStopped={conflict !== undefined}
              onSave={() => void save(onClose)}
              onNext={onNext && (() => void save(onNext))}
            />
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the save button. */}
        <div
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
          onKeyDown={(event) => {
            // What a sheet above it hears bubbles here, too.
            if (!event.currentTarget.contains(event.target as Node)) return;
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              if (!conflict) void save(onClose);
            }
          }}
        >
          {/* Where all is in view, what comes later stands below what is pressed first, so that it moves nothing. */}
          {isPhone ? [work, texts, details, fields] : [details, work, fields, texts]}
          {lead.kind ? null : <CustomerSection lead={lead} />}
          <LeadHistory lead={lead} others={others} />
          {isLimited ? null : (
            <EraseSender
              lead={lead}
              onErased={() => {
                unsaved.allow();
                onClose();
              }}
            />
          )}
        </div>
      </SidePanel>
      {unsaved.isAsking ? (
        <ConfirmDialog
          title="Leave without saving?"
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={unsaved.leave}
          onCancel={unsaved.stay}
        >
          <p>Your changes to {fullName(lead)} aren’t saved yet.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface EditFieldsProps {
  form: ReturnType<typeof useLeadEdit>;
  notes: React.RefObject<HTMLTextAreaElement | null>;
  onSaveMine: () => void;
}

/** Status and notes, with what somebody else saved first. */
function EditFields({ form, notes, onSaveMine }: EditFieldsProps) {
  const { edit, change, conflict } = form;
  return (
    <>
      {conflict ? (
        <ConflictNotice
          conflict={conflict}
          edit={edit}
          onTake={form.takeTheirs}
          onMergeNotes={form.mergeNotes}
          onSave={onSaveMine}
        />
      ) : null}
      <StatusField value={edit.status} onChange={(status) => change({ status })} />
      <NotesField ref={notes} value={edit.notes} onChange={(text) => change({ notes: text })} />
    </>
  );
}

interface ButtonsProps {
  lead: FinancingLead;
  isDirty: boolean;
  isBusy: boolean;
  /** A question above has to be answered first. */
  isStopped: boolean;
  onSave: () => void;
  onNext: (() => void) | undefined;
}

/** What stays in view below: calling on a phone, saving, going on. */
function Buttons({ lead, isDirty, isBusy, isStopped, onSave, onNext }: ButtonsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex w-full gap-2 sm:hidden">
        <CallButtons lead={lead} isShort />
      </div>
      <button type="button" className={button()} disabled={isBusy || isStopped} onClick={onSave}>
        {isBusy ? "Saving…" : "Save"}
      </button>
      {onNext ? (
        <button
          type="button"
          className={button("outline")}
          disabled={isBusy || isStopped}
          onClick={onNext}
        >
          {isDirty ? "Save and next" : "Next lead"}
        </button>
      ) : null}
      <p className="ml-auto hidden text-sm text-ink-soft fine:block">Ctrl + Enter saves</p>
    </div>
  );
}
