/** Who finances a purchase, as the financing page shows them. */
export interface Lender {
  slug: string;
  /** Stored with every lead as `financing_option`. */
  name: string;
  audience: string;
  terms: string;
  details: readonly string[];
  /** Where the lender takes the application. */
  applicationUrl: string;
}
