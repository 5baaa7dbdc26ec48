import { RadioField } from "../kit/radio-field.tsx";
import { type ShowroomId, showroomIds, showroomNames } from "../records/product-labels.ts";

/** What stands in showrooms. */
export interface Stocked {
  stock: Readonly<Record<ShowroomId, { onHand: number }>>;
}

interface ShowroomFieldProps {
  product: Stocked;
  value: ShowroomId;
  onChange: (showroom: ShowroomId) => void;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** East or West, with how many each has. */
export function ShowroomField({ product, value, onChange, error }: ShowroomFieldProps) {
  return (
    <RadioField
      isBoxed
      legend="Showroom"
      options={showroomIds.map((id) => {
        const { onHand } = product.stock[id];
        return [id, `${showroomNames[id]}: ${onHand}`, onHand === 0];
      })}
      {...{ value, onChange, error }}
    />
  );
}
