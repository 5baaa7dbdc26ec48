import { ToolButton } from "../../kit/tool-button.tsx";

/** The screens that a preview stands for, and how many pixels wide they are. */
const screens = [
  ["Phone", 390],
  ["Desktop", 1120],
] as const;

export const firstScreen: number = screens[0][1];

interface ScreenChoiceProps {
  /** What the preview is called. */
  title: string;
  /** In pixels. */
  screen: number;
  onChoose: (screen: number) => void;
}

/** The head of a preview, labeled “preview”, with the screens to choose from. */
export function ScreenChoice({ title, screen, onChoose }: ScreenChoiceProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 id="preview" className="text-xl">
        {title}
      </h2>
      <fieldset className="flex gap-2">
        <legend className="sr-only">Screen size</legend>
        {screens.map(([name, width]) => (
          <ToolButton key={name} aria-pressed={screen === width} onClick={() => onChoose(width)}>
            {name}
          </ToolButton>
        ))}
      </fieldset>
    </div>
  );
}
