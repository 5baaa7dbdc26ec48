import { type KnownOfProduct, proposedWords } from "#shop/proposed-words.ts";
import { checkProduct, type ProductFields } from "./product-fields.ts";

/** In plain sentences; empty where too little is filled in. */
export const proposalOf = (fields: ProductFields) =>
  proposedWords(checkProduct(fields, false, new Date(), true).product as unknown as KnownOfProduct);

/** A description that was proposed follows the other fields; one that somebody wrote stays. */
export function withProposal(before: ProductFields, next: Partial<ProductFields>) {
  const { description } = before;
  if (!description || next.description !== undefined || description !== proposalOf(before)) {
    return next;
  }
  return { ...next, description: proposalOf({ ...before, ...next }) };
}
