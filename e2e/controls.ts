/** Every control of a page, found by itself, for stories that press them all. */
import { kindsOfPages as kindsWithoutProducts } from "#shop/pages.ts";
import { aBed, aMattress, aPackage, articleIds, productPath } from "./sample.ts";

/** They say nothing without a mail's link or a session. */
const needsMore = ["/auth/email-link", "/auth/new-password", "/auth/confirm", "/account"];

/** One page of every kind that shoppers see. */
export const kindsOfPages = [
  ...kindsWithoutProducts.filter((path) => !needsMore.includes(path)),
  productPath(aBed),
  productPath(aMattress),
  `/package-deals/${aPackage.id}`,
  `/blog/${articleIds[0]}`,
  "/no-such-page",
];

/** Has nearly every kind of control. */
const forEveryChange = productPath(aMattress);
export const tagOf = (path: string) => (path === forEveryChange ? "@smoke" : []);

/** Runs in the page: marks the next control that was not pressed yet, and says what is known of it. */
export function nextControl([most, part]: readonly [number, string]) {
  const pressed = document.querySelectorAll<HTMLElement>("[data-press]");
  const interactive =
    "button, summary, input:not([type=hidden]), select, textarea, [contenteditable], [onclick], [tabindex]:not([tabindex='-1'], [role=tabpanel], [role=group], ul), [role=button], [role=switch], [role=checkbox], [role=tab], [role=slider]";
  for (const element of document.querySelectorAll<HTMLInputElement>(interactive)) {
    const { form, type, dataset } = element;
    if (dataset.press || element.matches("a[href], :disabled")) continue;
    if (!element.closest(part)) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const label = element.getAttribute("aria-label") ?? element.name ?? "";
    const name = (label || element.textContent || "").trim();
    const leads = form?.method === "get" && new URL(form.action).pathname;
    const kind = [element.tagName, type, leads, name.split(/[ :]/, 1)[0]].join();
    const times = [...pressed].filter((other) => other.dataset.kind === kind).length;
    dataset.kind = kind;
    dataset.press = `${kind} ${times}`;
    if (times >= most) {
      delete dataset.kind;
      continue;
    }
    return {
      ...{ kind, name, type, times, leads },
      id: dataset.press,
      tag: element.localName,
      role: element.getAttribute("role"),
      isToggle: element.hasAttribute("aria-pressed"),
      isMenu: element.hasAttribute("popovertarget") && (element.popoverTargetAction || "show"),
    };
  }
}
