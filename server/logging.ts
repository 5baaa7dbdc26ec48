/** The log on standard error: one JSON line per event, or plain text for a person at a terminal. */

import { createLogWriter, type WriteLine } from "./log-writer.ts";

const levels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof levels)[number];
export type LogForm = "json" | "text";

type Fields = Record<string, unknown>;
export type Log = Record<LogLevel, (message: string, fields?: Fields) => void>;

/** A log that writes what is at least as grave as `level`. */
export function createLog(
  level: LogLevel,
  write: WriteLine = createLogWriter(),
  form: LogForm = "json",
): Log {
  const repeats = createRepeats();
  const logAt = (at: LogLevel) => {
    if (levels.indexOf(at) < levels.indexOf(level)) return () => undefined;
    const isGrave = at === "warn" || at === "error";
    return (message: string, given: Fields = {}) => {
      const fields = isGrave ? repeats(message, given) : given;
      if (!fields) return;
      const line = form === "json" ? inJson(at, message, fields) : inText(at, message, fields);
      write(line, isGrave);
    };
  };
  return {
    debug: logAt("debug"),
    info: logAt("info"),
    warn: logAt("warn"),
    error: logAt("error"),
  };
}

const repeatsAfterMs = 60_000;
const maxRemembered = 100;

/**
 * What lasts says the same thing again and again: it is logged at once, then once a minute with how often it was
 * repeated. The answer is what to log beside the message, or nothing where the line is one too many.
 */
function createRepeats() {
  const lines = new Map<string, { at: number; repeated: number }>();
  return (message: string, fields: Fields): Fields | undefined => {
    const key = message + JSON.stringify(fields);
    const last = lines.get(key);
    if (last && performance.now() - last.at < repeatsAfterMs) {
      last.repeated += 1;
      return undefined;
    }
    lines.delete(key);
    lines.set(key, { at: performance.now(), repeated: 0 });
    if (lines.size > maxRemembered) lines.delete(lines.keys().next().value!);
    return last?.repeated ? { ...fields, repeated: last.repeated } : fields;
  };
}

function inJson(level: LogLevel, message: string, fields: Fields): string {
  const rest = JSON.stringify(fields).slice(1);
  const comma = rest === "}" ? "" : ",";
  return `{"time":"${isoTime()}","level":"${level}","message":${JSON.stringify(message)}${comma}${rest}`;
}

let lastMs = 0;
let lastTime = "";

/** A busy server writes many lines in a millisecond. */
function isoTime(): string {
  const now = Date.now();
  if (now !== lastMs) {
    lastMs = now;
    lastTime = new Date(now).toISOString();
  }
  return lastTime;
}

function inText(level: LogLevel, message: string, fields: Fields): string {
  const facts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
    );
  return `${new Date().toTimeString().slice(0, 8)} ${level} ${message}${facts.join("")}`;
}
