import * as v from "valibot";
import type { Tables } from "#supabase/database.types.ts";
import { checkbox } from "../kit/fields.tsx";
import { ShopPart } from "./shop-part.tsx";

const schema = v.object({
  counts_demand: checkbox("Count visits", {
    hint: "Off, the site sends nothing. On, a page sends one short message when a visitor leaves it.",
  }),
});

export function CountingForm({ shop }: { shop: Tables<"shop"> }) {
  return (
    <ShopPart
      shop={shop}
      title="Counting visits"
      about="See which products people look at, save, call about, and search for in vain."
      label="counting visits"
      done="Counting visits saved."
      draft="counting"
      schema={schema}
    >
      {({ show }) => (
        <>
          {show()}
          <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-soft">
            <li>
              We keep totals for each product and day: views, saves, compares, and taps to call, to
              text, and to get directions. No cookies, no names, no network addresses.
            </li>
            <li>
              Searches that found nothing are kept for 90 days, and shown once they came up twice.
              Anything that looks like a phone number, an email, or an address isn’t kept.
            </li>
            <li>
              Your staff, anyone else signed in, and visitors whose browser asks not to be tracked
              aren’t counted. Neither is whoever never touches or scrolls the page, like bots.
            </li>
            <li>
              Your privacy policy says all this while it’s on. If you worded that policy yourself,
              have your lawyer read it again.
            </li>
          </ul>
        </>
      )}
    </ShopPart>
  );
}
