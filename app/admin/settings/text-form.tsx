import { useQuery } from "@tanstack/react-query";
import type { Tables } from "#app/lib/database.types.ts";
import { field } from "../controls.ts";
import { plural } from "../format.ts";
import { Section } from "../section.tsx";
import { RecordForm } from "./record-form.tsx";
import { lendersQuery } from "./settings.queries.ts";
import { textLength } from "./text-length.ts";
import { fillWording, wordingOf } from "./text-wording.ts";
import { writeShop } from "./write-shop.ts";

/** What somebody who asks for financing is texted. */
export function TextForm({ shop }: { shop: Tables<"shop"> }) {
  const { data: lenders = [] } = useQuery(lendersQuery);
  return (
    <Section
      id="text"
      title="Text to applicants"
      about="Sent once, with the lender’s link. {shop}, {lender}, and {link} are filled in; STOP and HELP stay, in capitals."
      className="max-w-3xl"
    >
      <RecordForm
        label="text"
        record={{ table: "shop", key: shop.name }}
        draft="text wording"
        saved={{ wording: shop.text_wording }}
        version={shop.version}
        rowOf={wordingOf}
        write={(row, version) => writeShop({ ...row, version })}
      >
        {({ bind, values }) => (
          <>
            <label className="grid gap-1 font-semibold">
              Wording
              <textarea
                rows={3}
                maxLength={320}
                className={field("py-2 font-normal")}
                {...bind("wording")}
              />
            </label>
            <ul className="grid gap-3 text-sm">
              {lenders
                .filter(({ active }) => active)
                .map(({ name, application_url: link }) => (
                  <li key={name}>
                    <Preview
                      text={fillWording(values.wording, { shop: shop.name, lender: name, link })}
                    />
                  </li>
                ))}
            </ul>
          </>
        )}
      </RecordForm>
    </Section>
  );
}

function Preview({ text }: { text: string }) {
  const { characters, parts, costly } = textLength(text);
  return (
    <>
      <p className="rounded-lg bg-sunken p-3 [overflow-wrap:anywhere]">{text}</p>
      <p className="mt-1 text-ink-soft">
        {plural(characters, "character")}, {plural(parts, "text")}
        {costly.length > 0
          ? `: ${costly.join(" ")} leave room for 70 characters instead of 160`
          : ""}
      </p>
    </>
  );
}
