/** Why the database refused a change, in words for whoever made it. */
import { isLostAnswer, LostAnswer } from "../once.ts";

interface Refusal {
  code?: string;
  message?: string;
  hint?: string | null;
}

/** Somebody else was first, or the last product is gone. */
export const isConflict = (error: unknown) => (error as Refusal | null)?.code === "PT409";

const rules: [constraint: string, words: string][] = [
  ["price_below_compare_at", "The price has to be below the compare-at price."],
  ["price_positive", "The price has to be more than nothing."],
  ["stock_not_negative", "There cannot be fewer than none, nor more than 10,000."],
  ["limited_ends", "An offer that says “limited” says until when."],
  ["end_after_start", "It has to end after it begins."],
  ["close_after_open", "Closing time has to be after opening time."],
  ["both_or_none", "Set both times, or closed."],
  ["products_title_length", "Give it a name of 1 to 60 characters."],
  ["products_badge_length", "A badge has 30 characters at most."],
  ["products_condition_explained", "Say what is wrong with it."],
  ["products_pieces_form", "Measure it: width, depth and height in inches."],
  ["_readable", "Write words that can be read, in one line."],
  ["in_calendar", "Choose a day between the years 2000 and 2199."],
  ["full_minutes", "Times are full minutes before midnight: 11:59 PM at the latest."],
  ["page_path_form", "A page of this site begins with a slash: /clearance-items"],
  ["headline_length", "Write a headline of 1 to 160 characters."],
  ["note_length", "Write at most 120 characters."],
  ["words_length", "Write 1 to 140 characters."],
  ["path_form", "A page of this site begins with a slash: /clearance-items"],
  ["holds_name_length", "Write a name."],
  ["holds_phone_form", "Write a phone number with its area code."],
  ["follow_up_range", "Choose a day before the year 2100."],
];

const doubles: [constraint: string, words: string][] = [
  ["products_pkey", "Another piece has this number."],
  ["products_slug_key", "Another piece has this address."],
];

const constraintIn = (message: string) => /constraint "([^"]+)"/.exec(message)?.[1] ?? "";

function wordsForRule(message: string) {
  const constraint = constraintIn(message);
  return (
    rules.find(([name]) => constraint.includes(name))?.[1] ??
    `Nothing was saved: something typed here is not allowed (${constraint.replaceAll("_", " ")}).`
  );
}

const wordsForDouble = (message: string) =>
  doubles.find(([name]) => name === constraintIn(message))?.[1] ?? "It is there already.";

export function describeFailure(error: unknown): string {
  if (isLostAnswer(error)) return new LostAnswer().message;
  if (typeof navigator !== "undefined" && !navigator.onLine) {
    return "This device is offline. Nothing was saved; what you typed is still here.";
  }
  const { message = "", code } = (error ?? {}) as Refusal;
  if (code === "23514") return wordsForRule(message);
  if (code === "23505") return wordsForDouble(message);
  if (code === "42501" && /^(permission denied|new row violates|Only an admin)/.test(message))
    return "Your admin role was removed, or this session lacks its second factor.";
  if (/fetch|network|abort|timed? ?out/i.test(message) || code === "") {
    return "The shop's database did not answer.";
  }
  return message || "It could not be saved.";
}
