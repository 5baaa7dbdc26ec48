/** What the process counts, in the text format of Prometheus. */

import { performance } from "node:perf_hooks";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface CountedRequest {
  method: string;
  path: string;
  status: number;
  ms: number;
}

export type CountRequest = (request: CountedRequest) => void;

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Few and fixed, so that nobody can fill the memory with made-up paths. */
function areaOf(path: string): string {
  if (path.startsWith("/rest/v1/")) return "rest";
  if (path.startsWith("/auth/v1/")) return "auth";
  if (path.startsWith("/assets/") || path.startsWith("/pictures/")) return "file";
  return "page";
}

let ofProcess: Registry | undefined;

/** Memory, processor, collections and event loop: watched once, however many apps there are. */
function processMetrics(): Registry {
  if (ofProcess) return ofProcess;
  const register = new Registry();
  // Looking every 10 ms, as by default, would keep an idle process awake.
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 100 });
  new Gauge({
    name: "nodejs_eventloop_utilization",
    help: "Share of time that was busy.",
    registers: [register],
    collect() {
      this.set(performance.eventLoopUtilization().utilization);
    },
  });
  ofProcess = register;
  return register;
}

/** Counts what is answered; the text has the process's own figures and the shop's, too. */
export function createMetrics(...others: Registry[]) {
  const registry = new Registry();
  const registers = [registry];
  processMetrics();
  const requests = new Counter({
    name: "store_http_requests_total",
    help: "Requests answered.",
    labelNames: ["area", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "store_http_request_duration_seconds",
    help: "Until the answer had left.",
    labelNames: ["area"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });

  const count: CountRequest = ({ method, path, status, ms }) => {
    const area = areaOf(path);
    requests.inc({ area, method: methods.includes(method) ? method : "other", status });
    durations.observe({ area }, ms / 1000);
  };

  const hydrationErrors = new Counter({
    name: "store_hydration_errors_total",
    help: "Pages that browsers had to draw anew, because the scripts found another page than was painted.",
    registers,
  });

  return {
    count,
    countHydrationError: () => hydrationErrors.inc(),
    text: () => Registry.merge([registry, ...others, processMetrics()]).metrics(),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
