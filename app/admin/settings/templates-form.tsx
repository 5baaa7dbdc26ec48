import { useQuery, useQueryClient } from "@tanstack/react-query";
import { templatesKey } from "#app/admin/leads/sms/conversation.queries.ts";
import { uuid } from "#app/lib/uuid.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { toolButton } from "../controls.ts";
import { MoveButtons } from "../kit/move-buttons.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { type Act, useWrite } from "../kit/use-write.ts";
import { WordsField } from "../kit/words-field.tsx";
import { Problem } from "../problem.tsx";
import { Section } from "../section.tsx";
import {
  placeholders,
  previewOf,
  sampleLead,
  type Template,
  templateSchema,
} from "./template-fields.ts";
import { addTemplate, allTemplatesQuery, writeTemplate } from "./templates.queries.ts";
import { TextPreview } from "./text-preview.tsx";

/** What staff begin a text with: worded, ordered, put away and taken up again. */
export function TemplatesForm() {
  const client = useQueryClient();
  const { data } = useQuery(allTemplatesQuery);
  const { problem, write } = useWrite({ isOfMany: true });
  if (!data) return null;
  const offered = data.filter(({ archived_at }) => archived_at === null);
  const archived = data.filter(({ archived_at }) => archived_at !== null);
  const refresh = () => client.invalidateQueries({ queryKey: templatesKey });

  const attempt = (about: string, work: Act) => write(() => work().finally(refresh), about);

  /** Each gets its place anew, so that equal ones are told apart. */
  const move = (from: number, to: number) =>
    attempt("order of templates", async () => {
      const order = offered.toSpliced(from, 1).toSpliced(to, 0, offered[from]!);
      for (const [position, { id, version, ...row }] of order.entries()) {
        if (row.position !== position) await writeTemplate(id, { position, version });
      }
      return undefined;
    });

  const archive = ({ id, name, version }: Template, isArchived: boolean) => {
    const now = new Date().toISOString();
    const at = (is: boolean) => (is ? now : null);
    return attempt(`template ${id} ${isArchived}`, async () => {
      const saved = await writeTemplate(id, { archived_at: at(isArchived), version });
      return {
        title: `${name}: ${isArchived ? "archived" : "restored"}.`,
        undo: async () => {
          await writeTemplate(id, { archived_at: at(!isArchived), version: saved.version });
          await refresh();
        },
      };
    });
  };

  const add = () => {
    const id = uuid();
    const position = Math.max(0, ...data.map((template) => template.position + 1));
    return attempt("new template", async () => {
      await addTemplate({
        id,
        name: "New template",
        body: "Hi {first_name}, {me} at {shop}: ",
        position,
      });
      return undefined;
    });
  };

  return (
    <Section
      title="Templates for texts"
      about={`Starting points for your staff’s texts to leads, in this order. ${placeholders.map((name) => `{${name}}`).join(", ")} are filled in.`}
    >
      <ul className="divide-y divide-line">
        {offered.map((template, index) => (
          <li key={template.id} className="grid gap-3 py-4">
            <TemplateForm template={template} onSaved={refresh} />
            <div className="flex flex-wrap gap-2">
              <MoveButtons
                label={template.name}
                {...{ at: index, count: offered.length, onMove: (to) => void move(index, to) }}
              />
              <button
                type="button"
                className={toolButton()}
                aria-label={`Archive: ${template.name}`}
                onClick={() => archive(template, true)}
              >
                Archive
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Problem>{problem}</Problem>
      <button type="button" className={button("outline", "sm", "min-h-11")} onClick={add}>
        Add a template
      </button>
      {archived.length > 0 ? (
        <>
          <h3 className="mt-4 font-sans text-base font-bold">Archived</h3>
          <ul aria-label="Archived templates">
            {archived.map((template) => (
              <li key={template.id} className="flex flex-wrap items-center gap-3 py-1">
                <span className="[overflow-wrap:anywhere]">{template.name}</span>
                <button
                  type="button"
                  className={toolButton()}
                  aria-label={`Restore: ${template.name}`}
                  onClick={() => archive(template, false)}
                >
                  Restore
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}

function TemplateForm({ template, onSaved }: { template: Template; onSaved: () => unknown }) {
  const { id, name, body, version } = template;
  const { lenders, name: shop, phone } = useShop();
  const known = { ...sampleLead, me: "Maya", shop, lender: lenders[0] ?? "", phone: phone.label };
  return (
    <RecordForm
      label={name}
      record={{ table: "text_templates", key: id }}
      saved={{ name, body }}
      version={version}
      schema={templateSchema}
      write={async (row, at) => {
        await writeTemplate(id, { ...row, version: at });
        await onSaved();
      }}
    >
      {({ bind, values }) => (
        <>
          <TextField label="Name" maxLength={40} {...bind("name")} />
          <WordsField label="Words" rows={3} {...bind("body")} />
          <div className="text-sm">
            <TextPreview text={previewOf(values.body, known)} />
          </div>
        </>
      )}
    </RecordForm>
  );
}
