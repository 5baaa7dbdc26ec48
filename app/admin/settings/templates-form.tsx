import { useQuery } from "@tanstack/react-query";
import { ActButton } from "../kit/act-button.tsx";
import { RecordList } from "../kit/record-list.tsx";
import { orderRows } from "../records/row-writes.ts";
import { Section } from "../section.tsx";
import { newTemplate, placeholders, type Template, templateSchema } from "./template-fields.ts";
import { allTemplatesQuery, archiveTemplate, formOfTemplate } from "./templates.queries.ts";
import { TemplatePreview } from "./text-preview.tsx";

const offeredOf = (all: Template[]) => all.filter(({ archived_at }) => archived_at === null);
const archivedOf = (all: Template[]) => all.filter(({ archived_at }) => archived_at !== null);

export function TemplatesForm() {
  const { data: archived = [] } = useQuery({ ...allTemplatesQuery, select: archivedOf });
  return (
    <>
      <RecordList
        title="Templates for texts"
        about={`Starting points for your staff’s texts to leads, in this order. ${placeholders.map((name) => `{${name}}`).join(", ")} are filled in.`}
        of={useQuery({ ...allTemplatesQuery, select: offeredOf })}
        what="the templates"
        empty="No templates yet."
        addWords="Add a template"
        nameOf={({ name }) => name}
        blank={newTemplate}
        order={(ids) => orderRows("text_templates", ids)}
        schema={templateSchema}
        form={(template) => ({
          label: template.name,
          ...formOfTemplate(template),
          children: ({ show, ...form }) => (
            <>
              {show()}
              <TemplatePreview body={form.values.body} />
            </>
          ),
        })}
      >
        {(template, form, moves) => (
          <>
            {form}
            {template.version > 0 ? (
              <div className="flex flex-wrap gap-2">
                {moves}
                <ArchiveButton template={template} />
              </div>
            ) : null}
          </>
        )}
      </RecordList>
      {archived.length > 0 ? (
        <Section title="Archived templates">
          <ul>
            {archived.map((template) => (
              <li key={template.id} className="flex flex-wrap items-center gap-3 py-1">
                <span className="wrap-anywhere">{template.name}</span>
                <ArchiveButton template={template} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

function ArchiveButton({ template }: { template: Template }) {
  const words = template.archived_at ? "Restore" : "Archive";
  return (
    <ActButton
      aria-label={`${words}: ${template.name}`}
      about={`${words} template ${template.id}`}
      act={() => archiveTemplate(template)}
    >
      {words}
    </ActButton>
  );
}
