import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { tool } from "#app/admin/controls.ts";
import { formatDateTime, formatDuration } from "#app/admin/format.ts";
import { AdminIcon } from "#app/admin/icons.tsx";
import { useLeadTools } from "#app/admin/leads/lead-context.ts";
import { takeIn } from "#app/admin/leads/leads.queries.ts";
import { phoneTarget } from "#app/admin/leads/list/columns.tsx";
import { fullName, statuses, statusLabels } from "#app/admin/leads/list/lead-list.ts";
import { LeadTexts } from "#app/admin/leads/messages/lead-text.tsx";
import { StatusPill } from "#app/admin/leads/status.tsx";
import { SidePanel } from "#app/admin/side-panel.tsx";
import type { FinancingLead } from "#app/lib/database.types.ts";
import { button } from "#app/ui/button.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import { type Conflict, editOf, isSameEdit, joinNotes, type LeadEdit, rebase } from "./conflict.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { maxNotes, NotesField } from "./notes-field.tsx";
import { saveLead } from "./save-lead.ts";

interface LeadPanelProps {
  /** The lead as the list has it now. */
  lead: FinancingLead;
  twins: readonly FinancingLead[];
  onClose: () => void;
  /** Goes on to the next lead of the list, if there is one. */
  onNext: (() => void) | undefined;
}

/** One lead: who it is, its status and notes to edit, its history. */
export function LeadPanel({ lead, twins, onClose, onNext }: LeadPanelProps) {
  const client = useQueryClient();
  // The lead that the form was filled from; what others save meanwhile shows up when this one is saved.
  const [base, setBase] = useState(lead);
  const [edit, setEdit] = useState<LeadEdit>(() => editOf(lead));
  const [conflict, setConflict] = useState<Conflict>();
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);
  const isDirty = !isSameEdit(edit, editOf(base));
  const isTooLong = edit.notes.length > maxNotes;
  const notes = useRef<HTMLTextAreaElement>(null);
  const leave = useUnsavedQuestion(isDirty);

  // Nothing typed yet, and the list has a newer one: follow it.
  if (!isDirty && !conflict && lead.version > base.version) {
    setBase(lead);
    setEdit(editOf(lead));
  }

  async function save(then: () => void) {
    if (isTooLong) {
      notes.current?.focus();
      return;
    }
    setSaving(true);
    setProblem("");
    try {
      const result = await saveLead(base, edit);
      if (result.outcome === "saved") {
        takeIn(client, [result.lead]);
        setBase(result.lead);
        setEdit(editOf(result.lead));
        setConflict(undefined);
        showToast({ title: "Lead updated successfully.", tone: "success" });
        leave.allow();
        then();
      } else if (result.outcome === "conflict") {
        const { current } = result.conflict;
        takeIn(client, [current]);
        setEdit(rebase(editOf(base), edit, editOf(current)).merged);
        setBase(current);
        setConflict(result.conflict);
      } else {
        fail("This lead can no longer be changed: it was removed, or your admin role was.");
      }
    } catch (error) {
      fail((error as Error).message);
    } finally {
      setSaving(false);
    }
  }

  function fail(reason: string) {
    setProblem(reason);
    showToast({ title: "Failed to update lead.", description: reason, tone: "destructive" });
  }

  return (
    <>
      <SidePanel
        title={fullName(lead)}
        onClose={onClose}
        initialFocus={notes}
        returnFocus={() => document.querySelector<HTMLElement>(`[data-lead="${lead.id}"]`)}
        footer={
          <div className="flex flex-wrap items-center gap-2">
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
            <p className="ml-auto text-sm text-ink-soft max-sm:hidden">Ctrl + Enter saves</p>
          </div>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the save button. */}
        <div
          className="grid gap-5"
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              if (!isSaving) void save(onClose);
            }
          }}
        >
          <Facts lead={lead} />
          <LeadTexts lead={lead} />
          <Twins lead={lead} twins={twins} />
          {conflict ? (
            <ConflictNotice
              conflict={conflict}
              edit={edit}
              onTakeStatus={(status) => setEdit({ ...edit, status })}
              onTakeNotes={() => setEdit({ ...edit, notes: conflict.current.notes ?? "" })}
              onJoinNotes={(before) =>
                setEdit({
                  ...edit,
                  notes: joinNotes(before, edit.notes, conflict.current.notes ?? ""),
                })
              }
            />
          ) : null}
          <fieldset>
            <legend className="text-sm font-semibold">Status</legend>
            <div className="mt-1.5 grid grid-cols-2 gap-2 sm:grid-cols-4">
              {statuses.map((status) => (
                <label
                  key={status}
                  className="flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg border border-ink-soft/60 px-2 text-sm font-semibold has-checked:border-spruce has-checked:bg-spruce-wash has-checked:text-spruce has-focus-visible:outline-3 has-focus-visible:outline-brass"
                >
                  <input
                    type="radio"
                    name="status"
                    value={status}
                    checked={edit.status === status}
                    onChange={() => setEdit({ ...edit, status })}
                    className="accent-(--spruce-fill) outline-none"
                  />
                  {statusLabels[status]}
                </label>
              ))}
            </div>
          </fieldset>
          <NotesField
            ref={notes}
            value={edit.notes}
            onChange={(text) => setEdit({ ...edit, notes: text })}
          />
          {problem ? (
            <p role="alert" className="rounded-lg bg-tag-wash p-3 text-sm font-semibold text-tag">
              Failed to update lead. {problem} What you typed is still here.
            </p>
          ) : null}
          <LeadHistory lead={lead} />
        </div>
      </SidePanel>
      {leave.isAsking ? (
        <ConfirmDialog
          title="Leave without saving?"
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={leave.leave}
          onCancel={leave.stay}
        >
          <p>What you changed for {fullName(lead)} is not saved yet.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Facts({ lead }: { lead: FinancingLead }) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <a href={`tel:${phoneTarget(lead)}`} className={button("primary", "md")}>
          <Icon name="phone" />
          Call {lead.phone}
        </a>
        <a href={`sms:${phoneTarget(lead)}`} className={button("outline", "md")}>
          <AdminIcon name="text" />
          Text
        </a>
        <CopyButton text={lead.phone} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-soft">Asked for</dt>
        <dd>{lead.financing_option}</dd>
        <dt className="text-ink-soft">Received</dt>
        <dd>
          <time dateTime={lead.created_at}>{formatDateTime(lead.created_at)}</time>
        </dd>
        <dt className="text-ink-soft">First contact</dt>
        <dd>{contactSentence(lead)}</dd>
      </dl>
    </div>
  );
}

function contactSentence({ status, created_at, first_contacted_at }: FinancingLead) {
  if (first_contacted_at) {
    const wait = formatDuration(Date.parse(first_contacted_at) - Date.parse(created_at));
    return `${wait} after the request`;
  }
  if (status !== "pending") return "not known";
  return `none yet, waiting for ${formatDuration(Date.now() - Date.parse(created_at))}`;
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState("Copy");
  return (
    <button
      type="button"
      className={tool("sm:min-h-11")}
      onClick={async () => {
        const done = await navigator.clipboard?.writeText(text).then(
          () => true,
          () => false,
        );
        setSaid(done ? "Copied" : "Could not copy");
        setTimeout(() => setSaid("Copy"), 2000);
      }}
    >
      <span aria-live="polite">{said}</span>
      <span className="sr-only">phone number</span>
    </button>
  );
}

function Twins({ lead, twins }: { lead: FinancingLead; twins: readonly FinancingLead[] }) {
  const { open } = useLeadTools();
  const others = twins.filter((twin) => twin.id !== lead.id);
  if (others.length === 0) return null;
  return (
    <section aria-label="Possible duplicates" className="rounded-lg bg-brass-wash p-3 text-sm">
      <h3 className="font-sans text-sm font-semibold text-brass">
        The same phone left {others.length === 1 ? "another lead" : `${others.length} other leads`}
      </h3>
      <ul className="mt-2 grid gap-1">
        {others.map((twin) => (
          <li key={twin.id} className="flex flex-wrap items-center gap-x-2">
            <button
              type="button"
              className="min-h-8 text-left font-semibold underline [overflow-wrap:anywhere]"
              onClick={() => open(twin)}
            >
              {fullName(twin)}
            </button>
            <StatusPill status={twin.status} />
            <span className="text-ink-soft">
              {twin.financing_option}, {formatDateTime(twin.created_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every way out of the panel is a change of the address; with unsaved changes it asks first. */
function useUnsavedQuestion(isDirty: boolean) {
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
