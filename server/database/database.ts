/** The database as the server sees it: transactions, whatever stands behind them. */

export interface QueryResult<Row> {
  rows: Row[];
  /** How many rows an insert, update or delete touched. */
  affectedRows: number;
}

export interface Transaction {
  /** Runs one statement with bound values. Postgres errors are thrown with their `code`. */
  query<Row = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
  /** Runs several statements without values, as a migration file holds them. */
  exec(script: string): Promise<void>;
}

export interface TransactionOptions {
  /**
   * After so long embedded Postgres is ended in the middle of a statement and opened again; a server
   * has `statement_timeout` for that.
   */
  limitMs?: number;
}

export interface Database {
  readonly kind: "pglite" | "postgres";
  /** How many times longer than usual a request's statements may take here; 1 where it is missing. */
  readonly limitFactor?: number;
  /** Which one it is, in words that are the same in every process that uses it, and in no other's. */
  identity(): Promise<string>;
  /**
   * Commits what `work` did, or rolls all of it back when it throws. Embedded Postgres has a single
   * connection, so nothing slow (hashing, sending, waiting for a network) may happen inside.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Calls `heard` with what a committed transaction said on `channel` (NOTIFY). What was said while the
   * connection was away is lost: `heard` is then called once with an empty string. Ends with the database.
   */
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  /**
   * Takes a lock that one process of all that use a server can have, until it releases it or dies; nothing
   * where another has it. `onLost` is told when the connection that holds it breaks. An embedded database
   * has no other processes.
   */
  takeLock?(name: string, onLost: () => void): Promise<{ release(): Promise<void> } | undefined>;
  close(): Promise<void>;
}

/** A statement that came after its transaction's end would run with the server's own rights. */
export class TransactionOver extends Error {
  override name = "TransactionOver";

  constructor() {
    super("The transaction is over");
  }
}
