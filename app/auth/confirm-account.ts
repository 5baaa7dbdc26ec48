import { button } from "#app/ui/button.ts";

/**
 * Asks whether a mail's link may sign in as this account, over whatever page it led to. A dialog of
 * the browser's own: a second root of React would cost every page the code for it.
 */
export function confirmAccount(account: string, signedInAs?: string): Promise<boolean> {
  const title = element("h2", "wrap-anywhere text-2xl", `Continue as ${account}?`);
  title.id = "link-question";
  const now = signedInAs ? ` You’re currently signed in as ${signedInAs}.` : "";
  const words = element(
    "p",
    "mt-2 wrap-anywhere text-ink-soft",
    `The link you opened signs in to this account.${now} Continue only if it’s your account: its owner can see what you do there.`,
  );
  const no = element("button", button("outline"), "Not me");
  const yes = element("button", button(), "Continue");
  const buttons = element("div", "mt-6 flex flex-wrap justify-end gap-3");
  buttons.append(no, yes);
  const dialog = element("dialog", "w-full max-w-md rounded-2xl bg-surface p-5 text-ink sm:p-6");
  // Said here, because every page's style sheet would carry it for this one question.
  Object.assign(dialog.style, { margin: "auto", boxShadow: "0 0 0 100vmax rgb(10 16 13 / 60%)" });
  dialog.role = "alertdialog";
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.append(title, words, buttons);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    no.onclick = () => dialog.close();
    yes.onclick = () => dialog.close("yes");
    // Escape closes it without a word: that is a no.
    dialog.onclose = () => {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    };
  });
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = "",
) {
  return Object.assign(document.createElement(name), { className, textContent: text });
}
