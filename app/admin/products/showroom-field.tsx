import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FieldControls } from "../kit/field-controls.ts";
import { RadioField } from "../kit/radio-field.tsx";
import { picked } from "../kit/schema.ts";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";
import { type Hold, holdsQuery, isActive } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";

export interface Stocked {
  id: string;
  stock: Readonly<Record<ShowroomId, { onHand: number }>>;
}

export const showroomSchema = picked<ShowroomId>(["east", "west"]);

/** Where a sheet begins: this device's showroom, or the other one where that has none. */
export function useFirstShowroom({ stock }: Stocked): ShowroomId {
  const [device] = useDeviceShowroom();
  const [first] = useState(() => {
    const wanted = device ?? showroomIds[0]!;
    const other = showroomIds.find((id) => id !== wanted);
    return stock[wanted].onHand > 0 ? wanted : (other ?? wanted);
  });
  return first;
}

interface ShowroomFieldProps {
  product: Stocked;
  form: FieldControls<{ showroom: string }>;
}

export function ShowroomField({ product, form: { values, change, errors } }: ShowroomFieldProps) {
  const { data: holds = [] } = useQuery(holdsQuery);
  const [now] = useState(Date.now);
  const held = holds.filter((hold) => hold.product_id === product.id && isActive(hold, now));
  return (
    <RadioField
      isBoxed
      legend="Showroom"
      name="showroom"
      options={showroomIds.map((id) => {
        const { onHand } = product.stock[id];
        return [id, `${showroomNames[id]}: ${onHand}${heldWords(held, id)}`, onHand === 0];
      })}
      value={values.showroom}
      onChange={(showroom) => change({ showroom })}
      error={errors.showroom}
    />
  );
}

/** ", 1 held": those that stand in a showroom and are kept for somebody. */
export function heldWords(holds: readonly Hold[], showroom: ShowroomId) {
  const count = holds.filter((hold) => hold.showroom === showroom).length;
  return count > 0 ? `, ${count} held` : "";
}
