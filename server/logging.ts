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
  const logAt = (at: LogLevel) => {
    if (levels.indexOf(at) < levels.indexOf(level)) return () => undefined;
    return (message: string, fields: Fields = {}) => {
      const line = form === "json" ? inJson(at, message, fields) : inText(at, message, fields);
      write(line, at === "warn" || at === "error");
    };
  };
  return {
    debug: logAt("debug"),
    info: logAt("info"),
    warn: logAt("warn"),
    error: logAt("error"),
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
