import { ToolChoice } from "../../kit/tool-choice.tsx";

/** The screens that a preview stands for, and how many pixels wide they are. */
const screens = [
  [390, "Phone"],
  [1120, "Desktop"],
] as const;

export const firstScreen: number = screens[0][0];

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
      <ToolChoice label="Screen size" options={screens} value={screen} onChange={onChoose} />
    </div>
  );
}
