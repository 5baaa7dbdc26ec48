import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCalendarDay } from "#shop/calendar/words.ts";
import { ToolButton } from "../kit/tool-button.tsx";
import { deliveriesQuery, pastDeliveriesQuery } from "./deliveries.queries.ts";
import { type Brought, DeliverySheet } from "./delivery-sheet.tsx";

interface DeliveryButtonProps {
  title: string;
  of: Brought;
  caller?: { name: string; phone: string } | undefined;
}

export function DeliveryButton({ title, of, caller }: DeliveryButtonProps) {
  const isSale = "sale_id" in of;
  const { data: coming } = useQuery(deliveriesQuery);
  const { data: past } = useQuery({ ...pastDeliveriesQuery, enabled: isSale });
  const deliveries = isSale ? coming && past && [...coming, ...past] : coming;
  const [isOpen, setOpen] = useState(false);
  const booked = deliveries?.find(({ sale_id, hold_id }) =>
    isSale ? sale_id === of.sale_id : hold_id === of.hold_id,
  );
  return (
    <>
      <ToolButton
        aria-disabled={!deliveries || undefined}
        onClick={() => deliveries && setOpen(true)}
      >
        {booked ? `Delivery ${formatCalendarDay(booked.day)}` : "Deliver"}
      </ToolButton>
      {isOpen ? (
        <DeliverySheet {...{ title, of, caller, booked }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
