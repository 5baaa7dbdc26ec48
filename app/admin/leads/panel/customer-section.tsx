import { useQuery } from "@tanstack/react-query";
import { showPhone } from "#shop/phone.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { formatDateTime, plural } from "../../format.ts";
import { ActButton } from "../../kit/act-button.tsx";
import type { Act } from "../../kit/use-write.ts";
import { showroomNames } from "../../records/product-labels.ts";
import { useIsLimited } from "../../use-is-limited.ts";
import { fullName } from "../shared/lead.ts";
import { useLeadActions } from "../shared/lead-actions.ts";
import { StatusPill } from "../shared/status-menu.tsx";
import { customerQuery, describeProductState, mergeCustomers, splitCustomer } from "./customer.ts";

interface CustomerSectionProps {
  lead: FinancingLead;
  /** The other requests of the same person. */
  others: readonly FinancingLead[];
}

/** The person behind the lead: their other requests, their products, and who may be the same. */
export function CustomerSection({ lead, others }: CustomerSectionProps) {
  const { data: customer } = useQuery(customerQuery(lead.id, lead.version));
  if (!customer) return null;
  const { maybe, pieces } = customer;
  if (others.length + maybe.length + pieces.length === 0) return null;

  const join = async (other: FinancingLead) => {
    const moved = await mergeCustomers(lead.id, other.id);
    return {
      title: `${fullName(other)} is now merged as the same person.`,
      undo: () => splitCustomer(moved),
    };
  };
  const part = async (other: FinancingLead) => {
    await splitCustomer([other.id]);
    return {
      title: `${fullName(other)} is now a different person.`,
      undo: () => mergeCustomers(lead.id, other.id),
    };
  };

  return (
    <section aria-labelledby="customer" className="rounded-lg border border-line p-3 text-sm">
      <h3 id="customer" className="font-sans text-sm font-semibold">
        Same person
      </h3>
      {others.length > 0 ? (
        <Requests
          label={`${fullName(lead)} left ${plural(others.length, "other request")}`}
          leads={others}
          action="Different person"
          act={part}
        />
      ) : null}
      {pieces.length > 0 ? (
        <ul aria-label="Products" className="mt-2 grid gap-1">
          {pieces.map((item) => (
            <li
              key={`${item.kind} ${item.at} ${item.product}`}
              className="[overflow-wrap:anywhere]"
            >
              <span className="font-semibold">{item.title}</span>{" "}
              <span className="text-ink-soft">
                {describeProductState(item)}, {showroomNames[item.showroom]},{" "}
                {formatDateTime(item.at)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {maybe.length > 0 ? (
        <Requests label="Might be the same person" leads={maybe} action="Same person" act={join} />
      ) : null}
    </section>
  );
}

interface RequestsProps {
  label: string;
  leads: readonly FinancingLead[];
  action: string;
  act: (lead: FinancingLead) => ReturnType<Act>;
}

function Requests({ label, leads, action, act }: RequestsProps) {
  const { openById } = useLeadActions();
  const isLimited = useIsLimited();
  return (
    <>
      <p className="mt-2 text-ink-soft">{label}</p>
      <ul aria-label={label} className="mt-1 grid gap-1">
        {leads.map((lead) => (
          <li key={lead.id} className="flex flex-wrap items-center gap-x-2">
            <button
              type="button"
              className="min-h-11 text-left font-semibold underline [overflow-wrap:anywhere] fine:min-h-8"
              onClick={() => openById(lead.id)}
            >
              {fullName(lead)}
            </button>
            <StatusPill status={lead.status} />
            <span className="mr-auto text-ink-soft">
              {lead.financing_option}, {showPhone(lead.phone)}, {formatDateTime(lead.created_at)}
            </span>
            {isLimited ? null : (
              <ActButton
                about="the same person"
                aria-label={`${action}: ${fullName(lead)}`}
                act={() => act(lead)}
              >
                {action}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
