import * as v from "valibot";
import { type HomeWords, homeWords } from "#shop/home-words.ts";
import type { Tables } from "#supabase/database.types.ts";
import { field, full, type Look } from "../kit/fields.tsx";
import { textsOf } from "../kit/schema.ts";
import { ShopPart } from "./shop-part.tsx";

const words = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300, ({ input }) => `Keep it to 300 characters. These are ${input.length}.`),
);

const homeSchema = ({ area }: Tables<"shop">) => {
  const fieldOf = (label: string, part: keyof HomeWords, look: Look = { rows: 3 }) => {
    const placeholder = homeWords[part].replace("{area}", area || "your towns");
    return [part, field(label, words, { placeholder, ...look })] as const;
  };
  const all = [
    fieldOf("Below “Unbeatable Furniture Deals”", "hero"),
    fieldOf("Below “White-Glove Delivery & Assembly”", "delivery"),
    ...([1, 2, 3, 4] as const).flatMap((card) => [
      fieldOf(`Card ${card}: title`, `title${card}`, full),
      fieldOf(`Card ${card}: text`, `text${card}`),
    ]),
  ];
  return v.pipe(
    v.object(Object.fromEntries(all) as Record<keyof HomeWords, typeof words>),
    // Only what is said otherwise than by the code.
    v.transform((said) => ({
      home_words: Object.fromEntries(Object.entries(said).filter(([, text]) => text !== "")),
    })),
  );
};

export function HomeForm({ shop }: { shop: Tables<"shop"> }) {
  const schema = homeSchema(shop);
  return (
    <ShopPart
      shop={shop}
      title="Home page"
      about="Anything left empty keeps the words shown in gray. Promise only what your crew does."
      label="the home page’s words"
      draft="home words"
      saved={textsOf(shop.home_words as Partial<HomeWords>, schema)}
      schema={schema}
    />
  );
}
