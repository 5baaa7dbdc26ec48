import { factRules, factsOfType, readFacts } from "#shop/facts.ts";
import { capitalized } from "#shop/words.ts";
import { CheckField } from "../../kit/check-field.tsx";
import { Section } from "../../section.tsx";
import { Choice, TextArea, TextInput } from "./inputs.tsx";
import { parseFacts } from "./product-fields.ts";
import type { PartProps } from "./product-form.tsx";

/** The facts of the product's kind, folded away: none of them is needed. */
export function MoreFacts({ fields, errors, onChange }: PartProps) {
  const texts = parseFacts(fields.facts);
  const names = factsOfType(fields.type);
  const known = names.filter((name) => texts[name]).length;
  const problems = errors.facts ? readFacts(texts, fields.type).problems : {};
  return (
    <Section title="More facts" about="All optional. The product page shows those you fill in.">
      <details open={errors.facts ? true : undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {known > 0
            ? `${known} of ${names.length} filled in`
            : "Assembly, what’s included, weight…"}
        </summary>
        <div className="grid grid-cols-2 items-start gap-3">
          {names.map((name) => {
            const { label, form } = factRules[name];
            const field = {
              label,
              value: texts[name] ?? "",
              error: problems[name],
              onChange: (text: string) =>
                onChange({ facts: JSON.stringify({ ...texts, [name]: text }) }),
            };
            if ("yes" in form) {
              return (
                <CheckField
                  key={name}
                  label={label}
                  isChecked={field.value === "yes"}
                  onChange={(isChecked) => field.onChange(isChecked ? "yes" : "")}
                />
              );
            }
            if ("options" in form) {
              const options = form.options.map((value) => [value, capitalized(value)] as const);
              return <Choice key={name} empty="Not known" options={options} {...field} />;
            }
            if ("lines" in form) return <TextArea key={name} rows={2} {...field} />;
            const mode = "unit" in form ? ({ inputMode: "decimal" } as const) : {};
            return <TextInput key={name} {...mode} {...field} />;
          })}
        </div>
      </details>
    </Section>
  );
}
