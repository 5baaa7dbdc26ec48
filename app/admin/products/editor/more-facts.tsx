import { TextField } from "#app/ui/text-field.tsx";
import { factRules, factsOfType, readFacts } from "#shop/facts.ts";
import { CheckField } from "../../kit/check-field.tsx";
import { fieldControls } from "../../kit/field-controls.ts";
import { SelectField } from "../../kit/select.tsx";
import { WordsField } from "../../kit/words-field.tsx";
import { Section } from "../../section.tsx";
import { parseFacts } from "./product-fields.ts";
import { optionsOf, type PartProps } from "./product-form.tsx";

export function MoreFacts({ values, errors, isTried, change }: PartProps) {
  const texts = parseFacts(values.facts);
  const names = factsOfType(values.type);
  const known = names.filter((name) => texts[name] && texts[name] !== "no").length;
  const problems = errors.facts ? readFacts(texts, values.type).problems : {};
  const { bind, check } = fieldControls(texts, problems, isTried, (next) =>
    change({ facts: JSON.stringify({ ...texts, ...next }) }),
  );
  return (
    <Section title="More facts" about="All optional. The product page shows those you fill in.">
      <details open={errors.facts ? true : undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {known > 0
            ? `${known} of ${names.length} filled in`
            : "Assembly, what’s included, weight…"}
        </summary>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3">
          {names.map((name) => {
            const { label, form } = factRules[name];
            if ("yes" in form) return <CheckField key={name} label={label} {...check(name)} />;
            if ("options" in form) {
              const options = optionsOf(form.options, "Not known");
              return <SelectField key={name} label={label} options={options} {...bind(name)} />;
            }
            if ("lines" in form) return <WordsField key={name} label={label} {...bind(name)} />;
            const mode = "unit" in form ? ({ inputMode: "decimal" } as const) : {};
            return <TextField key={name} label={label} {...mode} {...bind(name)} />;
          })}
        </div>
      </details>
    </Section>
  );
}
