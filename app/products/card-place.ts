import { createContext } from "react";
import type { CardFacts } from "./card-facts.ts";

/** What a card says of the shopper's home: whether it fits, and when it can come; undefined where nothing is known. */
export type PlaceWords = (
  card: Pick<CardFacts, "slug" | "sold">,
  isFitOnly?: boolean,
) => React.ReactNode;

export const PlaceWordsContext = createContext<PlaceWords | undefined>(undefined);
