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
import { showToast } from "#app/ui/toast.ts";
import { splitName, writePhone } from "./typed-lead.ts";

interface EnterLeadProps {
  onClose: () => void;
  /** The lead that was stored. */
  onEntered: (id: string) => void;
}

const label = "block text-sm font-semibold";
const sources = { walk_in: "Walked in", phone: "Called" } as const;

/** Somebody who walks in or calls, typed while they talk: a name and a number are enough. */
export function EnterLead({ onClose, onEntered }: EnterLeadProps) {
  const { lenders } = useShop();
  const [showroom] = useDeviceShowroom();
  const [wrong, setWrong] = useState<{ at: "name" | "phone"; words: string }>();
  const { isBusy, problem, write } = useWrite({ refresh: async () => {} });
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  // Sending the same again after a lost answer is one lead.
  const key = useRef({ typed: "", uuid: "" });

  function enter(form: FormData) {
    const given = (name: string) => String(form.get(name) ?? "");
    const parsed = parseLead({ ...splitName(given("name")), phone: writePhone(given("phone")) });
    const [[at, words] = []] = Object.entries(parsed.errors ?? {});
    setWrong(words ? { at: at === "phone" ? "phone" : "name", words } : undefined);
    if (!parsed.lead) return (at === "phone" ? phone : name).current?.focus();
    const lead = {
      ...parsed.lead,
      financing_option: given("lender"),
      notes: given("notes"),
      source: given("source") as keyof typeof sources,
      showroom,
    };
    const typed = JSON.stringify(lead);
    if (key.current.typed !== typed) key.current = { typed, uuid: uuid() };
    void write(async () => {
      const stored = await enterLead({ ...lead, submission_key: key.current.uuid });
      showToast({ title: "Lead entered.", description: "It is yours.", tone: "success" });
      if (stored) onEntered(stored.id);
    });
  }

  const marks = (name: string) =>
    wrong?.at === name ? { "aria-invalid": true, "aria-describedby": "not-entered" } : {};
  return (
    <Modal title="Enter a lead" onClose={onClose} initialFocus={name}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          enter(new FormData(event.currentTarget));
        }}
      >
        <fieldset className="flex flex-wrap gap-4">
          <legend className={label}>How they came</legend>
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
        <label>
          <span className={label}>First and last name</span>
          <input
            name="name"
            ref={name}
            autoComplete="off"
            {...marks("name")}
            className={field("mt-1")}
          />
        </label>
        <label>
          <span className={label}>Phone</span>
          <input
            name="phone"
            ref={phone}
            type="tel"
            autoComplete="off"
            {...marks("phone")}
            className={field("mt-1")}
          />
        </label>
        <label>
          <span className={label}>Financing option</span>
          <select name="lender" className={field("mt-1")}>
            {lenders.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          <span className={label}>Notes, if any</span>
          <input name="notes" maxLength={2000} autoComplete="off" className={field("mt-1")} />
        </label>
        <Problem id="not-entered">{wrong?.words ?? problem}</Problem>
        <p className="text-sm text-ink-soft">
          No text goes out: nobody agreed to one here. The lead is yours, and contacted.
        </p>
        <button type="submit" disabled={isBusy} className={button()}>
          {isBusy ? "Saving…" : "Enter lead"}
        </button>
      </form>
    </Modal>
  );
}
