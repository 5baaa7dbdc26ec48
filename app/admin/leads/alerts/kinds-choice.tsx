import { CheckField } from "#app/admin/kit/check-field.tsx";

/** What can be heard of, by the names that the database has. */
const kinds = {
  lead: "New leads",
  hold: "Requests to hold or check",
  reply: "Text replies",
  follow_up: "Leads to call again",
};

interface KindsChoiceProps {
  /** "On Chrome on Android", for who can't see where it stands. */
  label: string;
  chosen: readonly string[];
  isDisabled: boolean;
  onChoose: (kinds: string[]) => void;
}

/** Which kinds of alerts one device or one showroom's phone gets. */
export function KindsChoice({ label, chosen, isDisabled, onChoose }: KindsChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="sr-only">{label}</legend>
      {Object.entries(kinds).map(([kind, words]) => (
        <CheckField
          key={kind}
          label={words}
          isChecked={chosen.includes(kind)}
          isDisabled={isDisabled}
          className="fine:min-h-9"
          onChange={(isChosen) =>
            onChoose(isChosen ? [...chosen, kind] : chosen.filter((other) => other !== kind))
          }
        />
      ))}
    </fieldset>
  );
}
