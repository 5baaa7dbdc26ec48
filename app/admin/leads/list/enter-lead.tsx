import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { field } from "#app/admin/controls.ts";
import { enterLead } from "#app/admin/leads/shared/lead-writes.ts";
import { storeLeads } from "#app/admin/leads/shared/leads.queries.ts";
import { describeFailure } from "#app/admin/records/failures.ts";
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

/** Somebody who walks in or calls, typed while they talk: a name and a number are enough. */
export function EnterLead({ onClose, onEntered }: EnterLeadProps) {
  const client = useQueryClient();
  const { lenders } = useShop();
  const [showroom] = useDeviceShowroom();
  const [source, setSource] = useState<"walk_in" | "phone">("walk_in");
  const [problem, setProblem] = useState("");
  const [wrong, setWrong] = useState<"name" | "phone">();
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  // Sending the same again after a lost answer is one lead.
  const key = useRef({ typed: "", uuid: "" });

  async function enter(form: FormData) {
    const given = (name: string) => String(form.get(name) ?? "");
    const parsed = parseLead({ ...splitName(given("name")), phone: writePhone(given("phone")) });
    if (!parsed.lead) {
      const [[at, words] = ["name", ""]] = Object.entries(parsed.errors);
      setProblem(words);
      setWrong(at === "phone" ? "phone" : "name");
      return (at === "phone" ? second : first).current?.focus();
    }
    const lead = {
      ...parsed.lead,
      financing_option: given("lender"),
      notes: given("notes"),
      source,
      showroom,
    };
    const typed = JSON.stringify(lead);
    if (key.current.typed !== typed) key.current = { typed, uuid: uuid() };
    setBusy(true);
    setProblem("");
    setWrong(undefined);
    try {
      const stored = await enterLead({ ...lead, submission_key: key.current.uuid });
      storeLeads(client, stored);
      showToast({ title: "Lead entered.", description: "It is yours.", tone: "success" });
      if (stored[0]) onEntered(stored[0].id);
    } catch (error) {
      setProblem(describeFailure(error));
      setBusy(false);
    }
  }

  const marks = (name: string) =>
    wrong === name ? { "aria-invalid": true as const, "aria-describedby": "not-entered" } : {};
  return (
    <Modal title="Enter a lead" onClose={onClose} initialFocus={first}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void enter(new FormData(event.currentTarget));
        }}
      >
        <fieldset className="flex flex-wrap gap-4">
          <legend className={label}>How they came</legend>
          {(["walk_in", "phone"] as const).map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2 fine:min-h-9">
              <input
                type="radio"
                name="source"
                checked={source === one}
                onChange={() => setSource(one)}
                className="size-4.5 accent-(--spruce-fill)"
              />
              {one === "walk_in" ? "Walked in" : "Called"}
            </label>
          ))}
        </fieldset>
        <label>
          <span className={label}>First and last name</span>
          <input
            name="name"
            ref={first}
            autoComplete="off"
            {...marks("name")}
            className={field("mt-1")}
          />
        </label>
        <label>
          <span className={label}>Phone</span>
          <input
            name="phone"
            ref={second}
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
        {problem ? (
          <p id="not-entered" role="alert" className="font-semibold text-tag">
            {problem}
          </p>
        ) : null}
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
