import { ToolChoice } from "../../kit/tool-choice.tsx";

const screens = [
  [390, "Phone"],
  [1120, "Desktop"],
] as const;

export const firstScreen: number = screens[0][0];

interface ScreenChoiceProps {
  title: string;
  screen: number;
  onChoose: (screen: number) => void;
}

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
