import { parseFailure } from "./errors.ts";

/** Reads a text from left to right; what it does not expect becomes a PGRST100. */
export class QueryReader {
  #at = 0;
  readonly #what: string;
  readonly #text: string;

  constructor(what: string, text: string) {
    this.#what = what;
    this.#text = text;
  }

  get atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** Takes `expected` if it comes next. */
  takes(expected: string): boolean {
    if (!this.#text.startsWith(expected, this.#at)) return false;
    this.#at += expected.length;
    return true;
  }

  /** Takes what `pattern`, a sticky expression, matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  needs(expected: string): void {
    if (!this.takes(expected)) this.fail(`"${expected}"`);
  }

  needsEnd(): void {
    if (!this.atEnd) this.fail("end of input");
  }

  fail(expecting: string): never {
    const next = this.atEnd ? "end of input" : `"${this.#text[this.#at]}"`;
    throw parseFailure(
      this.#what,
      this.#text,
      this.#at + 1,
      `unexpected ${next} expecting ${expecting}`,
    );
  }

  /** A column's name: plain, or anything in double quotes. */
  name(): string {
    if (this.#text[this.#at] === '"') return this.quoted();
    const name = this.match(/(?:[\p{L}\p{N}_$ ]|-(?!>))+/uy)?.trim();
    return name || this.fail("field name (* or [a..z0..9_$])");
  }

  quoted(): string {
    const text = this.match(/"(?:[^"\\]|\\[\s\S])*"/y) ?? this.fail('a closing "');
    return text.slice(1, -1).replace(/\\([\s\S])/g, "$1");
  }

  /** A value inside parentheses: quoted, an array in braces, or plain up to a comma. */
  listed(): string {
    const start = this.#at;
    if (this.#text[start] === '"') {
      const value = this.match(/"(?:[^"\\]|\\[\s\S])*"(?=[,)])/y);
      if (value !== undefined) return value.slice(1, -1).replace(/\\([\s\S])/g, "$1");
    }
    return this.match(/\{[^{}]*\}(?=[,)])/y) ?? this.match(/[^,)]*/y) ?? "";
  }
}
