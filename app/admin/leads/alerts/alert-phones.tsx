import { own } from "#shop/own.ts";
import { formatPhone } from "#shop/phone.ts";
import { ChecksField } from "../../kit/checks-field.tsx";
import { OneField } from "../../kit/one-field.tsx";
import { type ShowroomId, showroomIds, showroomNames } from "../../records/product-labels.ts";
import { alertKinds, setAlertPhone, setAlertPhoneKinds } from "./alerts.queries.ts";

interface AlertPhonesProps {
  phones: readonly { showroom: ShowroomId; phone_e164: string; kinds: string[] }[];
  isOwner: boolean;
  isBusy: boolean;
  attempt: (work: () => Promise<void>) => void;
}

/** Where showrooms are texted of what waits; the owner sets it. */
export function AlertPhones(props: AlertPhonesProps) {
  const { phones, isOwner, isBusy, attempt } = props;
  const of = (id: ShowroomId) => phones.find(({ showroom }) => showroom === id)?.phone_e164;
  return (
    <section aria-labelledby="alert-phones">
      <h3 id="alert-phones" className="font-sans text-base font-bold">
        Text a showroom’s phone
      </h3>
      {isOwner ? (
        <div className="mt-2 grid gap-3 sm:grid-cols-2">
          {(["east", "west"] as const)
            .filter((id) => showroomIds.includes(id) || of(id))
            .map((id) => (
              <OneField
                key={`${id} ${of(id)}`}
                label={showroomNames[id]}
                type="tel"
                placeholder="No texts"
                saved={formatPhone(of(id) ?? "")}
                words="Set"
                save={(phone) => setAlertPhone(id, phone)}
              />
            ))}
        </div>
      ) : (
        <p className="mt-1 text-sm">
          {showroomIds
            .map((id) => `${showroomNames[id]}: ${formatPhone(of(id) ?? "none")}`)
            .join(", ")}
          . The owner sets this.
        </p>
      )}
      {isOwner
        ? phones.map(({ showroom, kinds }) => (
            <div key={showroom} className="mt-2">
              <b className="text-sm">{own(showroomNames, showroom)} is texted about</b>
              <ChecksField
                isLegendHidden
                options={alertKinds}
                legend={`What ${own(showroomNames, showroom)} is texted about`}
                chosen={kinds}
                isDisabled={isBusy}
                onChoose={(kinds) => attempt(() => setAlertPhoneKinds(showroom, kinds))}
              />
            </div>
          ))
        : null}
      <p className="mt-2 text-sm text-ink-soft">We don’t send these during quiet hours.</p>
    </section>
  );
}
