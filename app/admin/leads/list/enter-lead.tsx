import { useRef, useState } from "react";
import { Modal } from "#app/admin/kit/modal.tsx";
import { useWrite } from "#app/admin/kit/use-write.ts";
import {
  isInPerson,
  kindLabels,
  type LeadKind,
  leadKinds,
} from "#app/admin/leads/shared/inquiries.ts";
import { notesLimits } from "#app/admin/leads/shared/lead.ts";
import { enterInquiry, enterLead } from "#app/admin/leads/shared/lead-writes.ts";
import { Problem } from "#app/admin/problem.tsx";
import { useDeviceShowroom } from "#app/admin/shell/showroom-choice.tsx";
import { uuid } from "#app/lib/uuid.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { SelectField } from "../../kit/select-field.tsx";
import { InquiryFields } from "./inquiry-fields.tsx";
import { readInquiry, readTypedLead, type TypedErrors } from "./typed-lead.ts";

interface EnterLeadProps {
  onClose: () => void;
  /** The lead or inquiry that was stored. */
  onEntered: (id: string) => void;
}

const label = "block font-semibold";
const sources = { walk_in: "Walked in", phone: "Called" } as const;

/** Order in which they are offered: most of those who stand there ask for no lender yet. */
const offered: readonly LeadKind[] = [...leadKinds.slice(1), "financing"];

/** Somebody who walks in or calls, typed while they talk: a name is enough, with a number where no one stands there. */
export function EnterLead({ onClose, onEntered }: EnterLeadProps) {
  const [showroom] = useDeviceShowroom();
  const [kind, setKind] = useState<LeadKind>("walk_in");
  const [slugs, setSlugs] = useState<ReadonlyMap<string, string>>(new Map());
  const [errors, setErrors] = useState<TypedErrors>({});
  const { isBusy, problem, write } = useWrite({ refresh: async () => {} });
  const nameField = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const isLead = kind === "financing";

  function enter(form: FormData) {
    const given = (name: string) => String(form.get(name) ?? "");
    // Sent again after a lost answer it is one.
    const submission_key = uuid();
    const typed = isLead ? readTypedLead(given) : readInquiry(kind, given, slugs);
    setErrors(typed.errors ?? {});
    if (typed.errors) {
      const first = typed.errors.name ? nameField : typed.errors.phone ? phoneField : undefined;
      return first?.current?.focus();
    }
    const store =
      "lead" in typed
        ? () => enterLead({ ...typed.lead, showroom, submission_key })
        : () => enterInquiry({ ...typed.inquiry, submission_key });
    void write(async () => {
      const stored = await store();
      if (stored) onEntered(stored.id);
      return { title: isLead ? "Lead entered." : "Inquiry entered.", note: "It’s yours." };
    });
  }

  return (
    <Modal title="Enter a lead" onClose={onClose} initialFocus={nameField}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          enter(new FormData(event.currentTarget));
        }}
      >
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className={label}>Kind</legend>
          {offered.map((one) => (
            <Radio key={one} name="kind" isChecked={kind === one} onChoose={() => setKind(one)}>
              {kindLabels[one]}
            </Radio>
          ))}
        </fieldset>
        <TextField
          label={isLead ? "First and last name" : "Name"}
          name="name"
          ref={nameField}
          autoComplete="off"
          autoCapitalize="words"
          error={errors.name}
        />
        <TextField
          label={isInPerson(kind) ? "Phone (optional)" : "Phone"}
          name="phone"
          ref={phoneField}
          type="tel"
          autoComplete="off"
          error={errors.phone}
        />
        {isLead ? (
          <LeadFields />
        ) : (
          <InquiryFields showroom={showroom} onProducts={setSlugs} error={errors.product} />
        )}
        <TextField
          label="Notes (optional)"
          name="notes"
          maxLength={notesLimits.max}
          autoComplete="off"
        />
        <Problem>{problem}</Problem>
        <p className="text-sm text-ink-soft">
          We won’t text them, since they haven’t agreed to texts. It’s assigned to you
          {kind === "wants_call" ? " and waits for a first call" : " and marked contacted"}.
        </p>
        <button type="submit" disabled={isBusy} className={button()}>
          {isBusy ? "Saving…" : isLead ? "Enter lead" : "Enter inquiry"}
        </button>
      </form>
    </Modal>
  );
}

interface RadioProps {
  name: string;
  value?: string;
  isChecked?: boolean;
  isFirst?: boolean;
  onChoose?: () => void;
  children: React.ReactNode;
}

function Radio({ name, value, isChecked, isFirst, onChoose, children }: RadioProps) {
  return (
    <label className="flex min-h-11 items-center gap-2 fine:min-h-9">
      <input
        type="radio"
        name={name}
        value={value}
        {...(isChecked === undefined
          ? { defaultChecked: isFirst }
          : { checked: isChecked, onChange: onChoose })}
        className="size-4.5 accent-(--spruce-fill)"
      />
      {children}
    </label>
  );
}

/** What a financing lead says besides. */
function LeadFields() {
  const { lenders } = useShop();
  return (
    <>
      <fieldset className="flex flex-wrap gap-4">
        <legend className={label}>How they reached us</legend>
        {Object.entries(sources).map(([source, words]) => (
          <Radio key={source} name="source" value={source} isFirst={source === "walk_in"}>
            {words}
          </Radio>
        ))}
      </fieldset>
      <SelectField label="Financing option" name="lender" options={lenders} />
      {lenders.length === 0 ? (
        <p className="text-sm font-semibold text-tag">
          The site offers no lender. Add one under Settings first: a lead names one.
        </p>
      ) : null}
    </>
  );
}
