/** Standard error, written to a few times a second: a system call for every line would cost a request half its time. */

const waitMs = 50;
const mostWaiting = 64 * 1024;

/** A grave line leaves at once, with those before it. */
export type WriteLine = (line: string, isGrave: boolean) => void;

export function createLogWriter(write: (text: string) => void = writeToStandardError): WriteLine {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = "";
    if (text) write(text);
  }

  process.on("exit", flush);
  return (line, isGrave) => {
    waiting += `${line}\n`;
    if (isGrave || waiting.length > mostWaiting) flush();
    else timer ??= setTimeout(flush, waitMs).unref();
  };
}

function writeToStandardError(text: string): void {
  process.stderr.write(text);
}
