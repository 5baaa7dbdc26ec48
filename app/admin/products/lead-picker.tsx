import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { db } from "#app/lib/supabase.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { showPhone } from "#shop/phone.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import type { BoundField } from "../kit/field-controls.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { read } from "../requests.ts";

export type FoundLead = Pick<FinancingLead, "id" | "first_name" | "last_name" | "phone" | "status">;

interface LeadPickerProps {
  value: FoundLead | null;
  onChange: (lead: FoundLead | null) => void;
  search: BoundField;
}

/** Finds the lead or the inquiry that a sale came of, by name or number; the lead is converted with the sale. */
export function LeadPicker({ value, onChange, search }: LeadPickerProps) {
  const wanted = useDeferredValue(search.value.trim());
  const { data: found = [] } = useQuery({
    queryKey: ["lead-picker", wanted],
    enabled: wanted.length >= 2 && value === null,
    queryFn: ({ signal }) => findLeads(wanted, signal),
    staleTime: 30_000,
  });
  if (value) {
    return (
      <div className="flex items-center justify-between gap-2 rounded-lg bg-spruce-wash p-3">
        <p>
          <b>
            {value.first_name} {value.last_name}
          </b>{" "}
          {showPhone(value.phone)}
        </p>
        <ToolButton onClick={() => onChange(null)}>Not this lead</ToolButton>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <TextField
        label="Lead (if there is one)"
        type="search"
        placeholder="Name or phone"
        {...search}
        onKeyDown={(event) => {
          // Enter chooses; it does not sell.
          if (event.key !== "Enter" || search.value.trim() === "") return;
          event.preventDefault();
          if (found[0]) onChange(found[0]);
        }}
      />
      {wanted.length >= 2 ? (
        <ul className="grid gap-1.5">
          {found.map((lead) => (
            <li key={lead.id}>
              <ToolButton
                className="w-full justify-start font-normal"
                onClick={() => onChange(lead)}
              >
                <b>
                  {lead.first_name} {lead.last_name}
                </b>
                {showPhone(lead.phone)}
              </ToolButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

async function findLeads(search: string, signal: AbortSignal): Promise<FoundLead[]> {
  // Characters that the query's own grammar uses would end the pattern.
  const plain = search.replaceAll(/[\\%_*,()"]/g, " ").trim();
  const digits = search.replaceAll(/\D/g, "");
  const either = (...names: string[]) =>
    [
      ...names.map((name) => plain && `${name}.ilike."*${plain}*"`),
      digits.length >= 3 && `phone_e164.like."*${digits}*"`,
    ]
      .filter(Boolean)
      .join();
  if (!either("name")) return [];
  const [leads, inquiries] = await Promise.all([
    read(
      signal,
      db()
        .from("financing_leads")
        .select("id, first_name, last_name, phone, status")
        .or(either("first_name", "last_name"))
        .order("created_at", { ascending: false })
        .limit(5),
    ),
    read(
      signal,
      db()
        .from("inquiries")
        .select("id, name, phone, status")
        .or(either("name"))
        .order("created_at", { ascending: false })
        .limit(5),
    ),
  ]);
  return [
    ...leads,
    ...inquiries.map(({ name, phone, ...inquiry }) => ({
      ...inquiry,
      ...{ first_name: name, last_name: "", phone: phone ?? "" },
    })),
  ];
}
