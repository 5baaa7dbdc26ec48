/** A press that came before anything listened. */
interface Press {
  el: HTMLElement;
  /** Where a form was sent by it. */
  form?: HTMLFormElement;
  /** What a toggle said when it was pressed. */
  was: string | null;
}

declare global {
  interface Window {
    /** What theme.js applied last, once more. */
    applyTheme?: () => void;
    /** What press-recorder.js keeps; a page of the development server has none. */
    presses?: {
      queue: Press[];
      used: { el: Field }[];
      /** The element, or what stands in its place since React made the page anew. */
      now: <Some extends HTMLElement>(el: Some) => Some;
      /** What had the focus last. */
      focused?: Field;
      /** Takes out of the page what is not ours, until `settle`; see starter.js. */
      restore?: () => void;
      settle?: () => void;
      free: (press: Press) => void;
      /** Makes the control that was pressed look busy until the part has come; see lazy.ts. */
      wait: <Part>(part: Promise<Part>) => Promise<Part>;
      /** Shows or hides the note of what to do without scripts. */
      say: (isHidden: boolean) => void;
      done?: boolean;
    };
  }
}

/** With the first commit: the page is React's from here on, as it was painted or made anew. */
export function settlePage() {
  const { presses } = window;
  presses?.settle?.();
  document.documentElement.dataset.whole = "";
  window.applyTheme?.();
  for (const { el } of presses?.used ?? []) {
    const field = presses!.now(el);
    if (field !== el && el.edited !== undefined)
      Object.assign(field, { edited: el.edited, checked: el.checked });
  }
}

/** Once React listens: hands it what was typed and chosen before, then repeats each press on its control. */
export async function replayPresses() {
  const { presses } = window;
  if (!presses || presses.done) return;
  const focused = presses.focused ?? (document.activeElement as HTMLInputElement);
  const { value, selectionStart, selectionEnd } = focused;
  const field = presses.now(focused);
  if (field !== focused) field.focus({ preventScroll: true });
  // The events of a form count as a person's: the recorder would take them for another press.
  presses.done = true;
  tellReact();
  // The router begins in an effect after this one.
  await pause(presses);
  // Told of a text from within an effect, React empties the field and fills it again.
  if (typeof selectionStart === "number" && field.value === value)
    field.setSelectionRange(selectionStart, selectionEnd);
  for (let press = presses.queue.shift(); press; press = presses.queue.shift()) {
    presses.free(press);
    repeat(press);
    // What it changed is drawn before the next one, and a touch may be answered in between.
    await pause(presses);
  }
  presses.say(true);
}

/** Until the next task what is pressed and typed is kept as before; then React is told of it. */
async function pause(presses: NonNullable<Window["presses"]>) {
  presses.done = false;
  await new Promise((next) => setTimeout(next));
  presses.done = true;
  tellReact();
}

function repeat({ form, was, ...press }: Press) {
  const { now } = window.presses!;
  const el = now(press.el);
  if (form) now(form).requestSubmit(press.el === form ? null : el);
  // A heart that was full already, and only painted empty, is what was asked for.
  else if (was === el.getAttribute("aria-pressed")) el.click();
}

/** A field, a select, or a box to tick. */
type Field = HTMLInputElement & {
  /** Somebody typed or chose something before anything listened. */
  edited?: string;
  _valueTracker?: { setValue(value: string): void };
};

function tellReact() {
  const fields = [...document.querySelectorAll<Field>("input, select, textarea")]
    .filter(({ edited }) => edited !== undefined)
    .map((field) => ({ field, checked: field.checked }));
  // To be told of one field, React may have set back the next.
  for (const { field, checked } of fields) {
    const isBox = /checkbox|radio/.test(field.type);
    if (field.value !== field.edited) field.value = field.edited!;
    field.edited = undefined;
    if (isBox) field.checked = checked;
    // React has read the field as it found it, and would take this event for an echo.
    field._valueTracker?.setValue(isBox ? String(!checked) : `not ${field.value}`);
    // Of boxes React hears by their click; one that is no mouse's ticks nothing.
    if (isBox) field.dispatchEvent(new Event("click", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
