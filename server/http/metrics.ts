/** What the process counts, in the text format of Prometheus. */

import { performance } from "node:perf_hooks";

export interface CountedRequest {
  method: string;
  path: string;
  status: number;
  ms: number;
}

export type CountRequest = (request: CountedRequest) => void;

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Few and fixed, so that nobody can fill the memory with made-up paths. */
function areaOf(path: string): string {
  if (path.startsWith("/rest/v1/")) return "rest";
  if (path.startsWith("/auth/v1/")) return "auth";
  if (path.startsWith("/assets/") || path.startsWith("/pictures/")) return "file";
  return "page";
}

interface Durations {
  buckets: number[];
  seconds: number;
  count: number;
}

export function createMetrics() {
  const answers = new Map<string, number>();
  const durations = new Map<string, Durations>();

  const count: CountRequest = ({ method, path, status, ms }) => {
    const area = areaOf(path);
    const known = methods.includes(method) ? method : "other";
    const labels = `area="${area}",method="${known}",status="${status}"`;
    answers.set(labels, (answers.get(labels) ?? 0) + 1);

    const seconds = ms / 1000;
    const of = durations.get(area) ?? { buckets: bounds.map(() => 0), seconds: 0, count: 0 };
    durations.set(area, of);
    of.seconds += seconds;
    of.count += 1;
    for (const [at, bound] of bounds.entries()) if (seconds <= bound) of.buckets[at]! += 1;
  };

  function text(): string {
    const lines = [
      ...heading("store_http_requests_total", "counter", "Requests answered."),
      ...[...answers].map(([labels, value]) => `store_http_requests_total{${labels}} ${value}`),
      ...heading("store_http_request_duration_seconds", "histogram", "Until the answer had left."),
      ...[...durations].flatMap(([area, of]) => histogram(area, of)),
      ...processLines(),
    ];
    return `${lines.join("\n")}\n`;
  }

  return { count, text };
}

export type Metrics = ReturnType<typeof createMetrics>;

function histogram(area: string, { buckets, seconds, count }: Durations): string[] {
  const name = "store_http_request_duration_seconds";
  return [
    ...bounds.map((bound, at) => `${name}_bucket{area="${area}",le="${bound}"} ${buckets[at]}`),
    `${name}_bucket{area="${area}",le="+Inf"} ${count}`,
    `${name}_sum{area="${area}"} ${seconds}`,
    `${name}_count{area="${area}"} ${count}`,
  ];
}

function processLines(): string[] {
  const { user, system } = process.cpuUsage();
  const startedAt = Date.now() / 1000 - process.uptime();
  const { utilization } = performance.eventLoopUtilization();
  const gauges: [name: string, type: string, help: string, value: number][] = [
    ["process_start_time_seconds", "gauge", "When the process started.", startedAt],
    ["process_cpu_seconds_total", "counter", "Time on a processor.", (user + system) / 1e6],
    ["process_resident_memory_bytes", "gauge", "Memory in use.", process.memoryUsage.rss()],
    ["nodejs_eventloop_utilization", "gauge", "Share of time that was busy.", utilization],
  ];
  return gauges.flatMap(([name, type, help, value]) => [
    ...heading(name, type, help),
    `${name} ${value}`,
  ]);
}

const heading = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];
