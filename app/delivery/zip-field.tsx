import { useEffect, useState } from "react";
import { persistedStore } from "#app/lib/persisted-store.ts";
import { usePart } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { cleanZip } from "#shop/typed.ts";

const loadAnswer = () => import("./zip-answer.tsx");

/** Five digits that can be a ZIP code; none begins with 000 to 004. */
export const isZip = (text: unknown): text is string =>
  typeof text === "string" && /^(?!00[0-4])\d{5}$/.test(text);

/** The shopper's own ZIP code, given once and kept on the device; "" before. */
export const zipStore = persistedStore("zip.v1", (found) => (isZip(found) ? found : ""));

interface ZipFieldProps {
  orderCents: number;
  /** Told whether the ZIP code is outside the areas, so that nothing beside it promises what holds inside of them. */
  onPlace?: (isOutside: boolean) => void;
}

/** What delivery to the shopper costs, and when it can be there at the earliest. */
export function ZipField({ orderCents, onPlace }: ZipFieldProps) {
  const [zip, setZip] = useState("");
  const [asked, setAsked] = useState("");
  const [presses, setPresses] = useState(0);
  const answer = usePart(loadAnswer, asked !== "");
  useEffect(() => {
    const kept = zipStore.read();
    setZip((typed) => typed || kept);
    // A press may have come before.
    setAsked((asked) => asked || kept);
  }, []);
  // No form: it leads nowhere, and must not reload what it stands on.
  function ask() {
    const code = cleanZip(zip);
    setPresses(presses + 1);
    setAsked(code || " ");
    if (isZip(code)) zipStore.write(code);
  }
  return (
    <div>
      <div className="flex flex-wrap items-end gap-2">
        <label className="max-w-full text-sm font-semibold">
          Delivery to ZIP
          <input
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            value={zip}
            onChange={({ target }) => setZip(target.value)}
            onKeyDown={({ key }) => key === "Enter" && ask()}
            className="mt-1 block min-h-11 w-32 max-w-full rounded-lg border border-field bg-surface px-3 text-base text-ink"
          />
        </label>
        <button type="button" className={button("outline")} onClick={ask}>
          Check
        </button>
      </div>
      {asked && answer ? (
        <answer.default
          zip={asked.trim()}
          isAsked={isZip(asked.trim())}
          {...{ presses, orderCents, onPlace }}
        />
      ) : null}
    </div>
  );
}
