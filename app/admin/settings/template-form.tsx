import { useShop } from "#app/site/use-shop.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { textsOf } from "../kit/schema.ts";
import { WordsField } from "../kit/words-field.tsx";
import { saveRow, writeRow } from "../records/row-writes.ts";
import { previewOf, sampleLead, type Template, templateSchema } from "./template-fields.ts";
import { TextPreview } from "./text-preview.tsx";

/** One template, or a new one, which is in no list yet. */
export function TemplateForm({ template }: { template: Template }) {
  const { id, name, body, position, version } = template;
  const { lenders, name: shop, phone } = useShop();
  const known = { ...sampleLead, me: "Maya", shop, lender: lenders[0] ?? "", phone: phone.label };
  return (
    <RecordForm
      label={name}
      record={{ table: "text_templates", key: id }}
      saved={textsOf(template, templateSchema)}
      version={version}
      schema={templateSchema}
      write={async (row, over) => {
        await saveRow("text_templates", { id, version: over }, row, { position });
        // They have no history; a new one is archived.
        const undo = () => writeRow("text_templates", id, { name, body, version: over + 1 });
        return { title: `${row.name}: saved.`, undo: over > 0 ? undo : undefined };
      }}
    >
      {({ bind, values }) => (
        <>
          <TextField label="Name" {...bind("name")} />
          <WordsField label="Words" rows={3} {...bind("body")} />
          <div className="text-sm">
            <TextPreview text={previewOf(values.body, known)} />
          </div>
        </>
      )}
    </RecordForm>
  );
}
