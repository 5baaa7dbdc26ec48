/** What the process counts, in the text format of Prometheus. */

import { performance } from "node:perf_hooks";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { createRequestTally } from "./request-tally.ts";

/** Counted before there is an app. */
export const refusals = new Counter({
  name: "store_http_refusals_total",
  help: "Requests refused for their size, and connections closed to make room for others.",
  labelNames: ["reason"],
  registers: [],
});

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
  register.registerMetric(refusals);
  ofProcess = register;
  return register;
}

/** Counts what is answered; the text has the process's own figures and the shop's, too. */
export function createMetrics(...others: Registry[]) {
  const registry = new Registry();
  const registers = [registry];
  processMetrics();
  const requests = createRequestTally();

  const hydrationErrors = new Counter({
    name: "store_hydration_errors_total",
    help: "Pages that browsers had to render again, because the scripts didn't match the page.",
    registers,
  });

  const requestCircles = new Counter({
    name: "store_request_circles_total",
    help: "Pages whose own scripts stopped them for repeating one request too often.",
    registers,
  });

  const staffPageErrors = new Counter({
    name: "store_staff_page_errors_total",
    help: "Errors that nothing handled in pages of the back office.",
    registers,
  });

  return {
    count: requests.count,
    countHydrationError: () => hydrationErrors.inc(),
    countRequestCircle: () => requestCircles.inc(),
    countStaffPageError: () => staffPageErrors.inc(),
    text: async () => {
      const rest = await Registry.merge([registry, ...others, processMetrics()]).metrics();
      return `${requests.text()}\n${rest}`;
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
