import { useRef, useState } from "react";
import { isZip, zipStore } from "#app/delivery/zip-field.tsx";
import { button } from "#app/ui/button.ts";
import { zipProblem } from "#shop/delivery.ts";
import { clearWidthIn, doorSizesIn } from "#shop/door.ts";
import { cleanZip } from "#shop/typed.ts";
import { askedSize, homeSizesStore, isSize, keepSizes } from "./home-sizes.ts";

interface MyPlaceFormProps extends React.PropsWithChildren {
  onDone: () => void;
}

/** Asks for ZIP code and door; either may be left empty, and what is emptied is forgotten. */
export function MyPlaceForm({ onDone, children }: MyPlaceFormProps) {
  const [wrong, setWrong] = useState("");
  const doorField = useRef<HTMLInputElement>(null);

  function keep(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const zip = cleanZip(String(typed.get("zip")));
    const door = String(typed.get("door"));
    if (zip && !isZip(zip)) return setWrong(zipProblem(zip));
    if (door && !isSize(Number(door))) return setWrong("Enter the door width in inches, 1 to 999.");
    zipStore.write(zip);
    keepSizes(
      door
        ? { "door.widthIn": clearWidthIn(Number(door)) }
        : { "door.widthIn": undefined, "door.heightIn": undefined },
    );
    onDone();
  }

  function forget() {
    zipStore.write("");
    homeSizesStore.write({});
    onDone();
  }

  return (
    <form
      onSubmit={keep}
      noValidate
      className="mt-1 mb-3 grid max-w-md gap-3 rounded-card bg-sunken p-3 sm:p-4"
    >
      {children}
      <div className="grid grid-cols-2 items-end gap-3">
        <label className="text-sm font-semibold">
          ZIP code
          <input
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            defaultValue={zipStore.read()}
            className={field}
          />
        </label>
        <label className="text-sm font-semibold">
          Door width, in.
          <input
            ref={doorField}
            name="door"
            type="number"
            step="any"
            inputMode="decimal"
            defaultValue={askedSize(homeSizesStore.read(), "door.widthIn")}
            className={field}
          />
        </label>
      </div>
      <div className="grid grid-cols-4 gap-2 text-sm">
        {doorSizesIn.map((size) => (
          <button
            key={size}
            type="button"
            className="min-h-11 rounded-lg border border-line bg-surface font-semibold text-ink"
            onClick={() => {
              doorField.current!.value = String(size);
            }}
          >
            {size}-inch<span className="sr-only"> door</span>
          </button>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        Measure the door itself. Open, it leaves about 1½ inches less: that’s what a piece has to
        pass through.
      </p>
      {wrong ? (
        <p role="alert" className="font-semibold text-tag">
          {wrong}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <button type="submit" className={button("primary")}>
          Save on this device
        </button>
        <button type="button" className={button("outline")} onClick={forget}>
          Forget
        </button>
      </div>
    </form>
  );
}

const field =
  "mt-1 block min-h-11 w-full rounded-lg border border-field bg-surface px-3 text-base text-ink";
