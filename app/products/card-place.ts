import { createContext } from "react";
import type { CardFacts } from "./card-facts.ts";

/** A card's facts and what they mean for the shopper's home, "Queen · 4 left · Fits · Sat"; undefined where nothing is known. */
export type PlaceWords = (card: CardFacts) => string | undefined;

export const PlaceWordsContext = createContext<PlaceWords | undefined>(undefined);
