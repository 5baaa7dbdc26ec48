import { expect, test } from "vitest";
import { emptyProduct } from "./product-fields.ts";
import { proposalOf, withProposal } from "./words-proposal.ts";

const sofa = { ...emptyProduct, type: "sofa", color: "gray" };

test("a proposal follows what is filled in, as long as nobody has changed its words", () => {
  expect(proposalOf(sofa)).toBe("A gray sofa. It’s new.");
  const taken = { ...sofa, description: proposalOf(sofa) };
  const typed = { color: "blue" };
  expect(withProposal(taken, typed)).toEqual({
    color: "blue",
    description: "A blue sofa. It’s new.",
  });
  expect(withProposal({ ...sofa, description: "Soft." }, typed)).toEqual(typed);
  expect(withProposal(sofa, typed)).toEqual(typed);
  expect(withProposal(taken, { description: "A gray sofa." })).toEqual({
    description: "A gray sofa.",
  });
});
