/** Load from Debian's wrk, which takes less of the machine than a client in Node would. */
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { envOf, findFile } from "#tools/test/debian.mjs";
import { leadOf, leadsPath, phoneOf } from "../leads.ts";
import { headersOf } from "../store.ts";
import type { Workspace } from "../workspace.ts";

/** What came of a few seconds of requests, each asker asking again as soon as it has its answer. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Asks over HTTP; refuses to count answers that are no success. */
export async function loadOverHttp(
  workspace: Workspace,
  url: string,
  { atOnce, seconds, script = "" }: { atOnce: number; seconds: number; script?: string },
): Promise<Load> {
  const program = await findFile("usr/bin/wrk", "wrk");
  const file = join(workspace.folder, `wrk-${randomUUID()}.lua`);
  await writeFile(file, `${script}\n${report}`);
  const args = ["-t1", `-c${atOnce}`, `-d${seconds}s`, "--timeout", "30s", "-s", file, url];
  const output = await workspace.run(program, args, { env: envOf(program) });
  const { failed, ...load } = JSON.parse(output.slice(output.lastIndexOf("{"))) as Load & {
    failed: number;
  };
  if (failed) throw new Error(`${failed} requests of ${url} failed\n${output}`);
  if (load.perSecond === 0)
    throw new Error(`${url} answered nothing within ${seconds} s\n${output}`);
  return load;
}

const report = `
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('{"perSecond":%f,"p50":%f,"p99":%f,"failed":%d}',
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3, e.connect + e.read + e.write + e.status + e.timeout))
end`;

/** The same request every time. */
export const withHeaders = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`)
    .join("\n");

let runs = 0;
const leadsPerRun = 100_000;

/** Forms that shoppers send, no two alike. */
export function leadScript() {
  const key = randomUUID();
  const body = JSON.stringify(leadOf(key, phoneOf(0)))
    .replace("200-0000", "%s")
    .replace(key, `${key.slice(0, 24)}%012d`);
  const first = 2_000_000 + runs * leadsPerRun;
  runs += 1;
  return `
    local n = 0
    function request()
      n = n + 1
      local digits = tostring(${first} + n)
      local phone = digits:sub(1, 3) .. "-" .. digits:sub(4)
      return wrk.format("POST", ${lua(leadsPath)}, ${luaTable(headersOf())},
        string.format(${lua(body)}, phone, n))
    end`;
}

/** People who sign in one after the other, each from an address of their own. */
export function signInScript(people: readonly { email: string; password: string }[]) {
  const bodies = people.map((person) => lua(JSON.stringify(person)));
  return `
    local n = 0
    local bodies = { ${bodies.join(", ")} }
    local headers = ${luaTable(headersOf())}
    function request()
      n = n + 1
      headers["X-Forwarded-For"] = string.format("10.%d.%d.%d",
        math.floor(n / 62500) % 250, math.floor(n / 250) % 250, n % 250)
      return wrk.format("POST", "/auth/v1/token?grant_type=password", headers,
        bodies[n % #bodies + 1])
    end`;
}

const lua = (text: string) => JSON.stringify(text);
const luaTable = (entries: Record<string, string>) =>
  `{ ${Object.entries(entries)
    .map(([name, value]) => `[${lua(name)}] = ${lua(value)}`)
    .join(", ")} }`;
