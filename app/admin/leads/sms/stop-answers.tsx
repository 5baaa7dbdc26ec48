import { ActButton } from "../../kit/act-button.tsx";
import { answerStopQuestion } from "./text-writes.ts";

export const stopQuestion = "Are they asking us to stop texting?";

/** What a doubtful answer by text meant. */
export const StopAnswers = ({ reply, phone }: { reply: string | number; phone: string }) =>
  [true, false].map((meansStop) => (
    <ActButton
      key={String(meansStop)}
      about={`question ${reply}`}
      act={() => answerStopQuestion(reply, meansStop, phone)}
    >
      {meansStop ? "Yes, stop all texts" : "No, keep texting"}
    </ActButton>
  ));
