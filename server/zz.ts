import { PGlite } from "@electric-sql/pglite";
const extra = process.argv.slice(2);
const db = await PGlite.create({ startParams:[...PGlite.defaultStartParams, ...extra] });
console.log((await db.query("show max_stack_depth")).rows);
await db.exec("create table t(a text); insert into t values ('abc'),('def')");
const q = async (l: string, sql: string, v: any[]=[]) => { const t=performance.now(); let r; try { r=(await db.query(sql,v)).rows[0]} catch(e){ r=(e as any).code+" "+(e as Error).message+ " " + ((e as any).code? "": (e as Error).stack) } console.log("  ", l, (performance.now()-t).toFixed(0), JSON.stringify(r)?.slice(0,300)); };
await q("re", "select count(*) from t where a ~ $1", [".{255}".repeat(50)]);

for (const n of [100,500,1000,2000,4000,6000,7000,10000,50000]) await q("json"+n, "select length($1::json::text)", ["[".repeat(n)+"]".repeat(n)]);
for (const n of [1000,5000,20000]) await q("nest"+n, "select "+"(".repeat(n)+"1"+")".repeat(n));
for (const n of [1000,5000,20000]) await q("not"+n, "select "+"not ".repeat(n)+"true");
for (const n of [1000,5000,20000]) await q("plus"+n, "select 1"+"+1".repeat(n));
await q("rec", "with recursive r(n) as (select 1 union all select n+1 from r where n<10) select count(*) from r");
await q("fn", "create function f(n int) returns int language plpgsql as $$ begin return f(n+1); end $$");
await q("deepfn", "select f(1)");
await q("ok", "select count(*) from t");
