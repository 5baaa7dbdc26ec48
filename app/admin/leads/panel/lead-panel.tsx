import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { button } from "#app/ui/button.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import type { FinancingLead } from "#supabase/database.types.ts";
import { RadioField } from "../../kit/radio-field.tsx";
import { UnsavedDraftNote } from "../../kit/unsaved-draft-note.tsx";
import { useIsNarrow } from "../../kit/use-is-narrow.ts";
import { Problem } from "../../problem.tsx";
import { SidePanel } from "../../side-panel.tsx";
import { useIsLimited } from "../../use-is-limited.ts";
import { fullName, leadStatuses, statusLabels } from "../shared/lead.ts";
import { notUpdated } from "../shared/use-lead-write.ts";
import { LeadTexts } from "../sms/lead-texts.tsx";
import { CallButtons } from "./call-buttons.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { CustomerSection } from "./customer-section.tsx";
import { EraseSender } from "./erase-sender.tsx";
import { LeadDetails } from "./lead-details.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { LeadWork } from "./lead-work.tsx";
import { NotesField } from "./notes-field.tsx";
import { Presence } from "./presence.tsx";
import { useLeadEdit } from "./use-lead-edit.ts";

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
  const after = useRef(onClose);
  const form = useLeadEdit(lead, () => {
    unsaved.allow();
    after.current();
  });
  const { isChanged, isBusy, problem, theirs } = form;
  const notes = useRef<HTMLTextAreaElement>(null);
  const unsaved = useUnsavedChanges(isChanged);
  const isPhone = useIsNarrow("phone");
  const isLimited = useIsLimited();

  function save(then: () => void) {
    if (isBusy || theirs) return;
    after.current = then;
    if (isChanged) form.save();
    else then();
  }

  const details = <LeadDetails key="details" lead={lead} />;
  const work = <LeadWork key="work" lead={lead} />;
  const texts = lead.kind ? null : <LeadTexts key="texts" lead={lead} others={others} />;
  const fields = <EditFields key="fields" form={form} notes={notes} />;
  return (
    <>
      <SidePanel
        title={fullName(lead)}
        onClose={onClose}
        initialFocus={isTouched || isPhone ? "panel" : notes}
        returnFocus={() => document.querySelector<HTMLElement>(`[data-lead="${lead.id}"]`)}
        footer={
          <>
            <Presence lead={lead} isDirty={isChanged} />
            <div className="mb-3 empty:hidden">
              <Problem>
                {problem && !theirs ? `${notUpdated} ${problem} What you typed is still here.` : ""}
              </Problem>
            </div>
            <Buttons
              lead={lead}
              isDirty={isChanged}
              isBusy={isBusy}
              isStopped={theirs !== undefined}
              onSave={() => save(onClose)}
              onNext={onNext && (() => save(onNext))}
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
              save(onClose);
            }
          }}
        >
          {/* Where all is in view, what comes later stands below what is pressed first, so that it moves nothing. */}
          {isPhone ? [work, texts, details, fields] : [details, work, fields, texts]}
          {lead.kind ? null : <CustomerSection lead={lead} others={others} />}
          <LeadHistory lead={lead} others={others} />
          {isLimited ? null : (
            <EraseSender
              lead={lead}
              onErased={() => {
                form.draft.drop();
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
          onConfirm={() => {
            form.draft.drop();
            unsaved.leave();
          }}
          onCancel={unsaved.stay}
        >
          <p>Your changes to {fullName(lead)} aren’t saved yet.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** Any may follow any. */
const statuses = leadStatuses.map((status) => [status as string, statusLabels[status]] as const);

interface EditFieldsProps {
  form: ReturnType<typeof useLeadEdit>;
  notes: React.RefObject<HTMLTextAreaElement | null>;
}

/** Status and notes, with what somebody else saved first. */
function EditFields({ form, notes }: EditFieldsProps) {
  const { draft, controls, theirs } = form;
  const { status, notes: text } = controls.values;
  return (
    <form ref={form.form} className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
      <UnsavedDraftNote draft={draft} />
      {theirs ? <ConflictNotice form={form} /> : null}
      <RadioField
        isBoxed
        legend="Status"
        options={statuses}
        value={status}
        onChange={(status) => controls.change({ status })}
        className="text-sm"
      />
      <NotesField ref={notes} value={text} onChange={(notes) => controls.change({ notes })} />
    </form>
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
      <div className="flex w-full flex-wrap gap-2 sm:hidden">
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

/** Every way out of the panel is a change of the address; with unsaved changes it asks first. */
function useUnsavedChanges(isDirty: boolean) {
  const isAllowed = useRef(false);
  const blocker = useBlocker(() => isDirty && !isAllowed.current);
  useEffect(() => {
    if (!isDirty) return;
    isAllowed.current = false;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return {
    isAsking: blocker.state === "blocked",
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    allow: () => {
      isAllowed.current = true;
    },
  };
}
