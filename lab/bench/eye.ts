/** What a shopper sees of a slow phone's page, looked up without taking the phone's processor. */
import { Hand } from "./hand.ts";

/** The first element that matches `css` and whose label or text matches `words`. */
export interface Sight {
  css: string;
  words?: RegExp;
}

interface Place {
  x: number;
  y: number;
}

/**
 * A hand on a slowed page. Playwright's locators run a large script in each page, which the slowed processor takes
 * for half a second; this looks with a few lines of its own, and sees nothing before the page has painted.
 */
export class SlowHand extends Hand {
  async tapOn(sight: Sight) {
    await this.see(sight);
    await this.tapAt(() => this.see(sight));
  }
  /** Types into a field once it has the cursor by itself. */
  async typeAt(css: string, text: string) {
    await this.see({ css: `${css}:focus` });
    await this.type(text);
  }
  /** Waits until it was painted; where it is, in pixels of the window. */
  async see({ css, words = /(?:)/ }: Sight): Promise<Place> {
    for (;;) {
      try {
        return await this.page.evaluate(look, [css, words.source] as const);
      } catch (error) {
        if (!/context was destroyed|navigat/.test(String(error))) throw error;
      }
    }
  }
}

/** The page's own navigation ends it with an error. */
function look([css, words]: readonly [string, string]): Promise<Place> {
  const pattern = new RegExp(words);
  return new Promise((seen) => {
    const find = () => {
      if (performance.getEntriesByName("first-contentful-paint")[0])
        for (const element of document.querySelectorAll<HTMLElement>(css)) {
          const text = element.ariaLabel ?? element.textContent;
          if (!pattern.test(text)) continue;
          const { top, bottom, left, width, height } = element.getBoundingClientRect();
          if (height === 0) continue;
          if (top >= 0 && bottom <= innerHeight) {
            // In the frame after this one it has been shown.
            requestAnimationFrame(() => seen({ x: left + width / 2, y: top + height / 2 }));
            return;
          }
          element.scrollIntoView({ block: "center", behavior: "instant" });
          break;
        }
      requestAnimationFrame(find);
    };
    find();
  });
}
