import { useQuery } from "@tanstack/react-query";
import { CheckField } from "../../kit/check-field.tsx";
import { LoadState } from "../../kit/load-state.tsx";
import { Modal } from "../../kit/modal.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useWrite } from "../../kit/use-write.ts";
import { Problem } from "../../problem.tsx";
import { useIsLimited } from "../../use-is-limited.ts";
import { useIsOwner } from "../../users/roles.queries.ts";
import { AlertPhones } from "./alert-phones.tsx";
import { alertsQuery } from "./alerts.queries.ts";
import { DeviceRow } from "./device-row.tsx";
import { canNotify, endpointQuery, subscribeDevice } from "./push-subscription.ts";
import { playNewLead } from "./sound.ts";

interface AlertsDialogProps {
  isSoundOn: boolean;
  onSound: (isOn: boolean) => void;
  onClose: () => void;
}

/** How this person hears of what waits: a sound, notifications on each device, texts to showrooms. */
export function AlertsDialog({ isSoundOn, onSound, onClose }: AlertsDialogProps) {
  const alerts = useQuery(alertsQuery);
  const here = useQuery(endpointQuery);
  const { isBusy, problem, write } = useWrite();
  const { devices = [], phones = [], key } = alerts.data ?? {};
  const isKnown = devices.some(({ endpoint }) => endpoint === here.data);
  const isOwner = useIsOwner();
  const isLimited = useIsLimited();

  return (
    <Modal title="Staff alerts" onClose={onClose}>
      <div className="grid gap-5">
        <CheckField
          label="Play a sound for new leads here, and for requests to hold while Today is open"
          isChecked={isSoundOn}
          onChange={(isOn) => {
            onSound(isOn);
            if (isOn) playNewLead();
          }}
        />
        {alerts.data ? (
          <section aria-labelledby="alert-devices">
            <h3 id="alert-devices" className="font-sans text-base font-bold">
              Notifications on your devices
            </h3>
            <ul className="mt-2 grid gap-2">
              {devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isHere={device.endpoint === here.data}
                  isBusy={isBusy}
                  attempt={write}
                />
              ))}
            </ul>
            {isKnown ? null : !canNotify() ? (
              <p className="mt-2 text-sm text-ink-soft">
                This browser can’t show this site’s notifications. On an iPhone, add the site to
                your Home Screen first; on other devices, the site must use https.
              </p>
            ) : key ? (
              <ToolButton
                disabled={isBusy}
                className="mt-2"
                onClick={() => write(() => subscribeDevice(key))}
              >
                {isBusy ? "Asking the browser…" : "Notify me on this device"}
              </ToolButton>
            ) : (
              <p className="mt-2 text-sm text-ink-soft">
                Notifications aren’t available yet: the store’s worker hasn’t started.
              </p>
            )}
            <p className="mt-2 text-sm text-ink-soft">
              You’ll get them even with the tab closed or the phone locked. They never show a last
              name or phone number, and they stop when you sign out on the device. What isn’t a new
              lead waits until a showroom opens.
              {devices.some(({ endpoint }) => endpoint !== here.data)
                ? " A device you remove here starts again the next time it opens the leads page."
                : null}
            </p>
            <Problem>{problem}</Problem>
          </section>
        ) : (
          <LoadState of={alerts} what="the alerts" />
        )}
        {alerts.data && !isLimited ? (
          <AlertPhones phones={phones} isOwner={isOwner === true} isBusy={isBusy} attempt={write} />
        ) : null}
      </div>
    </Modal>
  );
}
