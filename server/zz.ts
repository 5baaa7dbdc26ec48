import { randomUUID } from "node:crypto";
import { openTestApi } from "./rest/testing.ts";
import { asCaller } from "./database/caller.ts";
const api = await openTestApi();
const lead = { first_name: "Ann", last_name: "Lee", phone: "248-555-0164", financing_option: "Bridgewater Credit", status: "pending" };
const body = () => JSON.stringify({ ...lead, submission_key: randomUUID() });
let captured: any;
const rest = () => api.request("/financing_leads", { method: "POST", headers: { "Content-Type": "application/json", Prefer: "return=minimal" }, body: body() }).then(async r => { if (r.status !== 201) throw new Error(await r.text()); });
const bare = () => asCaller(api.database, { role: "anon", claims: { role: "anon" } }, { method: "POST", path: "/x", headers: {} }, (tx) => tx.query(`with source as (insert into public."financing_leads" as target ("first_name", "last_name", "phone", "financing_option", "status", "submission_key")
       select "first_name", "last_name", "phone", "financing_option", "status", "submission_key" from json_to_record($1::text::json) as payload ("first_name" text, "last_name" text, "phone" text, "financing_option" text, "status" text, "submission_key" uuid) returning 1)
      select count(*) as rows, null as total, '' as body, null as key from source`, [body()]));
for (let r=0;r<4;r++) for (const [l, f] of [["rest", rest], ["bare", bare]] as const) {
  const n = 600; let t = performance.now(), c = process.cpuUsage();
  for (let i=0;i<n;i++) await f();
  const u = process.cpuUsage(c); console.log(l, "serial/s", (n/(performance.now()-t)*1000).toFixed(0), "cpu ms", ((u.user+u.system)/1000/n).toFixed(2));
  t = performance.now(); c = process.cpuUsage();
  await Promise.all(Array.from({length:16}, async()=>{ for (let i=0;i<n/16;i++) await f(); }));
  const u2 = process.cpuUsage(c); console.log(l, "16 at once/s", (n/(performance.now()-t)*1000).toFixed(0), "cpu ms", ((u2.user+u2.system)/1000/n).toFixed(2));
}
await api.close();
