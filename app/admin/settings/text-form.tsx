import { useQuery } from "@tanstack/react-query";
import type { Tables } from "#supabase/database.types.ts";
import { textsOf } from "../kit/schema.ts";
import { WordsField } from "../kit/words-field.tsx";
import { QuietForm } from "./quiet-form.tsx";
import { lendersQuery } from "./settings.queries.ts";
import { ShopPart } from "./shop-part.tsx";
import { TextPreview } from "./text-preview.tsx";
import { fillWording, mostWording, wordingSchema } from "./text-wording.ts";

/** What somebody who asks for financing is texted. */
export function TextForm({ shop }: { shop: Tables<"shop"> }) {
  const { data: lenders = [] } = useQuery(lendersQuery);
  return (
    <>
      <ShopPart
        shop={shop}
        title="Text to applicants"
        about="Sent with each request, and again when staff resend it. {shop}, {lender}, and {link} are filled in; STOP and HELP stay, in capitals."
        label="text"
        draft="text wording"
        saved={textsOf(shop, wordingSchema)}
        schema={wordingSchema}
      >
        {({ bind, values }) => (
          <>
            <WordsField label="Wording" rows={3} most={mostWording} {...bind("text_wording")} />
            <ul className="grid gap-3 text-sm">
              {lenders
                .filter(({ active }) => active)
                .map(({ name, application_url: link }) => (
                  <li key={name}>
                    <TextPreview
                      text={fillWording(values.text_wording, {
                        shop: shop.name,
                        lender: name,
                        link,
                      })}
                    />
                  </li>
                ))}
            </ul>
          </>
        )}
      </ShopPart>
      <QuietForm shop={shop} />
    </>
  );
}
