/** Texts by what became of them, as the list is filtered. */
import type { TextState } from "#supabase/database.types.ts";

export const textFilters = [
  "all",
  "failed",
  "unsent",
  "opted_out",
  "waiting",
  "delivered",
] as const;
export type TextFilter = (typeof textFilters)[number];

export const textFilterLabels: Record<TextFilter, string> = {
  all: "Any text",
  failed: "Text failed or unconfirmed",
  unsent: "Text not sent",
  opted_out: "Opted out",
  waiting: "Text sending",
  delivered: "Text delivered",
};

/** The states of texts that each stands for. */
export const statesOf: Record<TextFilter, readonly TextState[]> = {
  all: [],
  failed: ["failed", "unknown"],
  unsent: ["refused"],
  opted_out: ["opted_out"],
  waiting: ["checking", "queued", "sending", "sent"],
  delivered: ["delivered"],
};
