import { showroomIds, showroomNames } from "../records/product-labels.ts";
import { parseShowroom } from "../shell/showroom-choice.tsx";

/** What a list of showrooms offers for a person: one of them, or none. */
export const showroomOptions = () => (
  <>
    <option value="">No showroom</option>
    {showroomIds.map((id) => (
      <option key={id} value={id}>
        {showroomNames[id]}
      </option>
    ))}
  </>
);

/** "East", or that there is none. */
export function showroomLabel(found: string | null): string {
  const showroom = parseShowroom(found);
  return showroom ? showroomNames[showroom] : "no showroom";
}
