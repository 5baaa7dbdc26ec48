/** The log: one JSON line per event on standard error, without personal data. */

const levels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof levels)[number];

type Fields = Record<string, unknown>;
export type Log = Record<LogLevel, (message: string, fields?: Fields) => void>;

/** A log that writes what is at least as grave as `level`. */
export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Log {
  const logAt =
    (at: LogLevel) =>
    (message: string, fields: Fields = {}) => {
      if (levels.indexOf(at) < levels.indexOf(level)) return;
      write(JSON.stringify({ time: new Date().toISOString(), level: at, message, ...fields }));
    };
  return {
    debug: logAt("debug"),
    info: logAt("info"),
    warn: logAt("warn"),
    error: logAt("error"),
  };
}
