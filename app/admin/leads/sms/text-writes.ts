/** What staff make of answers by text, and how each is taken back. */
import { db } from "#app/lib/supabase.ts";

/** Null asks the question again. */
async function setMeaning(reply: string | number, meansStop: boolean | null) {
  await db()
    .rpc("answer_stop_question", { reply: Number(reply), means_stop: meansStop as boolean })
    .throwOnError();
}

async function setDone(phone_number: string, are_settled: boolean) {
  await db().rpc("settle_replies", { phone_number, are_settled }).throwOnError();
}

/** Says whether a doubtful answer of this number means that no text may go there any more. */
export async function answerStopQuestion(
  reply: string | number,
  meansStop: boolean,
  phone: string,
) {
  await setMeaning(reply, meansStop);
  const title = meansStop ? `No more texts to ${phone}.` : "You can keep texting.";
  return { title, undo: () => setMeaning(reply, null) };
}

/** The number's answers need none from us. */
export async function markRepliesDone(phone: string) {
  await setDone(phone, true);
  return { title: "Marked as not needing a reply.", undo: () => setDone(phone, false) };
}
