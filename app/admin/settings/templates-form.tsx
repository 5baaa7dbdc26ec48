import { useQuery } from "@tanstack/react-query";
import { uuid } from "#app/lib/uuid.ts";
import { ActButton } from "../kit/act-button.tsx";
import { RecordList } from "../kit/record-list.tsx";
import { orderRows } from "../records/row-writes.ts";
import { Section } from "../section.tsx";
import { placeholders, type Template } from "./template-fields.ts";
import { TemplateForm } from "./template-form.tsx";
import { allTemplatesQuery, archiveTemplate } from "./templates.queries.ts";

const offeredOf = (all: Template[]) => all.filter(({ archived_at }) => archived_at === null);
const archivedOf = (all: Template[]) => all.filter(({ archived_at }) => archived_at !== null);

/** What staff begin a text with: worded, ordered, put away and taken up again. */
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
        blank={newTemplate}
        order={{ save: (ids) => orderRows("text_templates", ids), nameOf: ({ name }) => name }}
      >
        {(template, moves) => (
          <>
            <TemplateForm template={template} />
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

const newTemplate = (position: number): Template => ({
  ...{ id: uuid(), position, version: 0, archived_at: null },
  ...{ name: "New template", body: "Hi {first_name}, {me} at {shop}: " },
});
