import { type ShowroomId, showroomIds, showroomNames } from "../catalog/catalog.ts";
import { field } from "../controls.ts";
import { usePersistedState } from "../use-persisted-state.ts";

/** The showroom that this device stands in; null until somebody says. */
export function useDeviceShowroom() {
  return usePersistedState<ShowroomId | null>("showroom", parseShowroom);
}

function parseShowroom(found: unknown): ShowroomId | null {
  return showroomIds.find((id) => id === found) ?? null;
}

/** Says where this device stands, once: what is sold and held here is sold and held there. */
export function ShowroomChoice() {
  const [showroom, setShowroom] = useDeviceShowroom();
  return (
    <label className="flex items-center gap-1.5 text-sm text-ink-soft">
      <span className="sr-only">This device is at</span>
      <select
        className={field("w-auto font-semibold")}
        value={showroom ?? ""}
        onChange={({ target }) => setShowroom(parseShowroom(target.value))}
      >
        <option value="">Which showroom?</option>
        {showroomIds.map((id) => (
          <option key={id} value={id}>
            {showroomNames[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
