import { useRef, useState } from "react";
import { field } from "#app/admin/controls.ts";
import { useWrite } from "#app/admin/kit/use-write.ts";
import { enterLead } from "#app/admin/leads/shared/lead-writes.ts";
import { Problem } from "#app/admin/problem.tsx";
import { useDeviceShowroom } from "#app/admin/shell/showroom-choice.tsx";
import { parseLead } from "#app/financing/lead.ts";
import { uuid } from "#app/lib/uuid.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { splitName, writePhone } from "./typed-lead.ts";

interface EnterLeadProps {
  onClose: () => void;
  /** The lead that was stored. */
  onEntered: (id: string) => void;
}

const label = "block font-semibold";
const sources = { walk_in: "Walked in", phone: "Called" } as const;

/** Somebody who walks in or calls, typed while they talk: a name and a number are enough. */
export function EnterLead({ onClose, onEntered }: EnterLeadProps) {
  const { lenders } = useShop();
  const [showroom] = useDeviceShowroom();
  const [errors, setErrors] = useState<{ name?: string | undefined; phone?: string | undefined }>(
    {},
  );
  const { isBusy, problem, write } = useWrite({ refresh: async () => {} });
  const nameField = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  function enter(form: FormData) {
    const given = (name: string) => String(form.get(name) ?? "");
    const parsed = parseLead({ ...splitName(given("name")), phone: writePhone(given("phone")) });
    const { first_name, last_name, phone } = parsed.errors ?? {};
    setErrors({ name: first_name ?? last_name, phone });
    if (!parsed.lead) return (first_name || last_name ? nameField : phoneField).current?.focus();
    const lead = {
      ...parsed.lead,
      financing_option: given("lender"),
      notes: given("notes"),
      source: given("source") as keyof typeof sources,
      showroom,
      // Sent again after a lost answer it is one lead.
      submission_key: uuid(),
    };
    void write(async () => {
      const stored = await enterLead(lead);
      if (stored) onEntered(stored.id);
      return { title: "Lead entered.", note: "It’s yours." };
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
        <fieldset className="flex flex-wrap gap-4">
          <legend className={label}>How they reached us</legend>
          {Object.entries(sources).map(([source, words]) => (
            <label key={source} className="flex min-h-11 items-center gap-2 fine:min-h-9">
              <input
                type="radio"
                name="source"
                value={source}
                defaultChecked={source === "walk_in"}
                className="size-4.5 accent-(--spruce-fill)"
              />
              {words}
            </label>
          ))}
        </fieldset>
        <TextField
          label="First and last name"
          name="name"
          ref={nameField}
          autoComplete="off"
          autoCapitalize="words"
          {...(errors.name && { error: errors.name })}
        />
        <TextField
          label="Phone"
          name="phone"
          ref={phoneField}
          type="tel"
          autoComplete="off"
          {...(errors.phone && { error: errors.phone })}
        />
        <label>
          <span className={label}>Financing option</span>
          <select name="lender" className={field("mt-1")}>
            {lenders.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {lenders.length === 0 ? (
          <p className="text-sm font-semibold text-tag">
            The site offers no lender. Add one under Settings first: a lead names one.
          </p>
        ) : null}
        <label>
          <span className={label}>Notes (optional)</span>
          <input name="notes" maxLength={2000} autoComplete="off" className={field("mt-1")} />
        </label>
        <Problem>{problem}</Problem>
        <p className="text-sm text-ink-soft">
          We won’t text them, since they haven’t agreed to texts. The lead is assigned to you and
          marked contacted.
        </p>
        <button type="submit" disabled={isBusy} className={button()}>
          {isBusy ? "Saving…" : "Enter lead"}
        </button>
      </form>
    </Modal>
  );
}
