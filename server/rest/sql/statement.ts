/** What every statement is made of: names that are quoted, values that are parameters. */

import type { Column, Relationship } from "#server/rest/schema.ts";
import type { Related } from "#server/rest/select.ts";

export interface Statement {
  text: string;
  values: unknown[];
  /** It answers no row: what counts is how many rows it touched. */
  isSilent?: boolean;
}

/** What every other statement answers: one row of this. */
export interface Answer {
  /** Rows in the body. */
  rows: number;
  /** Rows that match, if they were to be counted. */
  total: number | null;
  /** Rows that a function returned, whichever of them were asked for. */
  affected?: number;
  body: string;
  /** The primary key of what was written, if it was asked for. */
  key: Record<string, unknown> | null;
}

export type Format = "array" | "object" | "csv";

export interface Shape {
  format: Format;
  stripNulls: boolean;
}

/** Rows from `offset` on, `limit` of them at most. */
export interface Window {
  offset: number;
  limit: number | undefined;
}

/** Whatever has columns that a request may name. */
export interface Relation {
  name: string;
  columns: Map<string, Column>;
  relationships: Relationship[];
}

/** A relation in a statement, with what is embedded in its rows. */
export interface Source extends Relation {
  alias: string;
  embedded: Embedded[];
}

export interface Embedded {
  item: Related;
  relationship: Relationship;
  alias: string;
}

/** Collects the values of a statement and hands out their placeholders. */
export class Values {
  readonly list: unknown[] = [];

  /** A text that Postgres turns into `type` exactly as it reads that type's literals. */
  text(value: string, type = "text"): string {
    this.list.push(value);
    return type === "text"
      ? `$${this.list.length}::text`
      : `cast($${this.list.length}::text as ${type})`;
  }

  number(value: number): string {
    this.list.push(value);
    return `$${this.list.length}::bigint`;
  }
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const qualified = ({ name }: { name: string }) => `public.${quote(name)}`;
