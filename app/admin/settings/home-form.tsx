import * as v from "valibot";
import { TextField } from "#app/ui/text-field.tsx";
import { type HomeWords, homeWords } from "#shop/home-words.ts";
import { own } from "#shop/own.ts";
import type { Tables } from "#supabase/database.types.ts";
import { WordsField } from "../kit/words-field.tsx";
import { ShopPart } from "./shop-part.tsx";

const parts = Object.keys(homeWords) as (keyof HomeWords)[];

const words = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300, ({ input }) => `Keep it to 300 characters. These are ${input.length}.`),
);

/** The row that the form stands for: only what is said otherwise than by the code. */
const homeSchema = v.pipe(
  v.object(
    Object.fromEntries(parts.map((part) => [part, words])) as Record<keyof HomeWords, typeof words>,
  ),
  v.transform((said) => ({
    home_words: Object.fromEntries(Object.entries(said).filter(([, text]) => text !== "")),
  })),
);

/** What the home page says where its words are the owner's to choose. */
export function HomeForm({ shop }: { shop: Tables<"shop"> }) {
  const said = shop.home_words as Partial<HomeWords>;
  const saved = Object.fromEntries(parts.map((part) => [part, own(said, part) ?? ""])) as HomeWords;
  return (
    <ShopPart
      shop={shop}
      title="Home page"
      about="Anything left empty keeps the words shown in gray. Promise only what your crew does."
      label="the home page’s words"
      draft="home words"
      saved={saved}
      schema={homeSchema}
    >
      {({ bind }) => {
        const field = (part: keyof HomeWords) => ({
          ...bind(part),
          placeholder: homeWords[part].replace("{area}", shop.area || "your towns"),
        });
        return (
          <>
            <WordsField label="Below “Unbeatable Furniture Deals”" rows={3} {...field("hero")} />
            <WordsField
              label="Below “White-Glove Delivery & Assembly”"
              rows={3}
              {...field("delivery")}
            />
            {([1, 2, 3, 4] as const).map((card) => (
              <div key={card} className="grid gap-3 sm:grid-cols-2">
                <TextField label={`Card ${card}: title`} {...field(`title${card}`)} />
                <WordsField label={`Card ${card}: text`} rows={3} {...field(`text${card}`)} />
              </div>
            ))}
          </>
        );
      }}
    </ShopPart>
  );
}
