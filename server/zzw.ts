import { Worker, isMainThread } from "node:worker_threads";
const [stack, ...extra] = process.argv.slice(2);
const w = new Worker(new URL("./zz.ts", import.meta.url), { argv: extra, resourceLimits: { stackSizeMb: Number(stack) } });
w.on("error", (e)=>console.log("worker error", e.message)); w.on("exit", c=>console.log("exit", c, process.memoryUsage().rss/1e6));
