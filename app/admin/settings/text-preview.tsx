import { useShop } from "#app/site/use-shop.ts";
import { plural } from "../format.ts";
import { textLength } from "../leads/sms/text-length.ts";
import { previewOf, sampleLead } from "./template-fields.ts";

/** A text as it arrives, and in how many parts carriers send it. */
export function TextPreview({ text }: { text: string }) {
  const { characters, parts, costly } = textLength(text);
  if (!text) return null;
  return (
    <>
      <p className="rounded-lg bg-sunken p-3 [overflow-wrap:anywhere]">{text}</p>
      <p className="mt-1 text-ink-soft">
        {plural(characters, "character")}, {plural(parts, "text")}
        {costly.length > 0
          ? `: ${costly.join(" ")} cut each text to 70 characters instead of 160`
          : ""}
      </p>
    </>
  );
}

export function TemplatePreview({ body }: { body: string }) {
  const { lenders, name: shop, phone } = useShop();
  const known = { ...sampleLead, me: "Maya", shop, lender: lenders[0] ?? "", phone: phone.label };
  return (
    <div className="text-sm">
      <TextPreview text={previewOf(body, known)} />
    </div>
  );
}
