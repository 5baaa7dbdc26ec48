/** Runs a request with the rights of the person who sent it. */

import type { Database, Transaction } from "./database.ts";

export type DatabaseRole = "anon" | "authenticated" | "service_role";

/** What an access token says. Policies read it through `auth.uid()` and `auth.jwt()`. */
export interface JwtClaims {
  role: string;
  sub?: string;
  iss?: string;
  aud?: string | string[];
  exp?: number;
  iat?: number;
  email?: string;
  phone?: string;
  aal?: "aal1" | "aal2";
  amr?: { method: string; timestamp: number }[];
  session_id?: string;
  is_anonymous?: boolean;
  app_metadata?: Record<string, unknown>;
  user_metadata?: Record<string, unknown>;
}

export interface Caller {
  role: DatabaseRole;
  claims: JwtClaims;
  /** Has the admin role. It opens nothing: it is what limits go by. */
  isStaff?: boolean;
}

/** Strangers, and people who signed up: strangers with a name. */
export const isVisitor = ({ role, isStaff }: Caller) => role !== "service_role" && !isStaff;

/** What functions and policies may want to know about the request. */
export interface CallerRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** Visitors get the least patience, as strangers do on a hosted project. */
const statementSeconds = { visitor: 3, staff: 8, program: 20 };

/**
 * Embedded Postgres has one line for everybody: with the time that it takes to open again, no one waits
 * three seconds for what a stranger looks up.
 */
const embeddedLimitMs = { stranger: 1_000, visitor: 3_000, staff: 8_000, program: undefined };

/**
 * Whether it is what a form sends: short, bounded by the database, and never to be lost. One that meets a
 * slow moment has the time that it has on a hosted project, and no one is shut out for it.
 */
export const isForm = ({ method, path }: Pick<CallerRequest, "method" | "path">) =>
  method === "POST" && !path.includes("/rpc/");

/** A process that hangs must not hold its locks for long; its forms are sent again elsewhere after 9 s. */
const idleSeconds = 5;

/**
 * One transaction in which the database itself decides what `caller` may do. Reading requests
 * cannot write, whatever they call. `work` is done anew where Postgres undid it in a deadlock.
 */
export function asCaller<T>(
  database: Database,
  caller: Caller,
  request: CallerRequest,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const readOnly = request.method === "GET" || request.method === "HEAD";
  const kind = isVisitor(caller) ? "visitor" : caller.isStaff ? "staff" : "program";
  const isLookUp = caller.role === "anon" && !isForm(request);
  const factor = database.limitFactor ?? 1;
  const embeddedMs = embeddedLimitMs[isLookUp ? "stranger" : kind];
  const run = async (tx: Transaction) => {
    // Not waited for: should it fail, Postgres refuses whatever follows in the transaction.
    const configured = tx.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.method', $2, true),
              set_config('request.path', $3, true), set_config('request.headers', $4, true),
              set_config('statement_timeout', $5, true),
              set_config('idle_in_transaction_session_timeout', '${idleSeconds * factor}s', true),
              set_config('transaction_read_only', $6, true), set_config('role', $7, true)`,
      [
        JSON.stringify(caller.claims),
        request.method,
        request.path,
        JSON.stringify(request.headers),
        `${statementSeconds[kind] * factor}s`,
        readOnly ? "on" : "off",
        caller.role,
      ],
    );
    configured.catch(() => undefined);
    try {
      return await work(tx);
    } finally {
      await configured;
    }
  };
  const limits = embeddedMs ? { limitMs: embeddedMs * factor } : {};
  return untilDone(() => database.transaction(run, limits));
}

/** Of transactions that wait for each other Postgres undoes one, whole; the others are done by then. */
async function untilDone<T>(transact: () => Promise<T>): Promise<T> {
  for (let triesLeft = 3; ; ) {
    try {
      return await transact();
    } catch (error) {
      triesLeft -= 1;
      const isUndone = (error as { code?: string }).code === "40P01";
      if (!isUndone || triesLeft === 0) throw error;
    }
  }
}
