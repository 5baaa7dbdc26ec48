/** Why the database refused a change, in words for the person who made it. */
import { isLostAnswer, LostAnswer } from "../once.ts";

interface Refusal {
  code?: string;
  message?: string;
  /** The column or argument that was refused, where the database says which: "quantity". */
  details?: unknown;
  hint?: string | null;
}

/** The last is the form's field, where a schema doesn't catch it before. */
type Rule = readonly [constraint: string, words: string, field?: string];

const rules: readonly Rule[] = [
  ["price_below_compare_at", "Enter a price below the compare-at price.", "price"],
  ["price_positive", "Enter a price above $0.", "price"],
  ["stock_not_negative", "Enter a number from 0 to 10,000."],
  ["limited_ends", "A limited offer needs an end date."],
  ["end_after_start", "The end must be after the start."],
  ["close_after_open", "Closing time must be after opening time."],
  ["both_or_none", "Set both times, or clear both for closed."],
  ["products_title_length", "Enter a name of 1 to 60 characters.", "title"],
  ["products_badge_length", "Keep the badge to 30 characters.", "badge"],
  ["products_sku_form", "Keep the SKU to one line of 60 characters.", "sku"],
  ["products_condition_explained", "Describe what’s wrong with it."],
  ["products_pieces_form", "Enter width, depth and height in inches."],
  ["_readable", "Enter plain text on one line."],
  ["in_calendar", "Choose a day from 2000 to 2199."],
  ["full_minutes", "Enter hours and minutes only, 11:59 PM at the latest."],
  ["page_path_form", "A page on this site starts with a slash: /clearance-items"],
  ["headline_length", "Enter a headline of 1 to 160 characters."],
  ["note_length", "Enter up to 120 characters."],
  ["words_length", "Enter 1 to 140 characters."],
  ["path_form", "A page on this site starts with a slash: /clearance-items"],
  ["holds_name_length", "Enter a name.", "name"],
  ["holds_phone_form", "Enter a phone number with its area code.", "phone"],
  [
    "reviews_need_a_source",
    "Enter where it was published. Only sample reviews may leave this empty.",
    "source",
  ],
  ["user_roles_name_form", "Enter a name on one line, up to 60 characters.", "name"],
  ["follow_up_range", "Choose a day before the year 2100."],
];

const doubles: readonly Rule[] = [
  ["articles_pkey", "There is an article at this address already: choose another address.", "id"],
  ["lenders_pkey", "Another lender already has this name.", "name"],
  ["products_pkey", "Another product already has this number."],
  ["products_sku_key", "Another product already has this SKU.", "sku"],
  ["products_slug_key", "Another product already has this page address."],
];

const noAnswer = "The shop’s database didn’t answer. Try again.";

const constraintIn = (message: string) => /constraint "([^"]+)"/.exec(message)?.[1] ?? "";

function ruleOf({ code, message = "" }: Refusal) {
  const constraint = constraintIn(message);
  if (code === "23514") return rules.find(([name]) => constraint.includes(name));
  return code === "23505" ? doubles.find(([name]) => name === constraint) : undefined;
}

/** What a form may call the field that was refused; nothing where the refusal is of the whole. */
export function refusedFields(error: unknown): string[] {
  const { details } = (error ?? {}) as Refusal;
  const field = ruleOf((error ?? {}) as Refusal)?.[2] ?? details;
  if (typeof field !== "string" || !/^[a-z_]+$/.test(field)) return [];
  return [field, field.replace(/_cents$/, "")];
}

/** Postgres's own refusals, whose words are for programmers; these two the shop words itself. */
const isPostgresOwn = (code = "") =>
  /^(0A|21|22|23|42|XX)...$/.test(code) && code !== "42501" && code !== "22001";

export function describeFailure(error: unknown): string {
  if (isLostAnswer(error)) return new LostAnswer().message;
  if (typeof navigator !== "undefined" && !navigator.onLine) {
    return "This device is offline. Nothing was saved; what you typed is still here.";
  }
  const { message = "", code } = (error ?? {}) as Refusal;
  const words = ruleOf((error ?? {}) as Refusal)?.[1];
  if (words) return words;
  if (code === "23514")
    return `Nothing was saved: something you typed isn’t allowed (${constraintIn(message).replaceAll("_", " ")}).`;
  if (code === "23505") return "That already exists.";
  if (code === "42501" && /^(permission denied|new row violates|Only an admin)/.test(message))
    return "Your admin role was removed, or you haven’t entered your second-step code. Sign in again.";
  if (/fetch|network|abort|timed? ?out/i.test(message) || code === "") {
    return noAnswer;
  }
  if (/^(40...|55P03|57014|PGRST00.)$/.test(code ?? "")) return noAnswer;
  if (/^PGRST3/.test(code ?? ""))
    return "You were signed out. Sign in again; what you typed is still here.";
  if (/^PGRST/.test(code ?? "")) return "It couldn’t be saved. Reload the page and try again.";
  if (isPostgresOwn(code)) return "Nothing was saved: something you typed isn’t allowed.";
  return message || "It couldn’t be saved. Try again.";
}
