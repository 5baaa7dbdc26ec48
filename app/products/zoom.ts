import PhotoSwipe, { type UIElementData } from "photoswipe";
import "photoswipe/style.css";
import "./zoom.css";
import { own } from "#shop/own.ts";
import type { ProductPicture } from "#shop/pictures.ts";

const acts: Readonly<Record<string, "close" | "prev" | "next" | undefined>> = {
  Escape: "close",
  ArrowLeft: "prev",
  ArrowRight: "next",
};

/**
 * Pictures over the whole screen: swiped, pinched, tapped twice, moved with the arrow keys, counted,
 * each with words. `opener` is what was pressed; the keyboard returns to it, or to the picture that was
 * seen last.
 */
export function openZoom(pictures: readonly ProductPicture[], index: number, opener: Element) {
  if (document.querySelector(".pswp")) return;
  const isAvif = opener.querySelector("img")?.currentSrc.endsWith(".avif");
  const zoom = new PhotoSwipe({
    dataSource: pictures.map(({ src, widths, width, height, alt }) => {
      const widest = Math.max(...widths);
      return {
        ...(isAvif
          ? {
              src: `${src}-${widest}.avif`,
              srcset: widths.map((each) => `${src}-${each}.avif ${each}w`).join(", "),
            }
          : { src: `${src}-800.webp` }),
        width: widest,
        height: Math.round((widest * height) / width),
        alt,
      };
    }),
    index,
    // In a dialog it is a part of it: the keyboard stays inside, and a press is none beside it.
    appendToEl: opener.closest<HTMLElement>("[role=dialog]") ?? document.body,
    showHideAnimationType: "fade",
    bgOpacity: 1,
    // Nothing lies over the furniture.
    padding: { top: 60, bottom: pictures.length > 1 ? 128 : 60, left: 0, right: 0 },
    // Times as large as the whole picture, however small the screen: what was tapped is still in sight.
    secondaryZoomLevel: ({ fit }) => fit * 2.5,
    maxZoomLevel: ({ fit }) => Math.max(fit * 5, 1),
    loop: false,
    // What lies below is inert instead, so that a dialog which comes later can have the focus.
    trapFocus: false,
    arrowPrevTitle: "Previous picture",
    arrowNextTitle: "Next picture",
  });
  zoom.on("uiRegister", () => {
    if (pictures.length > 1) zoom.ui!.registerElement(smallPictures(zoom, pictures, isAvif));
    zoom.ui!.registerElement({
      name: "words",
      appendTo: "root",
      onInit: (words) => {
        zoom.on("change", () => {
          words.textContent = pictures[zoom.currIndex]!.alt;
        });
      },
    });
  });
  zoom.on("bindEvents", () => {
    zoom.element?.setAttribute("aria-label", "Pictures");
    zoom.element?.addEventListener("keydown", (event) => {
      const act = own(acts, event.key);
      if (!act) return;
      // The dialog below would close with it, or keep it to itself.
      event.stopPropagation();
      zoom[act]();
    });
  });
  zoom.init();
  const below = [...zoom.element!.parentElement!.children].filter((part) => part !== zoom.element);
  const setInert = (isInert: boolean) => {
    for (const part of below) part.toggleAttribute("inert", isInert);
  };
  setInert(true);
  zoom.element?.focus();
  zoom.on("destroy", () => {
    setInert(false);
    const last = opener.closest("ul")!.children[zoom.currIndex]!;
    last.querySelector("button")!.focus();
  });
}

/** All of them in a row at the foot, to be chosen. */
function smallPictures(
  zoom: PhotoSwipe,
  pictures: readonly ProductPicture[],
  isAvif?: boolean,
): UIElementData {
  return {
    name: "small",
    appendTo: "root",
    onInit(row) {
      for (const [at, { src, widths }] of pictures.entries()) {
        const choice = document.createElement("button");
        choice.type = "button";
        choice.ariaLabel = `Picture ${at + 1}`;
        const image = choice.appendChild(new Image());
        image.src = isAvif ? `${src}-${Math.min(...widths)}.avif` : `${src}-800.webp`;
        image.alt = "";
        choice.onclick = () => zoom.goTo(at);
        row.append(choice);
      }
      zoom.on("change", () => {
        for (const [at, choice] of [...row.children].entries()) {
          choice.ariaCurrent = String(at === zoom.currIndex);
          if (at === zoom.currIndex) choice.scrollIntoView({ inline: "center" });
        }
      });
    },
  };
}
