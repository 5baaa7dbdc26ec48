import { type KnownOfProduct, proposedWords } from "#shop/proposed-words.ts";
import { checkProduct, type ProductFields } from "./product-fields.ts";

/** In plain sentences; empty where too little is filled in. */
export const proposalOf = (fields: ProductFields) =>
  proposedWords(checkProduct(fields, false, new Date(), true).product as unknown as KnownOfProduct);

/**
 * What else is typed with it: a description that was proposed follows the other fields, and one that somebody wrote
 * stays; what is wrong with it is no reason why a new one is here.
 */
export function withProposal(before: ProductFields, typed: Partial<ProductFields>) {
  const next = typed.condition === "new" ? { conditionReason: "", ...typed } : typed;
  const { description } = before;
  if (!description || next.description !== undefined || description !== proposalOf(before)) {
    return next;
  }
  return { ...next, description: proposalOf({ ...before, ...next }) };
}
