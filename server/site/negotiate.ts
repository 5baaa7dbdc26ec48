/** What a request's headers ask of a file: an encoding, news only, a part. */

export type Encoding = "br" | "gzip";

const preferred: Encoding[] = ["br", "gzip"];

/** Which of the copies that there are is sent: the smallest that the request accepts. */
export function encodingFor(
  header = "",
  copies: Partial<Record<Encoding, unknown>>,
): Encoding | undefined {
  return preferred.find((encoding) => copies[encoding] && accepts(header, encoding));
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((item) => {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Whether a list of tags, as in If-None-Match, names this one. */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}

export interface Part {
  start: number;
  /** The last byte. */
  end: number;
}

/**
 * The part that a Range header asks for; "none" where no byte of it is there. Nothing where the whole
 * file is the answer: other units, several parts, or what cannot be read.
 */
export function partOf(header: string | undefined, size: number): Part | "none" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length === 0 ? "none" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start >= size ? "none" : { start, end };
}
