import { button } from "#app/ui/button.ts";
import { formatMoney } from "#shop/money.ts";
import { own } from "#shop/own.ts";
import { plural } from "../format.ts";
import { Pages, usePages } from "../kit/pages.tsx";
import { RadioField } from "../kit/radio-field.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { Problem } from "../problem.tsx";
import { parseMoney } from "../records/money-input.ts";
import { listLabels, showroomIds, showroomNames, stateLabels } from "../records/product-labels.ts";
import { Section } from "../section.tsx";
import { textsOf } from "./known-products.ts";
import type { ImportRow } from "./row.ts";
import { RowNotes } from "./row-notes.tsx";
import { labelOf, targets } from "./targets.ts";
import type { ImportState } from "./use-import.ts";

const pageSize = 12;

export function PreviewPart({ state, rows }: { state: ImportState; rows: readonly ImportRow[] }) {
  const { ready, settings, isBusy, sent, imported, refusal } = state;
  const { shown, paging } = usePages(ready, pageSize);
  const added = ready.filter(({ row }) => !row.known).length;
  const drafts = ready.filter(({ row }) => row.draftOnly);
  const wrong = rows.filter(({ problems }) => Object.keys(problems).length > 0).length;
  const same = rows.length - ready.length - wrong;
  const sentence = [
    added > 0 && `${added} new`,
    ready.length > added && `${ready.length - added} changed`,
    same > 0 && `${same} as they are already`,
    wrong > 0 && `${wrong} to fix`,
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <Section title="What will be imported">
      {imported > 0 ? (
        <div
          role="status"
          className="mb-3 flex flex-wrap items-center gap-3 rounded-lg bg-spruce-wash p-3"
        >
          <b>
            {plural(imported, "row")} of this file {imported === 1 ? "is" : "are"} imported.
          </b>
          <ToolButton aria-disabled={isBusy || undefined} onClick={state.undo}>
            Undo the import
          </ToolButton>
        </div>
      ) : null}
      <p>{ready.length + wrong === 0 ? "Nothing to change." : `${sentence}.`}</p>
      <RowNotes
        summary={`${plural(drafts.length, "row")} can only be drafts`}
        notes={drafts.map(({ row: { line, title, draftOnly } }) => ({
          line,
          words: `, ${title}: ${draftOnly}`,
        }))}
      />
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ row, names }) => (
          <Card key={row.line} row={row} pictures={names.length} />
        ))}
      </ul>
      {paging.pages > 1 ? <Pages noun="product" {...paging} /> : null}
      {ready.length > 0 ? (
        <div className="mt-4 grid gap-3">
          {added > 0 ? (
            <RadioField
              isLegendHidden
              legend="New products are"
              options={[
                ["live", "New products go live at once"],
                ["draft", "New products are drafts"],
              ]}
              value={settings.as}
              onChange={(as) => state.setSettings({ ...settings, as })}
            />
          ) : null}
          <Problem>{refusal}</Problem>
          <button
            type="button"
            className={button("primary", "lg")}
            aria-disabled={isBusy || undefined}
            onClick={() => void state.save()}
          >
            {sent && sent.of > 0
              ? `Sending pictures, ${sent.pictures} of ${sent.of}`
              : isBusy
                ? "Importing…"
                : `Import ${plural(ready.length, "product")}`}
          </button>
        </div>
      ) : null}
    </Section>
  );
}

function Card({ row, pictures }: { row: ImportRow; pictures: number }) {
  const { fields, known, save, notes } = row;
  const state = String(save?.product.state ?? known?.row.state ?? "draft");
  const facts = [
    own(listLabels, fields.list) ?? fields.list,
    fields.type,
    fields.condition,
    [fields.color, fields.color2].filter(Boolean).join(" and "),
    fields.size,
    ...showroomIds.map((id) => Number(fields[id]) > 0 && `${fields[id]} ${showroomNames[id]}`),
    pictures > 0 && plural(pictures, "picture"),
  ].filter(Boolean);
  return (
    <li className="grid min-w-0 content-start gap-1 rounded-lg border border-line p-3 [overflow-wrap:anywhere]">
      <p className="text-sm text-ink-soft">
        Row {row.line} · {known ? `changes ${known.row.id}` : "new"} ·{" "}
        {own(stateLabels, state) ?? state}
      </p>
      <b>{row.title}</b>
      {known ? (
        <ul className="grid gap-0.5 text-sm">
          {differences(row).map(({ target, from, to }) => (
            <li key={target}>
              {labelOf(target)}: <s className="text-ink-soft">{from || "none"}</s> → <b>{to}</b>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>
            <b>{dollars(fields.price)}</b>
            {fields.compareAt ? (
              <span className="text-ink-soft"> compare at {dollars(fields.compareAt)}</span>
            ) : null}
          </p>
          <p className="text-sm">{facts.join(" · ")}</p>
        </>
      )}
      {notes.slice(0, 4).map((words) => (
        <p key={words} className="text-sm text-ink-soft">
          {words}
        </p>
      ))}
    </li>
  );
}

function dollars(typed: string) {
  const parsed = parseMoney(typed);
  return "cents" in parsed ? formatMoney(parsed.cents) : typed;
}

function differences({ known, said }: ImportRow) {
  if (!known) return [];
  const texts = textsOf(known);
  return targets.flatMap((target) => {
    const [from, to] = [own(texts, target) ?? "", said[target]];
    return to !== undefined && to !== from && target !== "id" ? [{ target, from, to }] : [];
  });
}
