/** Stores to be measured, on either database, and what they weigh. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { lenders } from "#content/lenders.ts";
import type { Database } from "#server/database/database.ts";
import { startPostgres } from "#tools/test/postgres.mjs";
import { adminVariables, apikey } from "../lead-load.ts";
import { type Store, start } from "../store-process.ts";
import type { Workspace } from "./workspace.ts";

export type Variables = Record<string, string>;

/** A kind of database, and how to get an empty one of it. */
export interface Engine {
  name: "embedded" | "Postgres";
  /** What a store is started with to find the database of this name. */
  empty(name: string): Promise<Variables>;
}

export function embedded({ folder }: Workspace): Engine {
  return { name: "embedded", empty: async (name) => ({ DATA_DIR: join(folder, name) }) };
}

/** Debian's Postgres, which waits for the disk as one in use does. */
export async function postgres({ folder, atEnd }: Workspace): Promise<Engine> {
  const server = await startPostgres({ syncs: true });
  atEnd(server.stop);
  return {
    name: "Postgres",
    async empty(name) {
      const client = new pg.Client(server.url);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(`/${name}`, server.url).href;
      return { DATA_DIR: join(folder, `${name}-files`), DATABASE_URL: url };
    },
  };
}

/** A server process whose limits for one address and one hour do not stand in the way. */
export async function openStore(variables: Variables): Promise<Store> {
  const store = await start({
    BUILD_DIR: process.env.BUILD_DIR || "build",
    ...variables,
    ...adminVariables,
    TRUSTED_PROXIES: "127.0.0.1",
    SIGN_UPS_PER_HOUR: "1000000",
  });
  if (!store.origin) throw new Error(`The store did not open. ${store.errors}`);
  return store;
}

/** Fills the database with invented leads. */
export async function seedLeads(workspace: Workspace, variables: Variables, count: number) {
  await workspace.run(process.execPath, ["tools/data/seed-leads.ts", String(count)], {
    env: variables,
  });
}

export interface Memory {
  now: number;
  /** The most since the start, or since it was forgotten. */
  peak: number;
}

/** What a process and those that it started hold, in MB; what they share counts in each. */
export async function memoryOf(pid: number): Promise<Memory> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const read = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1024);
  const children =
    (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).match(/\d+/g) ?? [];
  const theirs = await Promise.all(children.map((child) => memoryOf(Number(child))));
  return {
    now: theirs.reduce((sum, { now }) => sum + now, read("VmRSS")),
    peak: theirs.reduce((sum, { peak }) => sum + peak, read("VmHWM")),
  };
}

/** Begins the peak anew. */
export const resetPeakMemory = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, "5");

/** What the site's own client sends with a call; without a token it is a shopper's. */
export function headersOf(token?: string): Record<string, string> {
  return {
    apikey,
    "Content-Type": "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
  };
}

/** Lets one address send as many leads as it likes, in a database without a server of its own. */
export const liftLeadLimits = (database: Database) =>
  database.transaction((tx) =>
    tx.exec(`update private.settings set leads_per_address_and_hour = 10000000,
      most_leads_per_address_and_hour = 10000000`),
  );

export const leadsPath = "/rest/v1/financing_leads";

/** A lead as the form sends it; no two numbers share a phone. */
export function leadBody(submissionKey: string, number: number) {
  const digits = String(2_000_000 + number);
  return JSON.stringify({
    first_name: "Ann",
    last_name: "Lee",
    phone: `(586) ${digits.slice(0, 3)}-${digits.slice(3)}`,
    financing_option: lenders[0]?.name,
    status: "pending",
    submission_key: submissionKey,
    consent_version: "2026-11-21",
  });
}

/** The leads page's first question: see app/admin/leads/shared/leads.queries.ts. */
export const firstPage = {
  path: `${leadsPath}?select=*&order=created_at.desc,id.asc&limit=200`,
  prefer: "count=exact",
};
