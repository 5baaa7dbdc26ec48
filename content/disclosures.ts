/**
 * What is said beside each kind of payment plan. SAMPLE wording: the owner's counsel decides, and the
 * owner's words (`shop.disclosures`) stand before these. `{lender}` is filled, and for a 0 % plan also
 * `{amount}`, `{months}` and `{payments}`.
 *
 * Where it comes from: the truth in lending rules want amount, term, payments, rate and down payment
 * beside a monthly amount (12 CFR 1026.24(d)), and the sentence on deferred interest where a plan
 * says "no interest" (12 CFR 1026.16(h)); Michigan's Rental-Purchase Agreement Act (Act 424 of 1984)
 * wants a lease to say that it is one and when one owns the piece.
 */
import type { Disclosures } from "#shop/lenders.ts";

export const disclosures: Disclosures = {
  "zero-percent":
    "Example: {amount} financed with {lender} at 0% APR for {months} months, no down payment: {payments}. With approved credit, before tax and delivery. The agreement with the lender decides.",
  "deferred-interest":
    "No interest if paid in full by the end of the plan. Interest is charged from the purchase date if it is not paid in full by then. With approved credit. The agreement with {lender} decides.",
  "lease-to-own":
    "This is a lease, not a loan. You do not own the furniture until you have paid the total of the agreement or bought it early. The total is more than the cash price. Ask to see the total, the number of payments, and each payment before you sign with {lender}.",
  other:
    "{lender} sets the terms and the cost, and decides who is approved. Ask to see the total of all payments before you sign. The agreement with {lender} decides.",
};
