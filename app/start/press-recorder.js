/**
 * Runs in a page's head, before anything is painted: keeps what is pressed until the page's scripts
 * listen, which `replayPresses` in replay-presses.ts then gives to the same controls, once and in order. See
 * docs/decisions/0010-no-press-is-lost.md. It has to run in browsers too old for the rest.
 */
(() => {
  const queue = [];
  /** The control that was pressed last, for a second. */
  let last;
  /** What is held down before anything listens. */
  let down;
  let isLost;
  /** What was pressed, typed in or focused, and its place among its like: React may have to make it anew. */
  const used = [];
  const alike = (el) => [].slice.call(document.getElementsByTagName(el.tagName));
  const use = (el) => {
    if (el && !used.some((one) => one.el === el)) used.push({ el, at: alike(el).indexOf(el) });
  };
  /** The element itself, or what stands in its place. */
  const now = (el) => {
    const found = used.filter((one) => one.el === el)[0];
    return (found && !el.isConnected && alike(el)[found.at]) || el;
  };
  const free = (el) => {
    if (el) el.removeAttribute("aria-busy");
  };
  const start = () => {
    if (presses.start) presses.start(1);
  };
  const presses = {
    queue,
    used,
    now,
    free: (press) => free(now(press.el)),
    say(isHidden) {
      const note = document.getElementById("press-note");
      if (note) note.hidden = isHidden && !isLost;
    },
    fail() {
      const held = queue.splice(0);
      const plain = held.find((press) => press.get || press.el.href);
      presses.failed = 1;
      held.map(presses.free);
      if (plain) plain.get ? plain.form.submit() : location.assign(plain.el.href);
      else if (held[0] || presses.wanted) presses.say(false);
    },
    wait(part) {
      const el = last;
      const slow = setTimeout(() => presses.say(false), 8e3);
      const end = () => {
        clearTimeout(slow);
        free(el);
      };
      if (el) el.setAttribute("aria-busy", "true");
      return part.then(
        (loaded) => {
          end();
          presses.say(true);
          return loaded;
        },
        () => {
          end();
          isLost = true;
          presses.say(false);
          return new Promise(() => {});
        },
      );
    },
  };
  window.presses = presses;
  for (const type of "pointerdown pointerup pointercancel mousedown mouseup touchstart touchend keydown keypress keyup compositionstart compositionend textInput paste input change click submit".split(
    " ",
  ))
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        const pressed = (event.submitter || target).closest("a,button,summary,input,select");
        let form;
        let el;
        let get;
        last = pressed;
        setTimeout(() => {
          if (last === pressed) last = null;
        }, 1e3);
        // A finger's own look (`:active`) comes after 100 ms: `data-down` is there with the touch.
        // A field has its cursor when the finger leaves, and later where scripts keep the page busy.
        if (type[0] === "p") {
          if (down) down.removeAttribute("data-down");
          down = type === "pointerdown" && !presses.done && pressed;
          if (down) presses.focused = undefined;
          if (down) down.setAttribute("data-down", "");
        }
        // Between two presses that are repeated, a link is the router's: the browser would load its page anew.
        if (presses.done || !event.isTrusted || (presses.done === false && pressed && pressed.href))
          return;
        // Nothing reaches React meanwhile: it would hydrate the whole page within the event, in one long task.
        event.stopPropagation();
        if (type === "input" || type === "change") target.edited = target.value;
        use(target.edited === undefined ? pressed : target);
        // A button asks for something only a script can do. So does a form that leads to the page it stands on,
        // or one whose fields belong in no address, and a link that takes along what was typed. Other links and
        // forms, menus and fields need nobody.
        if (type === "submit") {
          form = target;
          el = event.submitter || form;
          get = form.method === "get";
          if (get && (presses.failed || new URL(form.action).pathname !== location.pathname))
            return;
        } else {
          el = type === "click" && target.closest("button,[data-carries]");
          if (
            !el ||
            (el.href && (presses.failed || event.ctrlKey || event.metaKey || event.shiftKey)) ||
            el.disabled ||
            el.hasAttribute("popovertarget") ||
            (el.form && el.type === "submit")
          )
            return start();
        }
        event.preventDefault();
        if (presses.failed) return presses.say(false);
        const was = el.getAttribute("aria-pressed");
        // Two presses on a toggle are none, two on what is sent are one, all others count.
        const at = queue.findIndex((press) =>
          form ? press.form === form : was && press.el === el,
        );
        if (at < 0) {
          use(form);
          use(el);
          el.setAttribute("aria-busy", "true");
          queue.push({ el, form, get, was });
        } else if (!form) presses.free(queue.splice(at, 1)[0]);
        setTimeout(() => queue[0] && presses.say(false), 8e3);
        start();
      },
      true,
    );
  addEventListener("focusin", ({ target }) => {
    if (presses.done) return;
    presses.focused = target;
    use(target);
  });
})();
