/**
 * What is said beside each kind of payment plan. SAMPLE wording: the owner's counsel decides, and the
 * owner's words (`shop.disclosures`) stand before these. `{lender}` is filled, and `{period}` where a
 * plan has no interest for one; for a 0 % plan also `{amount}`, `{months}` and `{payments}`.
 *
 * Where it comes from: the truth in lending rules want amount, term, payments, rate and down payment
 * beside a monthly amount (12 CFR 1026.24(d)), and the sentence on deferred interest where a plan
 * says "no interest" (12 CFR 1026.16(h)); Michigan's Rental-Purchase Agreement Act (Act 424 of 1984)
 * wants a lease to say that it is one and when one owns the piece.
 */
import type { Disclosures } from "#shop/lenders.ts";

export const disclosures: Disclosures = {
  "zero-percent":
    "Example: {amount} financed with {lender} at 0% APR for {months} months, no down payment: {payments}. With approved credit, before tax and delivery. A missed payment may add a fee and end the 0% APR. {lender}'s agreement governs.",
  "deferred-interest":
    "No interest if paid in full within {period}. Interest is charged from the purchase date if the balance is not paid in full within {period} or if you miss a payment. Regular payments may not pay it off in time. With approved credit. {lender}'s agreement states the APR and governs.",
  "lease-to-own":
    "This is a lease with an option to own, not a loan. You do not own the furniture until you make every payment or use an early purchase option. If you make every scheduled payment, you pay more than the cash price, and it can be about twice as much. To pay only the cash price, you must pay all of it within {period}; it does not happen by itself. {lender} may check other records about you, even without a credit check. Before you sign, see the cash price, each payment, how many there are, and the total.",
  other:
    "{lender} sets the terms and the cost, and decides who is approved. Ask to see the total of all payments before you sign. {lender}'s agreement governs.",
};
