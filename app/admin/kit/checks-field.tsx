import { useId } from "react";
import { FieldNote } from "#app/ui/field-note.tsx";
import { CheckField } from "./check-field.tsx";

interface ChecksFieldProps {
  legend: string;
  /** The legend is for those who don't see the field's place. */
  isLegendHidden?: boolean;
  options: readonly (readonly [value: string, words: string])[];
  chosen: readonly string[];
  isDisabled?: boolean;
  error?: string | undefined;
  onChoose: (values: string[]) => void;
}

/** Any of a few values, all of them in view; they are chosen in the order of the options. */
export function ChecksField(props: ChecksFieldProps) {
  const { legend, isLegendHidden, options, chosen, isDisabled = false, error, onChoose } = props;
  const id = useId();
  const values = options.map(([value]) => value);
  return (
    <fieldset>
      <legend className={isLegendHidden ? "sr-only" : "font-semibold"}>{legend}</legend>
      <div className="flex flex-wrap gap-x-4">
        {options.map(([value, words]) => (
          <CheckField
            key={value}
            label={words}
            isChecked={chosen.includes(value)}
            isDisabled={isDisabled}
            errorId={error && id}
            onChange={(isChosen) =>
              onChoose(
                values.filter((other) => (other === value ? isChosen : chosen.includes(other))),
              )
            }
          />
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}
