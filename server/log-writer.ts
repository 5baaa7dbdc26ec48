/** Standard error, written to a few times a second, since a system call for every line slows requests down. */

const waitMs = 50;
const maxWaiting = 64 * 1024;
/** The longest a character becomes in UTF-8. */
const bytesPerCharacter = 3;

/** A grave line leaves at once, with those before it. */
export type WriteLine = (line: string, isGrave: boolean) => void;

export function createLogWriter(write: (text: string) => void = writeToStandardError): WriteLine {
  // Bytes and not strings: what lives a while is copied by the garbage collector, twice.
  const waiting = Buffer.allocUnsafeSlow(maxWaiting);
  let length = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    process.off("exit", flush);
    const text = waiting.toString("utf8", 0, length);
    length = 0;
    if (text) write(text);
  }

  function flushSoon() {
    timer = setTimeout(flush, waitMs).unref();
    process.on("exit", flush);
  }

  return (line, isGrave) => {
    const most = line.length * bytesPerCharacter + 1;
    if (length + most > maxWaiting) flush();
    if (most > maxWaiting) write(`${line}\n`);
    else length += waiting.write(`${line}\n`, length);
    if (isGrave) flush();
    else if (!timer) flushSoon();
  };
}

function writeToStandardError(text: string): void {
  process.stderr.write(text);
}
