import { useId } from "react";
import { TextField } from "#app/ui/text-field.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { isCount, isLength } from "./limits.ts";
import { emptyPart, type Part, parseParts } from "./parts.ts";

interface PartsFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

const sides = [
  ["widthIn", "Width, in."],
  ["depthIn", "Depth, in."],
  ["heightIn", "Height, in."],
] as const;

export function PartsField({ value, error, onChange }: PartsFieldProps) {
  const parts = parseParts(value);
  const set = (next: Part[]) => onChange(JSON.stringify(next));
  const change = (at: number, next: Partial<Part>) =>
    set(parts.map((part, index) => (index === at ? { ...part, ...next } : part)));
  const isSet = parts.length > 1;
  const id = useId();
  const wrong = (isWrong: boolean) =>
    error && isWrong ? { "aria-invalid": true, "aria-describedby": id } : {};
  return (
    <fieldset name="parts" className="grid gap-3">
      <legend className="mb-2 font-semibold">{isSet ? "What’s in it" : "Dimensions"}</legend>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own, and keep their places.
        <div key={at} className="grid gap-2">
          {isSet ? (
            <div className="flex flex-wrap gap-2">
              <TextField
                className="min-w-[min(100%,9rem)] flex-1"
                label={`Part ${at + 1}`}
                value={part.name}
                onChange={({ target }) => change(at, { name: target.value })}
              />
              <TextField
                className="w-20"
                label="How many"
                inputMode="numeric"
                value={part.count}
                {...wrong(!isCount(part.count))}
                onChange={({ target }) => change(at, { count: target.value })}
              />
            </div>
          ) : null}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
            {sides.map(([side, label]) => (
              <TextField
                key={side}
                label={label}
                inputMode="decimal"
                value={part[side]}
                {...wrong(!isLength(part[side]))}
                onChange={({ target }) => change(at, { [side]: target.value })}
              />
            ))}
          </div>
        </div>
      ))}
      {error ? (
        <p id={id} role="alert" className="text-sm font-semibold text-tag">
          {error}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <ToolButton onClick={() => set([...parts, emptyPart])}>
          Add another part of the set
        </ToolButton>
        {isSet ? (
          <ToolButton onClick={() => set(parts.slice(0, -1))}>Remove the last part</ToolButton>
        ) : null}
      </div>
    </fieldset>
  );
}
