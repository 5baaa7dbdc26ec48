/** How a relation's rows find those that are embedded in them. */

import { ambiguousRelationship, noRelationship } from "#server/rest/errors.ts";
import { relationshipsNamed } from "#server/rest/relationships.ts";
import type { Relationship } from "#server/rest/schema.ts";
import type { Related, SelectItem } from "#server/rest/select.ts";
import { type Embedded, quote, type Relation, type Source } from "./statement.ts";

/** A relation under an alias, with the relationships that its selection names. */
export function sourceOf(relation: Relation, alias: string, select: SelectItem[]): Source {
  const { name, columns, relationships } = relation;
  const embedded = select.flatMap((item, index) =>
    item.kind === "related"
      ? [{ item, relationship: find(relation, item), alias: `${alias}_${index}` }]
      : [],
  );
  return { name, columns, relationships, alias, embedded };
}

function find(relation: Relation, { relation: name, hint }: Related): Relationship {
  const [found, ...others] = relationshipsNamed(relation, name, hint);
  if (!found) throw noRelationship(relation.name, name, hint);
  if (others.length > 0) throw ambiguousRelationship(relation.name, name, [found, ...others]);
  return found;
}

/** The embedded table that an item of the selection stands for. */
export function embeddedTableOf(source: Source, item: SelectItem): Embedded {
  const found = source.embedded.find((embedded) => embedded.item === item);
  if (!found) throw new Error(`Nothing is embedded in ${source.name} for an item of its selection`);
  return found;
}

export function joinCondition(source: Source, { relationship, alias }: Embedded): string {
  const pairs = relationship.columns.map((name, index) => {
    const foreign = quote(relationship.foreignColumns[index] ?? "");
    return `${alias}.${foreign} = ${source.alias}.${quote(name)}`;
  });
  return pairs.join(" and ");
}
