import { ToolButton } from "../../kit/tool-button.tsx";
import type { Message } from "./conversation.ts";

interface StopQuestionProps {
  message: Message;
  isBusy: boolean;
  onAnswer: (meansStop: boolean) => void;
}

/** An answer that may mean “stop”: a person says so with one tap. Until then nothing leaves. */
export function StopQuestion({ message, isBusy, onAnswer }: StopQuestionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not fields of a form.
    <div role="group" aria-label="Does this mean stop?" className="rounded-lg bg-brass-wash p-3">
      <p className="font-semibold text-brass">
        Are they asking us to stop texting?{" "}
        <q className="font-normal [overflow-wrap:anywhere]">{shorten(message.body ?? "")}</q>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ToolButton aria-disabled={isBusy} onClick={() => isBusy || onAnswer(true)}>
          Yes, stop all texts
        </ToolButton>
        <ToolButton aria-disabled={isBusy} onClick={() => isBusy || onAnswer(false)}>
          No, keep texting
        </ToolButton>
      </div>
    </div>
  );
}

const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);
