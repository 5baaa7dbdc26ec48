import { useEffect, useRef, useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { loadToaster, showToast } from "#app/ui/toast.ts";
import { type LeadField, type LeadInput, parseLead } from "./lead.ts";
import type { Lender, LenderName } from "./lenders.ts";
import { type Submission, submitLead } from "./submit-lead.ts";

// Outlives the dialog: what a person typed is still there when they open it again.
let draft: LeadInput = { first_name: "", last_name: "", phone: "" };

const order: readonly LeadField[] = ["first_name", "last_name", "phone"];

/** The lead form of one lender, then the thank-you panel once the lead is stored. */
export default function LeadDialog({ lender, onClose }: { lender: Lender; onClose: () => void }) {
  const [sent, setSent] = useState<Submission["lead"]>();
  useEffect(() => void loadToaster(), []);
  return (
    <Modal title={sent ? "Thank you!" : `Apply with ${lender.name}`} onClose={onClose}>
      {sent ? (
        <ThankYou lead={sent} lender={lender} onClose={onClose} />
      ) : (
        <LeadForm lender={lender} onSent={setSent} />
      )}
    </Modal>
  );
}

interface LeadFormProps {
  lender: Lender;
  onSent: (lead: Submission["lead"]) => void;
}

function LeadForm({ lender, onSent }: LeadFormProps) {
  const [values, setValues] = useState(draft);
  const [errors, setErrors] = useState<Partial<Record<LeadField, string>>>({});
  const [sending, setSending] = useState(false);
  const [submissionKey] = useState(uuid);
  const form = useRef<HTMLFormElement>(null);

  function change(event: React.ChangeEvent<HTMLInputElement>) {
    const field = event.target.name as LeadField;
    draft = { ...values, [field]: event.target.value };
    setValues(draft);
    setErrors(({ [field]: _mended, ...rest }) => rest);
  }

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    if (sending) return;
    const { lead, errors: found } = parseLead(values);
    if (found) {
      setErrors(found);
      const first = order.find((field) => found[field]);
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setSending(true);
    try {
      await submitLead({ lead, lender: lender.name as LenderName, submissionKey });
      draft = { first_name: "", last_name: "", phone: "" };
      showToast({
        title: "Request Received!",
        description: "We'll text you the application link shortly.",
        tone: "success",
      });
      onSent(lead);
    } catch {
      showToast({
        title: "Error",
        description: "Failed to submit request. Please try again.",
        tone: "destructive",
      });
      setSending(false);
    }
  }

  const field = (name: LeadField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: change,
    readOnly: sending,
  });

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-ink-soft">
        {lender.audience}: {lender.terms}.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field("first_name")} />
        <TextField label="Last name" autoComplete="family-name" {...field("last_name")} />
      </div>
      <TextField
        label="Mobile phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(586) 555-0123"
        {...field("phone")}
      />
      <button type="submit" disabled={sending} className={button("tag", "lg")}>
        {sending ? "Sending…" : "Text Me the Link"}
      </button>
    </form>
  );
}

interface ThankYouProps {
  lead: Submission["lead"];
  lender: Lender;
  onClose: () => void;
}

function ThankYou({ lead, lender, onClose }: ThankYouProps) {
  return (
    <div className="grid justify-items-center gap-4 text-center" role="status">
      <span className="grid size-16 place-items-center rounded-full bg-spruce-wash text-spruce">
        <Icon name="check" className="size-9" />
      </span>
      <p className="max-w-md text-lg">
        Thank you, {lead.first_name} {lead.last_name}! The <strong>{lender.name}</strong>{" "}
        application link was texted to <strong className="whitespace-nowrap">{lead.phone}</strong>.
      </p>
      <a
        href={lender.applicationUrl}
        target="_blank"
        rel="noopener"
        className={button("primary", "md")}
      >
        Open the application now
        <Icon name="external" className="size-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      <button type="button" onClick={onClose} className={button("quiet", "md")}>
        Done
      </button>
    </div>
  );
}
