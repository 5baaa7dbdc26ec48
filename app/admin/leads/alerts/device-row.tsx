import { field } from "../../controls.ts";
import { CheckField } from "../../kit/check-field.tsx";
import { ChecksField } from "../../kit/checks-field.tsx";
import { Select } from "../../kit/select.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { showroomChoice, showroomIds } from "../../records/product-labels.ts";
import { alertKinds, type PushDevice, removeDevice, setDevice } from "./alerts.queries.ts";
import { unsubscribeDevice } from "./push-subscription.ts";

interface DeviceRowProps {
  device: PushDevice;
  /** It is the one that this page is open on. */
  isHere: boolean;
  isBusy: boolean;
  attempt: (work: () => Promise<void>) => void;
}

const night = { quiet_from: "21:00", quiet_until: "08:00" };
const never = { quiet_from: null, quiet_until: null };

/** One device: what and which showroom's it hears of, and when it is left in peace. */
export function DeviceRow({ device, isHere, isBusy, attempt }: DeviceRowProps) {
  const { id, label, showroom, quiet_from, quiet_until, kinds } = device;
  const name = isHere ? `${label} (this device)` : label;
  const set = (settings: Parameters<typeof setDevice>[1]) => attempt(() => setDevice(id, settings));
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3 text-sm">
      <div className="flex items-center gap-2">
        <b className="mr-auto">{name}</b>
        <ToolButton
          disabled={isBusy}
          aria-label={`Turn off notifications on ${name}`}
          onClick={() =>
            attempt(async () => {
              if (isHere) await unsubscribeDevice();
              await removeDevice(id);
            })
          }
        >
          Remove
        </ToolButton>
      </div>
      <ChecksField
        isLegendHidden
        options={alertKinds}
        legend={`What ${name} is notified about`}
        chosen={kinds}
        isDisabled={isBusy}
        onChoose={(kinds) => set({ kinds })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <label>
          <span className="block text-ink-soft">Of</span>
          <Select
            className="mt-1 max-w-max"
            options={[
              ["", showroomIds.length === 1 ? "All" : "Both showrooms"],
              ...showroomChoice().map(
                ([one, name]) => [one, `${name}, plus anything without a showroom`] as const,
              ),
            ]}
            value={showroom ?? ""}
            disabled={isBusy}
            onChange={({ target }) =>
              set({ showroom: (target.value || null) as PushDevice["showroom"] })
            }
          />
        </label>
        <CheckField
          label="Quiet"
          isChecked={quiet_from !== null}
          isDisabled={isBusy}
          className="fine:min-h-9"
          onChange={(isChecked) => set(isChecked ? night : never)}
        />
        {quiet_from !== null && quiet_until !== null ? (
          <>
            <Clock label="from" value={quiet_from} onSet={(time) => set({ quiet_from: time })} />
            <Clock label="until" value={quiet_until} onSet={(time) => set({ quiet_until: time })} />
          </>
        ) : null}
      </div>
    </li>
  );
}

interface ClockProps {
  label: string;
  value: string;
  onSet: (time: string) => void;
}

/** A time of day in Detroit, kept when one leaves the field. */
function Clock({ label, value, onSet }: ClockProps) {
  return (
    <label>
      <span className="block text-ink-soft">{label}</span>
      <input
        type="time"
        defaultValue={value.slice(0, 5)}
        className={field("mt-1 max-w-max")}
        onBlur={({ target }) => {
          if (target.value && target.value !== value.slice(0, 5)) onSet(target.value);
        }}
      />
    </label>
  );
}
