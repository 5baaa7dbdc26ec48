import { own } from "#shop/own.ts";
import { askedSize, type HomeSizes, isSize } from "./home-sizes.ts";

export interface TypedSizes {
  sizes: HomeSizes;
  /** As it stands in the fields, sizes or not. */
  typed: Readonly<Record<string, string>>;
  onType: (event: React.ChangeEvent<HTMLInputElement>) => void;
}

interface SizeFieldProps extends TypedSizes {
  name: string;
  label: string;
}

/** A size in inches, with what is wrong with it. */
export function SizeField({ name, label, sizes, typed, onType }: SizeFieldProps) {
  const value = own(typed, name) ?? askedSize(sizes, name)?.toString() ?? "";
  const isWrong = own(typed, name) !== undefined && !isSize(Number(value));
  return (
    <label className="text-sm font-semibold">
      {`${label}, in.`}
      <input
        type="number"
        name={name}
        min="1"
        max="999"
        step="any"
        inputMode="decimal"
        value={value}
        onChange={onType}
        aria-invalid={isWrong || undefined}
        className="mt-1 min-h-11 w-full rounded-lg border border-field bg-surface px-3 text-base text-ink aria-invalid:border-tag"
      />
      {isWrong ? (
        <span role="alert" className="mt-1 block text-tag">
          Enter inches, 1 to 999
        </span>
      ) : null}
    </label>
  );
}
