import { own } from "#shop/own.ts";
import { capitalized } from "#shop/words.ts";
import { inches, isCount, isLength } from "./limits.ts";

export interface Part {
  name: string;
  count: string;
  widthIn: string;
  depthIn: string;
  heightIn: string;
}

export const emptyPart: Part = { name: "", count: "1", widthIn: "", depthIn: "", heightIn: "" };

export function textsOfPart(part: Record<string, unknown>) {
  const texts = Object.keys(emptyPart).map((key) => [key, String(own(part, key) ?? "")]);
  return Object.fromEntries(texts) as unknown as Part;
}

export function parseParts(text: string): Part[] {
  try {
    const found: unknown = JSON.parse(text);
    if (Array.isArray(found) && found.length > 0) {
      return found.map((part) => ({ ...part, ...textsOfPart(part ?? {}) }));
    }
  } catch {
    // Whatever is there is no list of parts.
  }
  return [emptyPart];
}

/** Parts of which nothing is typed are none: it is measured later. */
export function readParts(text: string, thing: string) {
  const fallback = capitalized(thing);
  let problem = "";
  const typed = parseParts(text).filter(({ name, widthIn, depthIn, heightIn }) =>
    [name, widthIn, depthIn, heightIn].some((text) => text.trim()),
  );
  const parts = typed.map(({ name, count, widthIn, depthIn, heightIn, ...rest }) => {
    if (![widthIn, depthIn, heightIn].every(isLength)) {
      problem = "Enter width, depth and height in inches, or leave all three empty.";
    }
    if (!isCount(count)) problem = "Enter how many of each, 1 to 100.";
    return {
      ...rest,
      name: name.trim() || fallback,
      count: Number(count),
      widthIn: inches(widthIn),
      depthIn: inches(depthIn),
      heightIn: inches(heightIn),
    };
  });
  return { parts, problem };
}
