/** What is known of schema public: tables, views, functions and how they belong together. */

export interface Column {
  name: string;
  /** As Postgres writes it, ready for a cast. */
  type: string;
  /** The expression of its default, if it has one. */
  default: string | null;
}

export interface Table {
  name: string;
  columns: Map<string, Column>;
  primaryKey: string[];
  isView: boolean;
  relationships: Relationship[];
}

/** A foreign key, seen from one of its two ends. */
export interface Relationship {
  constraint: string;
  kind: "many-to-one" | "one-to-one" | "one-to-many";
  columns: string[];
  foreign: Table;
  foreignColumns: string[];
}

export interface Parameter {
  name: string;
  type: string;
  isOptional: boolean;
}

export interface Routine {
  name: string;
  parameters: Parameter[];
  returnsSet: boolean;
  /** The columns of its rows; `undefined` where it returns plain values. */
  columns: Map<string, Column> | undefined;
  /** The relationships of the table whose rows it returns. */
  relationships: Relationship[];
  isVoid: boolean;
}

export interface Schema {
  tables: Map<string, Table>;
  routines: Map<string, Routine[]>;
}
