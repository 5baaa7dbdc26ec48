/** What the visitor is told about the text, in words that are true. */
import { detroitTime } from "#shop/calendar/clock.ts";
import { dayNames } from "#shop/calendar/days.ts";

export type TextPromise =
  | { state: "coming" }
  | { state: "later"; at: Date }
  /** No text comes: the number wants none, no one agreed to one, it has had enough, is not one we text, or something else. */
  | { state: "opted_out" | "no_consent" | "limit" | "not_us" | "none" };

const silent = ["opted_out", "no_consent", "limit", "not_us", "none"] as const;

/** The promise in a row of `text_promise`; without one, what the shop promises everybody. */
export function readPromise(row?: { state: string | null; due_at: string | null }): TextPromise {
  if (row?.state === "later" && row.due_at) return { state: "later", at: new Date(row.due_at) };
  const state = silent.find((known) => known === row?.state);
  return state ? { state } : { state: "coming" };
}

/** What the notice says. */
export function noticeText(promise: TextPromise) {
  if (promise.state === "coming") return "We'll text you the application link shortly.";
  if (promise.state === "later") {
    return `We'll text you the application link ${momentText(promise.at)}.`;
  }
  return "Your application link is ready here.";
}

/** Why no text has come yet, or comes at all, by the shop's clock ("Detroit"); `null` in the ordinary case. */
export function exceptionText(promise: TextPromise, phone: string, clock: string) {
  switch (promise.state) {
    case "coming":
      return null;
    case "later":
      return `We don’t text in quiet hours, so yours will reach ${phone} ${momentText(promise.at)}, ${clock} time. The link is already here.`;
    case "opted_out":
      return `${phone} opted out of our texts, so we won’t text it. Use the link below, or text us START to get texts again.`;
    case "no_consent":
      return `We don’t have your OK to text ${phone}. Use the link below, or call us.`;
    case "limit":
      return `We won’t text ${phone} this time: we limit how many texts we send, and this request is over the limit. Use the link below, or call us.`;
    case "not_us":
      return `We can only text US mobile numbers, so we can’t text ${phone}. Use the link below, or call us.`;
    case "none":
      return `We couldn’t text ${phone}. Use the link below, or call us.`;
  }
}

/** "Thursday at 8:00 AM", whatever the visitor's own clock says. */
function momentText(date: Date) {
  const { weekday, time } = detroitTime(date);
  const [hour = 0, minute] = time.split(":");
  return `${dayNames[weekday]} at ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}
