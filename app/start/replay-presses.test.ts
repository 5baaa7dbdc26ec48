import { afterEach, expect, test, vi } from "vitest";
import { replayPresses, settlePage } from "./replay-presses.ts";

afterEach(() => vi.unstubAllGlobals());

/** A field of a page, as far as handing over looks at it; `heard` is what React would hear of. */
function field(type: string, value: string, checked = false) {
  const received: string[] = [];
  const tracked: string[] = [];
  return {
    type,
    value,
    checked,
    edited: undefined as string | undefined,
    _valueTracker: { setValue: (known: string) => void tracked.push(known) },
    dispatchEvent(event: Event) {
      expect(event.bubbles).toBe(true);
      received.push(`${event.type}: ${/checkbox|radio/.test(type) ? this.checked : this.value}`);
    },
    received,
    tracked,
  };
}

function page(...fields: ReturnType<typeof field>[]) {
  const presses = {
    queue: [],
    used: [],
    now: (element: unknown) => element,
    free: () => undefined,
    say: () => undefined,
  };
  vi.stubGlobal("window", { presses });
  const documentElement = { dataset: {} };
  vi.stubGlobal("document", { activeElement: {}, documentElement, querySelectorAll: () => fields });
}

test("a box that was ticked before anything listened is told as a click, and stays as it was left", async () => {
  const terms = field("checkbox", "on", true);
  const news = field("checkbox", "on", false);
  terms.edited = "on";
  news.edited = "on";
  page(terms, news);
  await replayPresses();
  expect(terms.received).toEqual(["click: true", "change: true"]);
  // React is to find that it changed.
  expect(terms.tracked).toEqual(["false"]);
  expect(news.received).toEqual(["click: false", "change: false"]);
  expect(news.tracked).toEqual(["true"]);
});

test("a box that React set back when it heard of another one is ticked again", async () => {
  const [first, second] = [field("radio", "a"), field("checkbox", "on", true)];
  first.edited = "a";
  second.edited = "on";
  first.checked = true;
  first.dispatchEvent = () => {
    second.checked = false;
  };
  page(first, second);
  await replayPresses();
  expect(second.received).toEqual(["click: true", "change: true"]);
});

test("what was typed is told as a change, once, and what nobody touched is not", async () => {
  const [email, other] = [field("email", ""), field("text", "as painted")];
  email.edited = "ann@example.com";
  page(email, other);
  await replayPresses();
  expect(email.received).toEqual(["change: ann@example.com"]);
  expect(email.tracked).toEqual(["not ann@example.com"]);
  expect(other.received).toEqual([]);
});

test("on a page that React made anew, text, ticks, focus, presses and theme go to what stands there now", async () => {
  const [typed, ticked] = [field("text", "oak"), field("checkbox", "on", true)];
  typed.edited = "oak";
  ticked.edited = "on";
  const [newTyped, newTicked] = [field("text", ""), field("checkbox", "on", false)];
  page(newTyped, newTicked);
  const heart = { getAttribute: () => "false", click: vi.fn() };
  const lost = { getAttribute: () => "false", click: vi.fn() };
  const anew = new Map<unknown, unknown>([
    [typed, newTyped],
    [ticked, newTicked],
    [lost, heart],
  ]);
  const focus = vi.fn();
  const setSelectionRange = vi.fn();
  Object.assign(newTyped, { focus, setSelectionRange });
  const applyTheme = vi.fn();
  const settle = vi.fn();
  Object.assign(window, { applyTheme });
  Object.assign(window.presses!, {
    settle,
    used: [{ el: typed }, { el: ticked }, { el: lost }],
    queue: [{ el: lost, was: "false" }],
    now: (element: unknown) => anew.get(element) ?? element,
    focused: Object.assign(typed, { selectionStart: 2, selectionEnd: 3 }),
  });
  settlePage();
  expect([settle, applyTheme].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await replayPresses();
  expect(newTyped.received).toEqual(["change: oak"]);
  expect(newTicked.received).toEqual(["click: true", "change: true"]);
  expect(heart.click).toHaveBeenCalledOnce();
  expect(lost.click).not.toHaveBeenCalled();
  expect(focus).toHaveBeenCalledOnce();
  expect(setSelectionRange).toHaveBeenCalledWith(2, 3);
});
