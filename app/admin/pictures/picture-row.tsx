import { useId, useRef, useState } from "react";
import { FieldNote } from "#app/ui/field-note.tsx";
import { brightnessOf, cutOf, turnedSize } from "#shop/picture-cut.ts";
import { field } from "../controls.ts";
import { describeLength } from "../format.ts";
import { CheckField } from "../kit/check-field.tsx";
import { MoveButtons } from "../kit/move-buttons.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { maxAlt, maxLight, type ProductImage, suggestedAlt } from "./picture.ts";
import type { ShownPicture } from "./read-picture.ts";
import { useShownPicture } from "./use-shown-picture.ts";

interface PictureRowProps {
  picture: ProductImage;
  at: number;
  count: number;
  suggestion: string;
  isTried: boolean;
  onChange: (change: Partial<ProductImage>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function PictureRow(props: PictureRowProps) {
  const { picture, at, count, suggestion, isTried, onChange, onMove, onRemove } = props;
  const { turn, zoom, focus_x, focus_y, light, alt, stands_in } = picture;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = useShownPicture(picture.original);
  const name = `Picture ${at + 1}`;
  const problem =
    isTried && !alt.trim()
      ? "Describe it for people who can’t see it."
      : alt.length > maxAlt
        ? describeLength(alt, maxAlt)
        : "";
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-2.5">
      <div className="grid grid-cols-[7rem_1fr] gap-3">
        <Frame picture={picture} shown={shown} name={name} onChange={onChange} />
        <div className="grid content-start gap-1">
          <label htmlFor={id} className="text-sm font-semibold">
            {name}: what it shows
          </label>
          <input
            id={id}
            className={field(problem && "border-tag")}
            spellCheck
            value={alt}
            placeholder={suggestion ? suggestedAlt(suggestion, at) : "Gray sofa, from the left"}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-note` : undefined}
            onChange={({ target }) => onChange({ alt: target.value })}
            onFocus={() => {
              // Who is led here by what is missing reads why, and says it.
              if (!alt && suggestion && !isTried) onChange({ alt: suggestedAlt(suggestion, at) });
            }}
          />
          <FieldNote id={`${id}-note`} error={problem || undefined} />
          {shown?.isSmall ? (
            <p className="text-sm font-semibold text-brass">
              Only {shown.width} × {shown.height} pixels, so it will look blurry on a large screen.
            </p>
          ) : null}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ToolButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Adjust<span className="sr-only"> {name}</span>
        </ToolButton>
        <ToolButton onClick={() => onChange({ turn: (turn + 90) % 360 })}>
          Turn<span className="sr-only"> {name}</span>
        </ToolButton>
        <MoveButtons label={name} {...{ at, count, onMove }} />
        <ToolButton className="ml-auto" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </ToolButton>
      </div>
      {isOpen ? (
        <div className="grid gap-2 sm:grid-cols-2">
          {(
            [
              ["zoom", "Closer", zoom, 100, 400],
              ["focus_x", "Left to right", focus_x, 0, 100],
              ["focus_y", "Top to bottom", focus_y, 0, 100],
              ["light", "Darker to lighter", light, -maxLight, maxLight],
            ] as const
          ).map(([key, label, value, min, max]) => (
            <label key={key} className="block text-sm font-semibold">
              {label}
              <input
                type="range"
                className="block min-h-11 w-full"
                min={min}
                max={max}
                step={key === "zoom" ? 5 : 1}
                value={value}
                onChange={({ target }) => onChange({ [key]: Number(target.value) })}
              />
            </label>
          ))}
          <CheckField
            label="Stand-in: shows something similar, and the site says so"
            isChecked={stands_in}
            className="text-sm sm:col-span-2"
            onChange={(stands_in) => onChange({ stands_in })}
          />
        </div>
      ) : null}
    </li>
  );
}

interface FrameProps {
  picture: ProductImage;
  shown: ShownPicture | undefined;
  name: string;
  onChange: (change: Partial<ProductImage>) => void;
}

function Frame({ picture, shown, name, onChange }: FrameProps) {
  const { turn, focus_x, focus_y, light } = picture;
  const from = useRef<{ x: number; y: number; focus_x: number; focus_y: number } | null>(null);
  if (!shown) return <div className="aspect-4/3 animate-pulse rounded-lg bg-sunken" />;
  const isTurned = turn % 180 !== 0;
  const turned = turnedSize(shown, turn);
  const part = cutOf(turned, picture);
  // How much larger than the frame the picture lies in it, in both directions.
  const wide = turned.width / part.width;
  const high = turned.height / part.height;
  const clamp = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className="relative aspect-4/3 cursor-move touch-none overflow-hidden rounded-lg bg-sunken"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, focus_x, focus_y };
      }}
      onPointerMove={(event) => {
        const start = from.current;
        if (!start) return;
        const { width, height } = event.currentTarget.getBoundingClientRect();
        const by = (moved: number, room: number) => (room > 1 ? (moved / room) * 100 : 0);
        onChange({
          focus_x: clamp(start.focus_x - by(event.clientX - start.x, (wide - 1) * width)),
          focus_y: clamp(start.focus_y - by(event.clientY - start.y, (high - 1) * height)),
        });
      }}
      onPointerUp={() => {
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
    >
      <img
        src={shown.url}
        alt={name}
        draggable={false}
        className="absolute max-w-none"
        style={{
          // Laid out as it lies before the turn, about its middle.
          width: `${(isTurned ? high * 0.75 : wide) * 100}%`,
          height: `${(isTurned ? wide / 0.75 : high) * 100}%`,
          left: `${(wide / 2 - part.left / part.width) * 100}%`,
          top: `${(high / 2 - part.top / part.height) * 100}%`,
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
          filter: light === 0 ? undefined : `brightness(${brightnessOf(light)})`,
        }}
      />
    </div>
  );
}
