import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { openTimeBetween } from "#shop/calendar/open-time.ts";
import { formatDuration } from "#shop/calendar/words.ts";
import { showPhone } from "#shop/phone.ts";
import type { FinancingLead } from "#supabase/database.types.ts";
import { formatDateTime } from "../../format.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { ProductSheet } from "../../offers/product-finder.tsx";
import { SoldSheet } from "../../products/sold-sheet.tsx";
import {
  holdsQuery,
  isActive,
  type Product,
  productsQuery,
} from "../../records/records.queries.ts";
import { firstCallWithin } from "../shared/first-call.ts";
import { fullName } from "../shared/lead.ts";
import { updateLead } from "../shared/lead-writes.ts";
import { useLeadsContext } from "../shared/leads-context.ts";
import { updated, useLeadWrite } from "../shared/use-lead-write.ts";
import { CallButtons } from "./call-buttons.tsx";
import { ProductLink } from "./product-link.tsx";

/** How to reach the person, what they asked for and when, and how long they waited for a call. */
export function LeadDetails({ lead }: { lead: FinancingLead }) {
  const phone = showPhone(lead.phone);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="contents max-sm:hidden">
          <CallButtons lead={lead} />
        </div>
        {phone ? (
          <>
            <p className="font-semibold tabular sm:hidden">{phone}</p>
            <CopyButton text={phone} />
          </>
        ) : (
          <p className="text-ink-soft">No phone</p>
        )}
        <LeadSale lead={lead} />
      </div>
      <dl className="grid grid-cols-[fit-content(45%)_1fr] gap-x-4 gap-y-1 text-sm [overflow-wrap:anywhere]">
        <dt className="text-ink-soft">{lead.kind ? "Kind" : "Asked for"}</dt>
        <dd>{lead.financing_option}</dd>
        {lead.kind ? (
          <>
            <dt className="text-ink-soft">About</dt>
            <dd>
              <InquiryProduct lead={lead} />
            </dd>
            <dt className="text-ink-soft">Texts</dt>
            <dd>none: they haven’t agreed to texts</dd>
          </>
        ) : lead.piece ? (
          <>
            <dt className="text-ink-soft">About</dt>
            <dd>
              <ProductLink slug={lead.piece} />
            </dd>
          </>
        ) : null}
        <dt className="text-ink-soft">Received</dt>
        <dd>
          <time dateTime={lead.created_at}>{formatDateTime(lead.created_at)}</time>
        </dd>
        <dt className="text-ink-soft">First contact</dt>
        <dd>
          <FirstContact lead={lead} />
        </dd>
      </dl>
    </div>
  );
}

/** When somebody was reached; until then how long the shop was open without a call. */
function FirstContact({ lead }: { lead: FinancingLead }) {
  const { now, hours } = useLeadsContext();
  const { status, created_at, first_contacted_at, first_called_at } = lead;
  const after = (moment: string) =>
    `${formatDuration(Date.parse(moment) - Date.parse(created_at))} after the request`;
  if (first_contacted_at) return after(first_contacted_at);
  if (status !== "pending") return "not known";
  if (first_called_at) return `none yet; first called ${after(first_called_at)}`;
  if (!hours) return "none yet";
  const open = openTimeBetween(hours, Date.parse(created_at), now);
  if (open === 0) return "none yet; the showrooms haven’t been open since";
  return (
    <span className={open > firstCallWithin ? "font-semibold text-tag" : undefined}>
      none yet, waiting {formatDuration(open)} of store hours
    </span>
  );
}

function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState("Copy");
  return (
    <ToolButton
      className="fine:min-h-11"
      onClick={async () => {
        const done = await navigator.clipboard?.writeText(text).then(
          () => true,
          () => false,
        );
        setSaid(done ? "Copied" : "Couldn’t copy");
        setTimeout(() => setSaid("Copy"), 2000);
      }}
    >
      <span aria-live="polite">{said}</span>
      <span className="sr-only">phone number</span>
    </ToolButton>
  );
}

/** Sells a product to the lead, which converts it: the one that they asked about, or another. */
function LeadSale({ lead }: { lead: FinancingLead }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton onClick={() => setOpen(true)}>Sold…</ToolButton>
      {isOpen ? <LeadSaleSheet lead={lead} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function LeadSaleSheet({ lead, onClose }: { lead: FinancingLead; onClose: () => void }) {
  const { data: products } = useQuery(productsQuery);
  const { data: holds = [] } = useQuery(holdsQuery);
  const [chosen, choose] = useState<Product>();
  const [now] = useState(Date.now);
  const asked = products?.find(({ slug, state }) => slug === lead.piece && state === "live");
  const product = chosen ?? asked;
  if (product) {
    const held = holds.filter((hold) => hold.product_id === product.id && isActive(hold, now));
    return <SoldSheet product={product} holds={held} lead={lead} onClose={onClose} />;
  }
  const name = fullName(lead);
  return <ProductSheet title={`Sold to ${name}`} name={name} onChoose={choose} onClose={onClose} />;
}

/** The product that an inquiry is about, which staff choose, change and take off. */
function InquiryProduct({ lead }: { lead: FinancingLead }) {
  const [isOpen, setOpen] = useState(false);
  const { write } = useLeadWrite();
  const { piece } = lead;
  const change = (piece: string | null) => {
    setOpen(false);
    void write(
      async () => ({ title: updated, undo: await updateLead(lead, { piece }) }),
      `lead ${lead.id}`,
    );
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      {piece ? <ProductLink slug={piece} /> : <span className="text-ink-soft">no product</span>}
      <ToolButton onClick={() => setOpen(true)}>
        {piece ? "Change" : "Choose"}
        <span className="sr-only"> the product</span>
      </ToolButton>
      {piece ? (
        <ToolButton onClick={() => change(null)}>
          Remove<span className="sr-only"> the product</span>
        </ToolButton>
      ) : null}
      {isOpen ? (
        <ProductSheet
          title={`What ${fullName(lead)} asked about`}
          name={fullName(lead)}
          onChoose={({ slug }) => change(slug)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </span>
  );
}
