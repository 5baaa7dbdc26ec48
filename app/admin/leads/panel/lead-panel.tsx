import { useRef } from "react";
import { fullName, notesLimits } from "#app/admin/leads/shared/lead.ts";
import { LeadTexts } from "#app/admin/leads/sms/lead-texts.tsx";
import { SidePanel } from "#app/admin/side-panel.tsx";
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

/** One lead: who it is, its status and notes to edit, its history. */
export function LeadPanel({ lead, others, onClose, onNext }: LeadPanelProps) {
  const form = useLeadEdit(lead);
  const { edit, change, conflict, problem, isDirty, isSaving } = form;
  const notes = useRef<HTMLTextAreaElement>(null);
  const unsaved = useUnsavedChanges(isDirty);

  function save(then: () => void) {
    if (edit.notes.length > notesLimits.max) return notes.current?.focus();
    void form.save(() => {
      unsaved.allow();
      then();
    });
  }

  return (
    <>
      <SidePanel
        title={fullName(lead)}
        onClose={onClose}
        initialFocus={isTouched ? "panel" : notes}
        returnFocus={() => document.querySelector<HTMLElement>(`[data-lead="${lead.id}"]`)}
        footer={
          <>
            <Presence lead={lead} isDirty={isDirty} />
            <div className="flex flex-wrap items-center gap-2">
              <div className="flex w-full gap-2 sm:hidden">
                <CallButtons lead={lead} isShort />
              </div>
              <button
                type="button"
                className={button()}
                disabled={isSaving}
                onClick={() => save(onClose)}
              >
                {isSaving ? "Saving…" : conflict ? "Save my version" : "Save"}
              </button>
              {onNext ? (
                <button
                  type="button"
                  className={button("outline")}
                  disabled={isSaving}
                  onClick={() => (isDirty ? save(onNext) : onNext())}
                >
                  {isDirty ? "Save and next" : "Next lead"}
                </button>
              ) : null}
              <p className="ml-auto hidden text-sm text-ink-soft fine:block">Ctrl + Enter saves</p>
            </div>
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the save button. */}
        <div
          className="grid gap-5"
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              if (!isSaving) save(onClose);
            }
          }}
        >
          <LeadDetails lead={lead} />
          <LeadWork lead={lead} />
          {conflict ? (
            <ConflictNotice
              conflict={conflict}
              edit={edit}
              onTakeStatus={(status) => change({ status })}
              onTakeNotes={() => change({ notes: conflict.current.notes ?? "" })}
              onMergeNotes={form.mergeNotes}
            />
          ) : null}
          <StatusField value={edit.status} onChange={(status) => change({ status })} />
          <NotesField ref={notes} value={edit.notes} onChange={(text) => change({ notes: text })} />
          {problem ? (
            <p role="alert" className="rounded-lg bg-tag-wash p-3 text-sm font-semibold text-tag">
              Failed to update lead. {problem} What you typed is still here.
            </p>
          ) : null}
          {/* What comes later stands below what is pressed first, so that it moves nothing under a finger. */}
          <LeadTexts lead={lead} others={others} />
          <CustomerSection lead={lead} />
          <LeadHistory lead={lead} others={others} />
          <EraseSender
            lead={lead}
            onErased={() => {
              unsaved.allow();
              onClose();
            }}
          />
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
          <p>What you changed for {fullName(lead)} is not saved yet.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
