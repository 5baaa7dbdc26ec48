import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { uuid } from "#app/lib/uuid.ts";
import { useShop } from "#app/site/use-shop.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { toLocal } from "#shop/calendar/clock.ts";
import type { FieldControls } from "../../kit/field-controls.ts";
import { RadioField } from "../../kit/radio-field.tsx";
import { SelectField } from "../../kit/select.tsx";
import { SheetForm } from "../../kit/sheet-form.tsx";
import { type Product, productsQuery } from "../../records/records.queries.ts";
import { useDeviceShowroom } from "../../shell/showroom-choice.tsx";
import { isInPerson, kindLabels, type LeadKind, leadKinds } from "../shared/inquiries.ts";
import { notesLimits } from "../shared/lead.ts";
import { enterInquiry, enterLead } from "../shared/lead-writes.ts";
import { emptyEntry, entrySchema } from "./typed-lead.ts";

interface EnterLeadProps {
  onClose: () => void;
  /** The lead or inquiry that was stored. */
  onEntered: (id: string) => void;
}

const sources = [
  ["walk_in", "Walked in"],
  ["phone", "Called"],
] as const;

/** In the order in which they are offered: most of those who stand there ask for no lender yet. */
const kinds = ([...leadKinds.slice(1), "financing"] as const).map(
  (kind) => [kind, kindLabels[kind as LeadKind]] as const,
);

/** Somebody who walks in or calls, typed while they talk: a name is enough, with a number where no one stands there. */
export function EnterLead({ onClose, onEntered }: EnterLeadProps) {
  const [showroom] = useDeviceShowroom();
  const { lenders } = useShop();
  const { data: products = [] } = useQuery(productsQuery);
  // However often it is pressed, it is one.
  const [submission_key] = useState(uuid);
  const nameField = useRef<HTMLInputElement>(null);
  return (
    <SheetForm
      isPrivate
      title="Enter a lead"
      width="max-w-2xl"
      label="lead"
      saveWords="Enter lead"
      record={{ table: "financing_leads", key: "new" }}
      saved={{ ...emptyEntry, lender: lenders[0] ?? "", showroom: showroom ?? "" }}
      version={0}
      schema={entrySchema(
        new Map(products.map((product) => [nameOf(product).toLowerCase(), product.slug])),
      )}
      isShown
      write={async (typed) => {
        const stored =
          "lead" in typed
            ? await enterLead({ ...typed.lead, showroom, submission_key })
            : await enterInquiry({ ...typed.inquiry, submission_key });
        if (stored) onEntered(stored.id);
        return {
          title: "lead" in typed ? "Lead entered." : "Inquiry entered.",
          note: "It’s yours.",
        };
      }}
      initialFocus={nameField}
      onClose={onClose}
    >
      {({ bind, values, change }) => {
        const kind = values.kind as LeadKind;
        const isLead = kind === "financing";
        return (
          <>
            <RadioField
              legend="Kind"
              options={kinds}
              value={values.kind}
              onChange={(kind) => change({ kind })}
            />
            <TextField
              label={isLead ? "First and last name" : "Name"}
              ref={nameField}
              autoCapitalize="words"
              {...bind("name")}
            />
            <TextField
              label={isInPerson(kind) ? "Phone (optional)" : "Phone"}
              type="tel"
              {...bind("phone")}
            />
            {isLead ? (
              <>
                <RadioField
                  legend="How they reached us"
                  options={sources}
                  value={values.source}
                  onChange={(source) => change({ source })}
                />
                <SelectField label="Financing option" options={lenders} {...bind("lender")} />
                {lenders.length === 0 ? (
                  <p className="text-sm font-semibold text-tag">
                    The site offers no lender. Add one under Settings first: a lead names one.
                  </p>
                ) : null}
              </>
            ) : (
              <InquiryFields products={products} bind={bind} />
            )}
            <TextField label="Notes (optional)" maxLength={notesLimits.max} {...bind("notes")} />
            <p className="text-sm text-ink-soft">
              We won’t text them, since they haven’t agreed to texts. It’s assigned to you
              {kind === "wants_call" ? " and waits for a first call" : " and marked contacted"}.
            </p>
          </>
        );
      }}
    </SheetForm>
  );
}

interface InquiryFieldsProps extends Pick<FieldControls<typeof emptyEntry>, "bind"> {
  products: readonly Product[];
}

/** What the form's list calls a product: titles may be the same, numbers are not. */
const nameOf = ({ title, id }: Pick<Product, "title" | "id">) => `${title} #${id}`;

/** What an inquiry says besides: the product that it is about, the showroom, when to follow up. */
function InquiryFields({ products, bind }: InquiryFieldsProps) {
  const { showrooms } = useShop();
  const id = useId();
  return (
    <>
      <TextField
        label="Product (optional)"
        list={id}
        placeholder="Title or number"
        {...bind("product")}
      />
      <datalist id={id}>
        {products
          .filter(({ state }) => state === "live")
          .map((product) => (
            <option key={product.id} value={nameOf(product)} />
          ))}
      </datalist>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          label="Showroom"
          options={[["", "Not said"], ...showrooms.map(({ id, name }) => [id, name] as const)]}
          {...bind("showroom")}
        />
        <TextField
          label="Follow-up, Detroit time (optional)"
          type="datetime-local"
          min={toLocal(new Date())}
          {...bind("follow_up")}
        />
      </div>
    </>
  );
}
