import { detroitToday } from "#shop/calendar/clock.ts";
import { ToolButton } from "./kit/tool-button.tsx";
import { quickEnds } from "./quick-ends.ts";

interface QuickEndButtonsProps {
  /** As a field of type datetime-local has it. */
  until: string;
  onChoose: (until: string) => void;
}

/** Sets an end to the last minute of one of the days that are wanted most. */
export function QuickEndButtons({ until, onChoose }: QuickEndButtonsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Until, at the end of</legend>
      {quickEnds(detroitToday(new Date())).map(({ words, day }) => (
        <ToolButton
          key={words}
          aria-pressed={until === `${day}T23:59`}
          onClick={() => onChoose(`${day}T23:59`)}
        >
          {words}
        </ToolButton>
      ))}
    </fieldset>
  );
}
