import { useQuery } from "@tanstack/react-query";
import type { Tables } from "#supabase/database.types.ts";
import { QuietForm } from "./quiet-form.tsx";
import { lendersQuery } from "./settings.queries.ts";
import { ShopPart } from "./shop-part.tsx";
import { TextPreview } from "./text-preview.tsx";
import { fillWording, wordingSchema } from "./text-wording.ts";

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
        schema={wordingSchema}
      >
        {({ show, ...form }) => (
          <>
            {show()}
            <ul className="grid gap-3 text-sm">
              {lenders
                .filter(({ active }) => active)
                .map(({ name, application_url: link }) => (
                  <li key={name}>
                    <TextPreview
                      text={fillWording(form.values.text_wording, {
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
